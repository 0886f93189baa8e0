import type {Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import type {CrawledPage} from './crawl/crawledPage';

/** Checks that an element has all classes; a class that ends in `_` is the prefix of a CSS-module name. */
export function hasClass(element: Element, ...classes: string[]): boolean {
  const own = (element.attribs['class'] ?? '').split(/\s+/);
  return classes.every((name) =>
    own.some((candidate) =>
      name.endsWith('_') ? candidate.startsWith(name) : candidate === name,
    ),
  );
}

/** Finds the matching descendants of an element, or the matching elements of a page. */
export function findAll(
  root: CrawledPage | Element,
  test: (element: Element) => boolean,
): Element[] {
  return 'elements' in root
    ? root.elements.filter(test)
    : DomUtils.getElementsByTagName('*', root, true).filter(test);
}

/** Finds the only matching descendant. @throws Error if the number of matches is not one */
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

/** Returns the visible text with normalised white space. */
export function readText(element: Element): string {
  return DomUtils.textContent(element)
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lists the addresses of the links in an element. */
export function listHrefs(root: Element): string[] {
  return DomUtils.getElementsByTagName('a', root, true).flatMap(
    ({attribs}) => attribs['href'] ?? [],
  );
}

/** Finds the elements of a page by tag name. */
export function findByTag(page: CrawledPage, name: string): readonly Element[] {
  return page.named.get(name) ?? [];
}

/** Lists the values of `meta` elements by name or property. */
export function readMeta(page: CrawledPage, name: string): string[] {
  return findByTag(page, 'meta')
    .filter(
      ({attribs}) => attribs['name'] === name || attribs['property'] === name,
    )
    .map(({attribs}) => attribs['content'] ?? '');
}

/** Finds the `link` elements with a relation. */
export function findLinks(page: CrawledPage, rel: string): Element[] {
  return findByTag(page, 'link').filter(({attribs}) => attribs['rel'] === rel);
}

/** Lists the canonical addresses of a page; a valid page has one. */
export function readCanonical(page: CrawledPage): string[] {
  return findLinks(page, 'canonical').flatMap(
    ({attribs}) => attribs['href'] ?? [],
  );
}
