import {parseHtml} from '../../search/records/dom';
import {extractParsed} from '../../search/records/extractPage';
import type {SearchRecord} from '../../search/records/record';
import {DOCS_SET_LIST} from '../../sets/index';
import {isUnlistedPage} from '../../site/unlistedPages';
import {readBuiltPage, readPageHead} from '../page-markdown/builtPage';
import {renderMarkdown} from '../page-markdown/renderMarkdown';
import {cardOf, type CardSite} from '../social-cards/cardOf';
import {cardSvg} from '../social-cards/cardSvg';
import {drawSvg} from '../social-cards/drawSvg';

/** What others show of a page. */
export interface PagePreview {
  /** As search engines show it. */
  readonly result: {
    readonly title: string;
    readonly address: string;
    readonly description: string;
  };
  /** The sections that the search of the site finds, each as its headings from the product down. */
  readonly sections: readonly string[];
  /** The social card as the address of a PNG. */
  readonly card: string;
  /** The Markdown version; empty for pages that have none. */
  readonly markdown: string;
}

/** Where a page stands, and what its site says. */
export interface PreviewedPage extends CardSite {
  /** The page as a browser shows it. */
  readonly html: string;
  /** Public address of the site, without a slash at its end. */
  readonly url: string;
  /** Path of the page, with the base path. */
  readonly route: string;
}

/**
 * Makes of a page in the development server what a build makes of a built one, by the same functions.
 */
export async function pagePreview(page: PreviewedPage): Promise<PagePreview> {
  const {html, url, route} = page;
  const address = url + route;
  const nodes = parseHtml(html);
  const head = readPageHead(nodes, DOCS_SET_LIST, {
    siteTitle: page.title,
    address,
  });
  const built = readBuiltPage(nodes, head);
  const found = extractParsed({nodes, url: address}, DOCS_SET_LIST);
  const png = await drawSvg(cardSvg(cardOf(head, page)));
  return {
    result: {title: head.title, address, description: built.description},
    sections: (found?.records ?? [])
      .filter(({type}) => type !== 'content')
      .map(headingsAbove),
    card: `data:image/png;base64,${png.toString('base64')}`,
    markdown: isUnlistedPage(route) ? '' : renderMarkdown(built, address),
  };
}

function headingsAbove(record: SearchRecord): string {
  return ([0, 1, 2, 3, 4, 5, 6] as const)
    .flatMap((level) => record[`hierarchy.lvl${level}`] ?? [])
    .join(' › ');
}
