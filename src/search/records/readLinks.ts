import {attributeOf, isSkipped, isTag, textOf, type Element} from './dom';

/** A link of a page to a place on the same site. */
export interface PageLink {
  /** Address of the page that it leads to, without an anchor. */
  readonly page: string;
  /** The section that it leads to; empty for the page as a whole. */
  readonly anchor: string;
  /** What the reader is told there: the link's text, or the row or item of a list that it stands in. */
  readonly text: string;
}

/** Rows and items say what the page behind a link in them is for. */
const SHORT_BLOCK = /^(?:tr|li)$/;

/** Longest text of such a block, in characters. */
const BLOCK_LENGTH = 160;

/**
 * Reads where the text of a page leads: how other pages name a page is how readers may ask for it.
 *
 * @param root - element that holds the page's text
 * @param url - address of the page
 */
export function readLinks(root: Element, url: string): PageLink[] {
  const own = new URL(url);
  const links: PageLink[] = [];
  const visit = (element: Element, around?: string): void => {
    const {tagName, childNodes} = element;
    const target = tagName === 'a' ? targetOf(element, own) : undefined;
    if (target) {
      links.push({...target, text: around ?? textOf(element)});
    } else if (!isSkipped(element)) {
      const text = SHORT_BLOCK.test(tagName) ? textOf(element) : around;
      const about = text && text.length <= BLOCK_LENGTH ? text : undefined;
      childNodes.filter(isTag).forEach((child) => visit(child, about));
    }
  };
  visit(root);
  return links.filter(({text}) => text !== '');
}

/** Where a link leads, unless out of the site or to its own page. */
function targetOf(
  link: Element,
  own: URL,
): Pick<PageLink, 'page' | 'anchor'> | undefined {
  const href = attributeOf(link, 'href');
  if (href === '' || !URL.canParse(href, own.href)) {
    return undefined;
  }
  const {origin, pathname, hash} = new URL(href, own.href);
  if (origin !== own.origin || pathname === own.pathname) {
    return undefined;
  }
  return {
    page: origin + pathname.replace(/(?<=.)\/$/, ''),
    anchor: decodeURIComponent(hash.slice(1)),
  };
}
