import {DOCS_SET_LIST} from '../../sets/index';
import {toLocale, type Localized} from '../../site/locales';
import {SITE_TITLE} from '../../site/siteConfig';
import {textIn} from '../../site/texts';
import type {SearchRecord} from '../record';
import {
  classesOf,
  findElement,
  isTag,
  metaContent,
  parseHtml,
  textOf,
  type Element,
  type Node,
} from './dom';
import {createRecords} from './records';
import {readSections} from './sections';

/** A built page and its address. */
export interface BuiltPage {
  readonly html: string;
  /** Absolute address without an anchor. */
  readonly url: string;
}

/** Rank of documentation pages and of all others; see `PageFacts`. */
const RANKS = {docs: 10, other: 5};

/** Pages that applications open, not readers. */
const UNLISTED = /\/csh-redirect$/;

/**
 * Reads the records of a built page.
 *
 * @returns `undefined` for pages that are not to be found: redirects and pages marked `noindex`
 */
export function extractPage({
  html,
  url,
}: BuiltPage): SearchRecord[] | undefined {
  const nodes = parseHtml(html);
  const root = contentRoot(nodes);
  if (!root || isHidden(nodes) || UNLISTED.test(url)) {
    return undefined;
  }
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? 'default';
  const language = metaContent(nodes, 'docsearch:language') ?? 'en';
  const version = metaContent(nodes, 'docsearch:version') ?? 'current';
  const facts = {
    url,
    language,
    tag,
    version: version.split(','),
    lvl0:
      breadcrumbPath(nodes) ||
      textIn(productOf(tag) ?? SITE_TITLE, toLocale(language)),
    rank: tag === 'default' ? RANKS.other : RANKS.docs,
  };
  return createRecords(facts, readSections(root, pageTitle(nodes, root)));
}

function isHidden(nodes: Node[]): boolean {
  return (
    metaContent(nodes, 'refresh') !== undefined ||
    /noindex/.test(metaContent(nodes, 'robots') ?? '')
  );
}

function contentRoot(nodes: Node[]): Element | undefined {
  return (
    findElement(nodes, (element) =>
      classesOf(element).includes('theme-doc-markdown'),
    ) ??
    findElement(nodes, ({tagName}) => tagName === 'article') ??
    findElement(nodes, ({tagName}) => tagName === 'main')
  );
}

function pageTitle(nodes: Node[], root: Element): string {
  const heading = findElement([root], ({tagName}) => tagName === 'h1');
  const title = findElement(nodes, ({tagName}) => tagName === 'title');
  return heading
    ? textOf(heading)
    : (title ? textOf(title) : '').replace(/ \| [^|]*$/, '');
}

/** The breadcrumbs between "Home" and the page: product and sidebar group. */
function breadcrumbPath(nodes: Node[]): string {
  const list = findElement(nodes, (element) =>
    classesOf(element).includes('breadcrumbs'),
  );
  return (list?.childNodes ?? [])
    .filter(isTag)
    .slice(1, -1)
    .map((item) => textOf(item))
    .filter(Boolean)
    .join(' › ');
}

/** The product whose documentation carries a tag such as `docs-ocr-current`. */
function productOf(tag: string): Localized | undefined {
  return DOCS_SET_LIST.find(({id}) => tag.startsWith(`docs-${id}-`))?.label;
}
