import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {CrawledPage} from './crawl/crawledPage';

/** Whether an element has all the classes; a class ending in `_` stands for its CSS-module name. */
export function hasClass(element: Element, ...classes: string[]): boolean {
  const own = (element.attribs['class'] ?? '').split(/\s+/);
  return classes.every((name) =>
    own.some((candidate) =>
      name.endsWith('_') ? candidate.startsWith(name) : candidate === name,
    ),
  );
}

/** The descendants of an element, or all elements of a page, that pass a test. */
export function findAll(
  root: CrawledPage | Element,
  test: (element: Element) => boolean,
): Element[] {
  return 'elements' in root
    ? root.elements.filter(test)
    : DomUtils.getElementsByTagName('*', root, true).filter(test);
}

/** The one descendant that passes a test. @throws Error when there is none or more than one */
export function findOne(
  root: CrawledPage | Element,
  what: string,
  test: (element: Element) => boolean,
): Element {
  const found = findAll(root, test);
  if (found.length !== 1) {
    const where = 'file' in root ? root.file : root.name;
    throw new Error(`${where}: expected one ${what}, found ${found.length}`);
  }
  return found[0]!;
}

/** The text a reader sees, white space reduced. */
export function textOf(element: Element): string {
  return DomUtils.textContent(element)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The addresses of all links below an element. */
export function hrefsOf(root: Element): string[] {
  return DomUtils.getElementsByTagName('a', root, true).flatMap(
    ({attribs}) => attribs['href'] ?? [],
  );
}

/** The elements of a page that have a name. */
export function named(page: CrawledPage, name: string): readonly Element[] {
  return page.named.get(name) ?? [];
}

/** The value of a `meta` element, by name or property. */
export function metaOf(page: CrawledPage, name: string): string[] {
  return named(page, 'meta')
    .filter(
      ({attribs}) => attribs['name'] === name || attribs['property'] === name,
    )
    .map(({attribs}) => attribs['content'] ?? '');
}

/** `link` elements with a relation. */
export function linksOf(page: CrawledPage, rel: string): Element[] {
  return named(page, 'link').filter(({attribs}) => attribs['rel'] === rel);
}
