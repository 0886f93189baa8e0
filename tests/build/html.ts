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
  const elements =
    'elements' in root
      ? [...root.elements]
      : DomUtils.getElementsByTagName('*', root, true);
  return elements.filter(test);
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
  return findAll(
    root,
    ({name, attribs}) => name === 'a' && 'href' in attribs,
  ).map(({attribs}) => attribs['href']!);
}

/** The value of a `meta` element, by name or property. */
export function metaOf(page: CrawledPage, name: string): string[] {
  return findAll(
    page,
    ({name: tag, attribs}) =>
      tag === 'meta' &&
      (attribs['name'] === name || attribs['property'] === name),
  ).map(({attribs}) => attribs['content'] ?? '');
}

/** `href` of `link` elements with a relation. */
export function linksOf(page: CrawledPage, rel: string): Element[] {
  return findAll(
    page,
    ({name, attribs}) => name === 'link' && attribs['rel'] === rel,
  );
}
