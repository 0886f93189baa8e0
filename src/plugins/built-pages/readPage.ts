import {parseHtml} from '../../search/records/dom';
import {
  extractParsed,
  type ExtractedPage,
} from '../../search/records/extractPage';
import {DOCS_SET_LIST} from '../../sets/index';
import {isUnlistedPage} from '../../site/unlistedPages';
import {readShared, type SharedReading} from '../page-markdown/readShared';

/** A built page and what its site says of it. */
export interface PageSource {
  /** Path of the page, with the base path. */
  readonly route: string;
  readonly html: string;
  /** What readers may call it, from the tables of search terms. */
  readonly topics: readonly string[];
  readonly site: PageSite;
}

/** The site that a page belongs to. */
interface PageSite {
  /** Public address, without a slash at its end. */
  readonly url: string;
  readonly title: string;
  /** Whether search engines are kept from all of it. */
  readonly noIndex: boolean;
}

/** What a build takes from one of its pages: plain data. */
export interface PageReading {
  /** What search finds; absent for pages that are not to be found. */
  readonly found?: ExtractedPage;
  /** Absent for pages that nobody shares or reads elsewhere. */
  readonly shared?: SharedReading;
}

/**
 * Reads all that a build takes from a page: parsing it takes longer than any single use of it.
 *
 * @throws Error naming the page and what it lacks
 */
export function readPage({route, html, topics, site}: PageSource): PageReading {
  try {
    const nodes = parseHtml(html);
    const url = `${site.url}${route.replace(/(?<=.)\/$/, '')}`;
    const {noIndex} = site;
    if (isUnlistedPage(route)) {
      return {};
    }
    const found = extractParsed({nodes, url, topics, noIndex}, DOCS_SET_LIST);
    return {
      ...(found && {found}),
      // Last, for it changes the nodes.
      shared: readShared(nodes, site, site.url + route),
    };
  } catch (error) {
    throw new Error(`${route}: ${(error as Error).message}`, {cause: error});
  }
}
