import {MARK} from './hostileStrings';

/** Elements that no text of readers, writers or servers may make. */
const ELEMENTS =
  'script, style, iframe, object, embed, base, form, meta, link, animate, marquee, math, video, audio, source';

/** Attributes that are run as they stand. */
const CODE = /^on|^style$|^srcdoc$/i;

/** Attributes that browsers go to, and schemes of addresses that are run. */
const ADDRESS = /(?:^|:)(?:href|src|action|formaction|data|content)$/i;
const RUN = /^(?:\d*;url=)?(?:javascript|data|vbscript):/i;

/**
 * What of a part of a page would be run that came from a hostile string.
 *
 * @param root - holds nothing else with the mark in a script, a handler or an address
 */
export function harmIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const marked = [...element.attributes].filter(({value}) =>
      value.includes(MARK),
    );
    const isCode = element.matches('script, style');
    return [
      ...(element.matches(ELEMENTS) &&
      (isCode ? element.textContent.includes(MARK) : marked.length > 0)
        ? [`<${element.localName}>`]
        : []),
      ...marked
        .filter(
          ({name, value}) =>
            CODE.test(name) ||
            // Browsers read a scheme without blanks and control characters.
            (ADDRESS.test(name) && RUN.test(value.replace(/[\s\0-\x20]/g, ''))),
        )
        .map(({name, value}) => `<${element.localName} ${name}="${value}">`),
    ];
  });
}
