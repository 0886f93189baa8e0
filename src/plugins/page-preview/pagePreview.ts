import {APP_AT_IDLE_META} from '../../native/app';
import {contentOf, isHidden} from '../../search/records/content';
import {metaContent, parseHtml} from '../../search/records/dom';
import {readSections} from '../../search/records/readSections';
import {DOCS_SET_LIST} from '../../sets/index';
import {isUnlistedPage} from '../../site/unlistedPages';
import {readBuiltPage, readPageHead} from '../page-markdown/builtPage';
import {renderMarkdown} from '../page-markdown/renderMarkdown';
import {cardOf, type CardSite} from '../social-cards/cardOf';
import {cardSvg} from '../social-cards/cardSvg';

/** Below the base path: nothing of a build has such an address. */
export const PREVIEW = '__preview';

/** What others show of a page. */
export interface PagePreview {
  /** As search engines show it. */
  readonly title: string;
  readonly address: string;
  readonly description: string;
  /** The sections that the search of the site finds, each as its headings from the title down. */
  readonly sections: readonly string[];
  /** The social card, as SVG. */
  readonly card: string;
  /** The Markdown version; empty for pages that have none. */
  readonly markdown: string;
  /** What the page itself needs the application for; what all pages of a site need it for, a build tells. */
  readonly reasons: readonly string[];
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

/** Makes of a page in the development server what a build makes of a built one, by the same functions. */
export function pagePreview(page: PreviewedPage): PagePreview {
  const {html, url, route} = page;
  const address = url + route;
  const nodes = parseHtml(html);
  const head = readPageHead(nodes, DOCS_SET_LIST, {
    siteTitle: page.title,
    address,
  });
  const {title, description} = head;
  const sections = isHidden(nodes)
    ? []
    : readSections(contentOf(nodes), title).map(({headings}) =>
        headings.filter(Boolean).join(' › '),
      );
  return {
    title,
    address,
    description,
    sections,
    card: cardSvg(cardOf(head, page)),
    reasons: metaContent(nodes, APP_AT_IDLE_META)?.split('; ') ?? [],
    // Last, for it changes the nodes.
    markdown: isUnlistedPage(route)
      ? ''
      : renderMarkdown(readBuiltPage(nodes, head), address),
  };
}
