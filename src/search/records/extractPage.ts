import {toLocale} from '../../site/locales';
import {DEFAULT_SEARCH_TAG, findSetBySearchTag} from '../../site/sets/docsTag';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {SITE_TITLE} from '../../site/siteConfig';
import {getLocalizedText} from '../../site/texts';
import {hasHangul} from '../text/hangul';
import {createRecords} from './createRecords';
import {
  findPageContent,
  findElement,
  findMainHeading,
  getText,
  hasClass,
  isElement,
  isHiddenFromSearch,
  getMetaContent,
  getWindowTitle,
  type HtmlElement,
  type HtmlNode,
} from '../../content';
import {readLinks, type ExtractedPage} from './linkTexts';
import {readSections, type PageSection} from './readSections';
import {PAGE_RANKS} from './record';

interface BuiltPage {
  readonly nodes: HtmlNode[];
  /** Absolute URL of the page, without an anchor. */
  readonly url: string;
  /** Additional search terms of the page, from the search term tables in `i18n`. */
  readonly topics?: readonly string[];
  /** True if the whole site is `noindex`. */
  readonly noIndex?: boolean;
}

/**
 * Extracts the search records and links of a built page. Returns `undefined` for redirects and for pages
 * hidden from search.
 */
export function extractPage({
  nodes,
  url,
  topics = [],
  noIndex,
}: BuiltPage): ExtractedPage | undefined {
  if (
    getMetaContent(nodes, 'refresh') !== undefined ||
    isHiddenFromSearch(nodes, noIndex)
  ) {
    return undefined;
  }
  const root = findPageContent(nodes);
  const tag =
    getMetaContent(nodes, 'docsearch:docusaurus_tag') ?? DEFAULT_SEARCH_TAG;
  const language = getMetaContent(nodes, 'docsearch:language') ?? 'en';
  const version = getMetaContent(nodes, 'docsearch:version') ?? 'current';
  const title = findPageTitle(nodes, root, language);
  const sections = readSections(root, title);
  const set = findSetBySearchTag(tag, version, DOCS_SET_LIST);
  const page = {
    url,
    language,
    tag,
    version: version.split(','),
    lvl0:
      readBreadcrumbPath(nodes, title) ||
      getLocalizedText(set?.label ?? SITE_TITLE, toLocale(language)),
    description: getMetaContent(nodes, 'description') ?? '',
    topics: [...readKeywords(nodes), ...topics],
    rank: PAGE_RANKS[findPageKind(tag, sections)],
  };
  return {
    records: createRecords(page, sections),
    links: readLinks(root, url),
  };
}

/** Determines the kind of a page. In a documentation set, it is a reference if most headings are names from code. */
function findPageKind(
  tag: string,
  sections: readonly PageSection[],
): keyof typeof PAGE_RANKS {
  const entries = sections.filter(({isEntry}) => isEntry);
  if (tag === DEFAULT_SEARCH_TAG) {
    return 'other';
  }
  return 2 * entries.length > sections.length ? 'reference' : 'docs';
}

/** Reads the keywords, which Docusaurus copies from the front matter to a `<meta>`. */
function readKeywords(nodes: HtmlNode[]): string[] {
  return (getMetaContent(nodes, 'keywords') ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Returns the main heading of a page. Falls back to its window title, then to the title of the site. */
function findPageTitle(
  nodes: HtmlNode[],
  root: HtmlElement,
  language: string,
): string {
  const heading = findMainHeading(root);
  return (
    (heading && getText(heading)) ||
    getWindowTitle(nodes).replace(/ \| [^|]*$/, '') ||
    getLocalizedText(SITE_TITLE, toLocale(language))
  );
}

/**
 * Returns the breadcrumbs between the home page and this page: product and sidebar group. Includes the last
 * breadcrumb if it is the Korean name of a page with English headings, which the headings do not contain.
 */
function readBreadcrumbPath(nodes: HtmlNode[], title: string): string {
  const list = findElement(nodes, (element) =>
    hasClass(element, 'breadcrumbs'),
  );
  const names = (list?.childNodes ?? [])
    .filter(isElement)
    .slice(1)
    .map((item) => getText(item));
  const isTranslation = hasHangul(names.at(-1) ?? '') && !hasHangul(title);
  return names
    .slice(0, isTranslation ? undefined : -1)
    .filter(Boolean)
    .join(' › ');
}
