import type {Fault} from '../../../src/sets/problem';
import type {JsxElement} from '../../../src/sets/page/elements';
import type {Rule} from '../types';

/** What the content security policy blocks, or what changes the addresses of the whole page. */
const FORBIDDEN = new Set(['script', 'object', 'embed', 'base']);

/** Attributes that are texts in HTML, and values in JSX. */
const IN_JSX = /^(?:style|on[a-z]+)$/i;

/** Elements that the content security policy lets through, with attributes that React takes. */
export const run: Rule = ({pages}) => ({
  inspected: pages.reduce((sum, {elements}) => sum + elements.length, 0),
  problems: pages.flatMap(({file, elements}) =>
    elements.flatMap(({line, element}) =>
      faultsOf(element).map((fault) => ({file, line, ...fault})),
    ),
  ),
});

function faultsOf({name, attributes}: JsxElement): Fault[] {
  const texts = attributes.flatMap((attribute) =>
    // Components decide themselves what their properties become.
    /^[a-z]/.test(name ?? '') &&
    attribute.type === 'mdxJsxAttribute' &&
    IN_JSX.test(attribute.name) &&
    typeof attribute.value === 'string'
      ? `\`${attribute.name}="${attribute.value}"\` on <${name}>`
      : [],
  );
  return [
    ...(FORBIDDEN.has(name ?? '')
      ? [
          {
            found: `<${name}>`,
            expected: 'an element that the content security policy allows',
            remedy: 'Write Markdown, or make a component in src/components.',
          },
        ]
      : []),
    ...texts.map((found) => ({
      found,
      expected: "JSX: `style={{color: 'red'}}`, `onClick={() => …}`",
      remedy: 'Write the value between braces: React takes no text here.',
    })),
  ];
}
