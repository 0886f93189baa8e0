import {jsxAttribute, type JsxElement} from '../../../src/sets/page/elements';
import type {Problem} from '../../../src/sets/problem';
import type {Check} from '../types';
import {isFrameId} from './headings';

const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'base',
  'form',
  'font',
  'center',
]);

// `onClick` and `onclick`, but not a component's own `only`.
const EVENT_HANDLER =
  /^on(?:[A-Z]|blur|change|click|error|focus|input|key|load|mouse|pointer|submit|touch)/;

/** Attributes of elements that load a file; those of images have a check of their own. */
const LOADS = ['src', 'srcSet', 'poster'];

/**
 * No inline style, script, handler or frame: the content security policy forbids them. No name that scripts
 * would find in the place of what they ask for. No file by an address that the build does not put below the base path.
 */
export const markup: Check = {
  name: 'markup',
  unit: 'elements',
  run({pages}) {
    const elements = pages.flatMap((page) =>
      page.elements.map((found) => ({file: page.file, ...found})),
    );
    return {
      inspected: elements.length,
      problems: elements.flatMap(({file, line, element}) =>
        markupProblems(file, line, element),
      ),
    };
  },
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
    if (key === 'name' && isNative && name !== 'details') {
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
    if (key === 'style' || EVENT_HANDLER.test(key)) {
      problems.push({
        file,
        line,
        found: `\`${key}\` on <${name}>`,
        expected: 'no inline style and no event handler in a page',
        remedy: 'Move it into a component with a CSS module.',
      });
    }
  }
  return problems;
}
