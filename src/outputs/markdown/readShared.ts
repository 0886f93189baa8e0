import {
  findPageContent,
  findMainHeading,
  isHiddenFromSearch,
  getWindowTitle,
  getAttribute,
  getCanonicalUrl,
  findElement,
  getMetaContent,
  getText,
  type HtmlElement,
  type HtmlNode,
} from '../../content';
import {findSetBySearchTag} from '../../site/sets/docsTag';
import {PROJECTS_FOLDER} from '../../site/paths';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {SPREADSHEET_CONTRACT} from '../../site/sets/spreadsheet/contract';
import {renderMarkdown, type PageFacts} from './renderMarkdown';

/** Content of a page for Markdown versions, `llms.txt` and social cards. */
export interface SharedContent {
  readonly facts: PageFacts;
  /** Complete text of the Markdown version. */
  readonly markdown: string;
  /** Whether the page is excluded from lists of pages. */
  readonly hidden: boolean;
}

/**
 * Extracts a page's metadata and renders its Markdown version.
 *
 * @param nodes - nodes of the whole page; mutated
 * @param site - title and base URL of the site, and whether the whole site is `noindex`
 * @param address - public URL of the page
 */
export function readSharedContent(
  nodes: HtmlNode[],
  site: {
    readonly title: string;
    readonly noIndex: boolean;
    readonly baseUrl: string;
  },
  address: string,
): SharedContent {
  const hidden = isHiddenFromSearch(nodes, site.noIndex);
  const content = findPageContent(nodes, {withHead: true});
  const heading = findMainHeading(content);
  const version = getMetaContent(nodes, 'docsearch:version');
  const tag = getMetaContent(nodes, 'docsearch:docusaurus_tag') ?? '';
  const set = findSetBySearchTag(tag, version ?? 'current', DOCS_SET_LIST)?.id;
  const button = findElement(
    nodes,
    (element) => getAttribute(element, 'data-project') !== '',
  );
  const urlOf = (file: string) => new URL(site.baseUrl + file, address).href;
  const facts: PageFacts = {
    title: (heading && getText(heading)) || ownTitle(nodes, site.title),
    description: getMetaContent(nodes, 'description') ?? '',
    canonical: getCanonicalUrl(nodes) ?? address,
    language: languageOf(nodes, content),
    ...(set && {set}),
    ...(set && version && {version}),
    ...(button && {
      project: urlOf(
        `${PROJECTS_FOLDER}${getAttribute(button, 'data-project')}.json`,
      ),
      declarations: urlOf(SPREADSHEET_CONTRACT.file),
    }),
  };
  return {facts, markdown: renderMarkdown(content, facts, address), hidden};
}

/** Matches the separator (`titleDelimiter` of Docusaurus) between page title and site title. */
const DELIMITER = / [^\s\p{L}\p{N}]+ $/u;

/** Returns the page's `<title>` without the title of the site. */
function ownTitle(nodes: HtmlNode[], siteTitle: string): string {
  const title = getWindowTitle(nodes);
  const own = title.endsWith(siteTitle)
    ? title.slice(0, -siteTitle.length)
    : '';
  return DELIMITER.test(own) ? own.replace(DELIMITER, '') : title;
}

/** Returns the language of the page's text. Untranslated pages declare it on an element around their text. */
function languageOf(nodes: HtmlNode[], content: HtmlElement): string {
  const foreign = findElement(
    nodes,
    (element) =>
      element.tagName === 'div' &&
      getAttribute(element, 'lang') !== '' &&
      findElement([element], (inner) => inner === content) !== undefined,
  );
  const html = findElement(nodes, ({tagName}) => tagName === 'html')!;
  return getAttribute(foreign ?? html, 'lang');
}
