import {attributeOf, isSkipped, isTag, textOf, type Element} from './dom';

/** A link of a page to a place on the same site. */
export interface PageLink {
  /** Address of the page that it leads to, without an anchor. */
  readonly page: string;
  /** The section that it leads to; empty for the page as a whole. */
  readonly anchor: string;
  /** What the reader is told there: the link's text, or the row or item of a list that it is all about. */
  readonly text: string;
}

/** Rows and items that say what the page behind their only link is for. */
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
  const visit = (element: Element, block: string | undefined): void => {
    if (isSkipped(element)) {
      return;
    }
    const target = element.tagName === 'a' ? targetOf(element, own) : undefined;
    if (target) {
      links.push({...target, text: block ?? textOf(element)});
      return;
    }
    const about = SHORT_BLOCK.test(element.tagName)
      ? blockAbout(element, own)
      : block;
    element.childNodes.filter(isTag).forEach((child) => visit(child, about));
  };
  visit(root, undefined);
  return links.filter(({text}) => text !== '');
}

/** The text of a block that is short and holds one link. */
function blockAbout(block: Element, own: URL): string | undefined {
  const text = textOf(block);
  return text.length <= BLOCK_LENGTH && countLinks(block, own) === 1
    ? text
    : undefined;
}

function countLinks(element: Element, own: URL): number {
  return element.tagName === 'a'
    ? Number(targetOf(element, own) !== undefined)
    : element.childNodes
        .filter(isTag)
        .reduce((sum, child) => sum + countLinks(child, own), 0);
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
