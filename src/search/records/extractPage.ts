import {toLocale, type Localized} from '../../site/locales';
import {SITE_TITLE} from '../../site/siteConfig';
import {textIn} from '../../site/texts';
import {hasHangul} from '../text/hangul';
import {contentOf, headingOf, isHidden, windowTitle} from './content';
import {createRecords} from './createRecords';
import {DEFAULT_TAG, setOfTag} from './docsTag';
import {
  findElement,
  hasClass,
  isTag,
  metaContent,
  parseHtml,
  textOf,
  type Element,
  type Node,
} from './dom';
import {readLinks, type PageLink} from './readLinks';
import {readSections, type PageSection} from './readSections';
import {PAGE_RANKS, type SearchRecord} from './record';

/** Where a built page stands. */
interface PagePlace {
  /** Absolute address without an anchor. */
  readonly url: string;
  /** What readers may call it, from the tables of search terms. */
  readonly topics?: readonly string[];
  /** Whether search engines are kept from the whole site. */
  readonly noIndex?: boolean;
}

/** A built page and its address. */
export interface BuiltPage extends PagePlace {
  readonly html: string;
}

/** The same, parsed. */
export interface ParsedPage extends PagePlace {
  readonly nodes: Node[];
}

/** A documentation set whose pages may be among those that are read. */
export interface LabelledSet {
  readonly id: string;
  readonly label: Localized;
}

/** What is read of a page. */
export interface ExtractedPage {
  readonly records: readonly SearchRecord[];
  /** Where its text leads. */
  readonly links: readonly PageLink[];
}

/** Reads the records and the links of a built page, as {@link extractParsed} does. */
export function extractPage(
  {html, ...place}: BuiltPage,
  sets: readonly LabelledSet[],
): ExtractedPage | undefined {
  return extractParsed({nodes: parseHtml(html), ...place}, sets);
}

/**
 * Reads the records and the links of a built page.
 *
 * @param sets - their pages stand below their label where they have no breadcrumbs
 * @returns `undefined` for pages that are not to be found: redirects and pages marked `noindex`
 */
export function extractParsed(
  {nodes, url, topics = [], noIndex}: ParsedPage,
  sets: readonly LabelledSet[],
): ExtractedPage | undefined {
  const root = contentOf(nodes);
  if (metaContent(nodes, 'refresh') !== undefined || isHidden(nodes, noIndex)) {
    return undefined;
  }
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? DEFAULT_TAG;
  const language = metaContent(nodes, 'docsearch:language') ?? 'en';
  const version = metaContent(nodes, 'docsearch:version') ?? 'current';
  const title = pageTitle(nodes, root, language);
  const sections = readSections(root, title);
  const facts = {
    url,
    language,
    tag,
    version: version.split(','),
    lvl0:
      breadcrumbPath(nodes, title) ||
      textIn(
        setOfTag(tag, version, sets)?.label ?? SITE_TITLE,
        toLocale(language),
      ),
    description: metaContent(nodes, 'description') ?? '',
    topics: [...keywordsOf(nodes), ...topics],
    rank: PAGE_RANKS[kindOf(tag, sections)],
  };
  return {
    records: createRecords(facts, sections),
    links: readLinks(root, url),
  };
}

/** What a page is to readers: what most of its headings are tells a reference. */
function kindOf(
  tag: string,
  sections: readonly PageSection[],
): keyof typeof PAGE_RANKS {
  const entries = sections.filter(({isEntry}) => isEntry);
  if (tag === DEFAULT_TAG) {
    return 'other';
  }
  return 2 * entries.length > sections.length ? 'reference' : 'docs';
}

/** The key words of a page, as its front matter gives them. */
function keywordsOf(nodes: Node[]): string[] {
  return (metaContent(nodes, 'keywords') ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** The heading of a page, else the title of its window, else that of the site. */
function pageTitle(nodes: Node[], root: Element, language: string): string {
  const heading = headingOf(root);
  return (
    (heading && textOf(heading)) ||
    windowTitle(nodes).replace(/ \| [^|]*$/, '') ||
    textIn(SITE_TITLE, toLocale(language))
  );
}

/**
 * The breadcrumbs between "Home" and the page: product and sidebar group. A page in English that has a Korean name ends
 * with it, as its headings do not say it.
 */
function breadcrumbPath(nodes: Node[], title: string): string {
  const list = findElement(nodes, (element) =>
    hasClass(element, 'breadcrumbs'),
  );
  const names = (list?.childNodes ?? [])
    .filter(isTag)
    .slice(1)
    .map((item) => textOf(item));
  const isNamed = hasHangul(names.at(-1) ?? '') && !hasHangul(title);
  return names
    .slice(0, isNamed ? undefined : -1)
    .filter(Boolean)
    .join(' › ');
}
