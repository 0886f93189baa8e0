import type {Fault, JsxElement} from '../../../src/content';
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
  const faults: Fault[] = [];
  if (FORBIDDEN.has(name ?? '')) {
    faults.push({
      found: `<${name}>`,
      expected: 'an element that the content security policy allows',
      remedy: 'Write Markdown, or make a component in src/components.',
    });
  }
  for (const attribute of attributes) {
    // Components decide themselves what their properties become.
    if (
      /^[a-z]/.test(name ?? '') &&
      attribute.type === 'mdxJsxAttribute' &&
      IN_JSX.test(attribute.name) &&
      typeof attribute.value === 'string'
    ) {
      faults.push({
        found: `\`${attribute.name}="${attribute.value}"\` on <${name}>`,
        expected: "JSX: `style={{color: 'red'}}`, `onClick={() => …}`",
        remedy: 'Write the value between braces: React takes no text here.',
      });
    }
  }
  return faults;
}
