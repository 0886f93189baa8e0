import type {ProblemText, JsxElement} from '../../../src/content';
import type {CheckRule} from '../sources';

/** Blocked by the content security policy; `<base>` would change all addresses of a page. */
const FORBIDDEN = new Set(['script', 'object', 'embed', 'base']);

/** Attributes that are strings in HTML, but not in JSX. */
const IN_JSX = /^(?:style|on[a-z]+)$/i;

/** Elements are allowed by the content security policy, and have valid JSX attributes. */
export const run: CheckRule = ({pages}) =>
  pages.flatMap(({file, elements}) =>
    elements.flatMap(({line, element}) =>
      faultsOf(element).map((fault) => ({file, line, ...fault})),
    ),
  );

function faultsOf({name, attributes}: JsxElement): ProblemText[] {
  const faults: ProblemText[] = [];
  if (FORBIDDEN.has(name ?? '')) {
    faults.push({
      found: `<${name}>`,
      expected: 'an element that the content security policy allows',
      remedy: 'Write Markdown, or make a component in src/components.',
    });
  }
  for (const attribute of attributes) {
    // Properties of components may have any type.
    if (
      /^[a-z]/.test(name ?? '') &&
      attribute.type === 'mdxJsxAttribute' &&
      IN_JSX.test(attribute.name) &&
      typeof attribute.value === 'string'
    ) {
      faults.push({
        found: `\`${attribute.name}="${attribute.value}"\` on <${name}>`,
        expected: "JSX: `style={{color: 'red'}}`, `onClick={() => …}`",
        remedy:
          'Write the value between braces: React does not accept a string here.',
      });
    }
  }
  return faults;
}
