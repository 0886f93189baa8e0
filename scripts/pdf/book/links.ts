import {attributeOf, type Element} from '../../../src/search/records/dom';
import {anchorIn} from './anchors';
import {setAttribute, walk} from './tree';

/** Where links of a book may lead. */
export interface LinkTargets {
  /** Origin of the site's public address. */
  readonly url: string;
  /** Pages of the book: path → its anchor and the ids of its elements. */
  readonly pages: ReadonlyMap<
    string,
    {readonly anchor: string; readonly ids: ReadonlySet<string>}
  >;
  /** Paths of the site without a page → the page that each leads to. */
  readonly redirects: Readonly<Record<string, string>>;
}

/**
 * Leads the links of a page to where they lead in a book.
 *
 * @param element - changed in place
 * @param route - path of the page
 * @throws Error naming page and link when a page of the book lacks the anchor
 */
export function bindLinks(
  element: Element,
  route: string,
  targets: LinkTargets,
): void {
  walk(element, (each) => {
    if (each.tagName === 'a' && attributeOf(each, 'href')) {
      setAttribute(
        each,
        'href',
        bookHref(attributeOf(each, 'href'), route, targets),
      );
    }
  });
}

/**
 * The address of a link in a book: an anchor of the book, or an absolute address.
 *
 * @param href - address as the page has it
 * @param route - path of the page
 * @throws Error naming page and link when a page of the book lacks the anchor
 */
function bookHref(
  href: string,
  route: string,
  {url, pages, redirects}: LinkTargets,
): string {
  const target = new URL(href, url + route);
  if (target.origin !== url) {
    return target.href;
  }
  const path = decodeURI(target.pathname).replace(/(?<=.)\/$/, '');
  const page = pages.get(redirects[path] ?? path);
  if (!page) {
    return target.href;
  }
  const id = decodeURIComponent(target.hash.slice(1));
  if (id && !page.ids.has(id)) {
    throw new Error(
      `${route}: the link to ${href} expects an element with the id "${id}" in the text of ${path}, received none. Correct the link or the heading's id, then build again.`,
    );
  }
  return fragmentOf(id ? anchorIn(page.anchor, id) : page.anchor);
}

/** The address of an anchor in its own document. */
export function fragmentOf(anchor: string): string {
  return `#${encodeURI(anchor)}`;
}
