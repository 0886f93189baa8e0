import {type Fault, jsxAttribute, type JsxElement} from '../../../src/content';
import type {Rule} from '../types';

/** Blocked by the content security policy; `<base>` would change all addresses of a page. */
const FORBIDDEN = new Set(['script', 'object', 'embed', 'base']);

/** Images of other sites, which `npm run hosts` checks. */
const OUTSIDE = /^(?!pathname:)(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Pages contain no elements that the content security policy blocks, and no `<img>` elements for files of the site. */
export const run: Rule = ({pages}) => ({
  inspected: pages.reduce((sum, {elements}) => sum + elements.length, 0),
  problems: pages.flatMap(({file, elements}) =>
    elements.flatMap(({line, element}) => {
      const fault = findFault(element);
      return fault ? {file, line, ...fault} : [];
    }),
  ),
});

function findFault(element: JsxElement): Fault | undefined {
  const name = element.name ?? '';
  if (FORBIDDEN.has(name)) {
    return {
      found: `<${name}>`,
      expected: 'an element that the content security policy allows',
      remedy: 'Write Markdown, or make a component in src/components.',
    };
  }
  const src = name === 'img' && jsxAttribute(element, 'src');
  return typeof src !== 'string' || OUTSIDE.test(src)
    ? undefined
    : {
        found: `<img src="${src}">`,
        expected:
          'a Markdown image, for which the build finds the file and its size',
        remedy: `Write ![what it shows](${src}).`,
      };
}
