import {headingOf, windowTitle} from '../../../src/search/records/content';
import {
  attributeOf,
  hasClass,
  isTag,
  parseHtml,
  textOf,
  type Element,
  type Node,
} from '../../../src/search/records/dom';
import {SHEET_ATTRIBUTE} from '../../../src/site/sheetAttribute';
import type {BookPage} from '../book/types';

/** Class of the text of a documentation page. */
const TEXT = 'theme-doc-markdown';

/**
 * Reads a documentation page as it was built.
 *
 * @param route - path of the page
 * @throws Error naming page and part when the text or its language is missing
 */
export function readPage(html: string, route: string): BookPage {
  const nodes = parseHtml(html);
  const around = pathTo(nodes, (element) => hasClass(element, TEXT));
  const content = required(
    route,
    `element of the class ${TEXT}`,
    around.at(-1),
  );
  const heading = headingOf(content);
  const language = around
    .map((each) => attributeOf(each, 'lang'))
    .filter(Boolean)
    .at(-1);
  return {
    route,
    title: heading
      ? textOf(heading)
      : windowTitle(nodes).replace(/ \| [^|]*$/, ''),
    language: required(route, 'lang attribute', language),
    content,
    styleSheets: styleSheetsOf(nodes),
  };
}

/** The elements from the outermost down to the first for which `test` holds; empty when there is none. */
function pathTo(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): Element[] {
  for (const node of nodes.filter(isTag)) {
    const below = test(node) ? [node] : [];
    const found = below.length > 0 ? below : pathTo(node.childNodes, test);
    if (found.length > 0) {
      return found === below ? below : [node, ...found];
    }
  }
  return [];
}

function styleSheetsOf(nodes: readonly Node[]): string[] {
  return nodes.filter(isTag).flatMap((element) => {
    const address = attributeOf(element, SHEET_ATTRIBUTE);
    return address ? [address] : styleSheetsOf(element.childNodes);
  });
}

function required<T>(route: string, name: string, value: T | undefined): T {
  if (value === undefined) {
    throw new Error(
      `${route}: expected a page of the documentation with a ${name}, found none. Build the site again.`,
    );
  }
  return value;
}
