import {MARK} from './hostileStrings';

/** Elements that no text may create. */
const ELEMENTS =
  'script, style, iframe, object, embed, base, form, meta, link, animate, marquee, math, video, audio, source';

/** Attributes that contain code. */
const CODE = /^on|^style$|^srcdoc$/i;

/** Attributes that contain addresses, and schemes that run code. */
const ADDRESS = /(?:^|:)(?:href|src|action|formaction|data|content)$/i;
const RUN = /^(?:\d*;url=)?(?:javascript|data|vbscript):/i;

/**
 * Finds elements and attributes that would run code of a hostile string.
 *
 * @param root - contains the mark in no other script, handler or address
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
            // Browsers ignore whitespace and control characters in a scheme.
            (ADDRESS.test(name) && RUN.test(value.replace(/[\s\0-\x20]/g, ''))),
        )
        .map(({name, value}) => `<${element.localName} ${name}="${value}">`),
    ];
  });
}
