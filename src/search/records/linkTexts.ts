import {
  getAttribute,
  getText,
  isElement,
  isNonContentElement,
  type HtmlElement,
} from '../../content';
import type {SearchRecord} from './record';

/** A link to another page of the site. */
export interface ExtractedLink {
  /** URL of the target page or section, as in the `url` of its records. */
  readonly url: string;
  /** Link text, or the text of the table row or list item with the link. */
  readonly text: string;
}

/** The records of a page, and its links to other pages. */
export interface ExtractedPage {
  readonly records: readonly SearchRecord[];
  readonly links: readonly ExtractedLink[];
}

/** Tag names of blocks whose text describes the page that they link to. */
const SHORT_BLOCK = /^(?:tr|li)$/;

/** Maximum length of the text of such a block, in characters. The text of longer blocks is not used. */
const BLOCK_LENGTH = 160;

/** Maximum number of link texts stored per target. */
const MAX_TEXTS = 24;

/**
 * Reads the links in the text of a page. Their texts are indexed with the target, since readers may search
 * for these words.
 *
 * @param root - element that contains the text
 * @param url - URL of the page
 */
export function readLinks(root: HtmlElement, url: string): ExtractedLink[] {
  const own = new URL(url);
  const links: ExtractedLink[] = [];
  const visit = (element: HtmlElement, blockText?: string): void => {
    const {tagName, childNodes} = element;
    const target = tagName === 'a' && findTarget(element, own);
    if (target) {
      links.push({url: target, text: blockText ?? getText(element)});
    } else if (!isNonContentElement(element)) {
      const text = SHORT_BLOCK.test(tagName) ? getText(element) : blockText;
      const short = text && text.length <= BLOCK_LENGTH ? text : undefined;
      childNodes.filter(isElement).forEach((child) => visit(child, short));
    }
  };
  visit(root);
  return links.filter(({text}) => text !== '');
}

/** Returns the URL of a link's target; `undefined` for links to other sites or to the same page. */
function findTarget(link: HtmlElement, own: URL): string | undefined {
  const href = getAttribute(link, 'href');
  if (href === '' || !URL.canParse(href, own.href)) {
    return undefined;
  }
  const {origin, pathname, hash} = new URL(href, own.href);
  if (origin !== own.origin || pathname === own.pathname) {
    return undefined;
  }
  const page = origin + pathname.replace(/(?<=.)\/$/, '');
  return hash.length > 1 ? page + decodeURIComponent(hash) : page;
}

/**
 * Collects the records of all pages. Adds the texts of links from pages in the same language to the first
 * record of each target page or section.
 */
export function joinPageRecords(
  pages: readonly ExtractedPage[],
): SearchRecord[] {
  const texts = new Map<string, Set<string>>();
  for (const {records, links} of pages) {
    for (const {url, text} of links) {
      const key = `${records[0]?.language} ${url}`;
      texts.set(key, (texts.get(key) ?? new Set()).add(text));
    }
  }
  return pages.flatMap(({records}) =>
    records.map((record) => {
      const key = `${record.language} ${record.url}`;
      const found = texts.get(key);
      texts.delete(key);
      return found
        ? {...record, link_texts: [...found].sort().slice(0, MAX_TEXTS)}
        : record;
    }),
  );
}
