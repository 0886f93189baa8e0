import {jsxAttribute, type JsxElement} from '../../../src/sets/page/elements';
import type {Problem} from '../../../src/sets/problem';
import type {Rule} from '../types';
import {isFrameId} from './headings';

/** What the content security policy blocks, or what changes the addresses of the whole page. */
const FORBIDDEN_ELEMENTS = new Set(['script', 'object', 'embed', 'base']);

/** Elements that a document has as a property, by their name: https://html.spec.whatwg.org/#dom-document-nameditem */
const NAMED_BY_DOCUMENT = new Set(['embed', 'form', 'iframe', 'img', 'object']);

/** Attributes that are texts in HTML, and values in JSX. */
const IN_JSX = /^(?:style|on[a-z]+)$/i;

/** Attributes of elements that load a file; those of images have a check of their own. */
const LOADS = ['src', 'srcSet', 'poster'];

/**
 * No script, no handler as a text and no frame of another host: the content security policy forbids them. No name that scripts
 * would find in the place of what they ask for. No file by an address that the build does not put below the base path.
 */
export const run: Rule = ({pages}) => {
  const elements = pages.flatMap((page) =>
    page.elements.map((found) => ({file: page.file, ...found})),
  );
  return {
    inspected: elements.length,
    problems: elements.flatMap(({file, line, element}) =>
      markupProblems(file, line, element),
    ),
  };
};

function markupProblems(
  file: string,
  line: number,
  element: JsxElement,
): Problem[] {
  const {name, attributes} = element;
  const problems: Problem[] = [];
  // Components decide themselves what their properties become.
  const isNative = /^[a-z]/.test(name ?? '');
  if (FORBIDDEN_ELEMENTS.has(name ?? '')) {
    problems.push({
      file,
      line,
      found: `<${name}>`,
      expected:
        'an element that the content security policy and the page layout allow',
      remedy: 'Write Markdown, or make a component in src/components.',
    });
  }
  const id = jsxAttribute(element, 'id');
  if (typeof id === 'string' && isFrameId(id)) {
    problems.push({
      file,
      line,
      found: `id "${id}" on <${name}>, which a script or an element around every page has`,
      expected: 'an id that stands for nothing else',
      remedy: 'Choose another id and correct the links to it.',
    });
  }
  for (const attribute of attributes) {
    const key = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    if (key === 'name' && NAMED_BY_DOCUMENT.has(name ?? '')) {
      problems.push({
        file,
        line,
        found: `\`name\` on <${name}>`,
        expected:
          'no name: scripts that ask the document for something of that name, such as its body, get the element',
        remedy: 'Leave it out, or give the element an id to link to.',
      });
    }
    const value = jsxAttribute(element, key);
    if (
      name === 'iframe' &&
      key === 'src' &&
      typeof value === 'string' &&
      /^(?:https?:)?\/\//i.test(value)
    ) {
      problems.push({
        file,
        line,
        found: `<iframe src="${value}">`,
        expected:
          'no frame of another host: the content security policy blocks it',
        remedy: 'Link to it instead.',
      });
    } else if (
      isNative &&
      name !== 'img' &&
      LOADS.includes(key) &&
      typeof value === 'string' &&
      !/^[a-z]+:/i.test(value)
    ) {
      problems.push({
        file,
        line,
        found: `\`${key}="${value}"\` on <${name}>`,
        expected:
          'no address of this site in an element: the build leaves it as it is, whatever path the site stands below',
        remedy:
          'Make a component in src/components that asks useBaseUrl() for the address.',
      });
    }
    if (isNative && IN_JSX.test(key) && typeof value === 'string') {
      problems.push({
        file,
        line,
        found: `\`${key}="${value}"\` on <${name}>`,
        expected: "JSX: `style={{color: 'red'}}`, `onClick={() => …}`",
        remedy: 'Write the value between braces: React takes no text here.',
      });
    }
  }
  return problems;
}
