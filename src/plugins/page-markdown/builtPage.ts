import {docsTag} from '../../search/records/docsTag';
import {
  attributeOf,
  findElement,
  hasClass,
  metaContent,
  textOf,
  type Element,
  type Node,
} from '../../search/records/dom';
import type {DocsSet} from '../../sets/index';

/** What the head of a Markdown twin says of its page. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the original. */
  readonly canonical: string;
  /** Language of the text, which may differ from the interface's. */
  readonly language: string;
  /** Id of the documentation set; absent outside the sets. */
  readonly set?: string;
  /** Version of the documentation; absent outside the sets. */
  readonly version?: string;
}

/** A built page: what it says of itself, and the element that holds its text. */
export interface BuiltPage extends PageFacts {
  readonly content: Element;
}

/** Class of a documentation page's text, and id of what stands between navbar and footer. */
const DOCS_TEXT = 'theme-doc-markdown';
const MAIN_ID = '__docusaurus_skipToContent_fallback';

/** The documentation sets that a page may belong to. */
type Sets = readonly Pick<DocsSet, 'id'>[];

/**
 * Reads a built page.
 *
 * @param nodes - of the whole page
 * @throws Error naming what is missing: text, heading or canonical address
 */
export function readBuiltPage(nodes: Node[], sets: Sets): BuiltPage {
  const content = required('text', contentOf(nodes));
  const heading = findElement([content], ({tagName}) => tagName === 'h1');
  const head = headFacts(nodes, sets);
  const version = metaContent(nodes, 'docsearch:version');
  return {
    content,
    title: textOf(required('first-level heading', heading)),
    ...head,
    language: languageOf(nodes),
    ...(head.set && version && {version}),
  };
}

/** What the head alone says of a page. */
export type PageHead = Pick<
  PageFacts,
  'title' | 'description' | 'canonical' | 'set'
>;

/**
 * Reads the head of a built page. Its title is the one for results of search engines, without the
 * site's name.
 *
 * @param nodes - of the whole page
 * @param siteTitle - that name
 * @throws Error naming what is missing: title or canonical address
 */
export function readPageHead(
  nodes: Node[],
  sets: Sets,
  siteTitle: string,
): PageHead {
  const title = required('title', metaContent(nodes, 'og:title'));
  return {
    ...headFacts(nodes, sets),
    title: title.endsWith(` | ${siteTitle}`)
      ? title.slice(0, -` | ${siteTitle}`.length)
      : title,
  };
}

function headFacts(nodes: Node[], sets: Sets): Omit<PageHead, 'title'> {
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? '';
  const set = sets.find(({id}) => tag.startsWith(docsTag(id, '')))?.id;
  return {
    description: metaContent(nodes, 'description') ?? '',
    canonical: required('canonical address', canonicalOf(nodes)),
    ...(set && {set}),
  };
}

function contentOf(nodes: Node[]): Element | undefined {
  return (
    findElement(nodes, (element) => hasClass(element, DOCS_TEXT)) ??
    findElement(nodes, (element) => attributeOf(element, 'id') === MAIN_ID)
  );
}

function canonicalOf(nodes: Node[]): string | undefined {
  const link = findElement(
    nodes,
    (element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  );
  return link && attributeOf(link, 'href');
}

/** A page in another language than its surroundings says so on the element around its text. */
function languageOf(nodes: Node[]): string {
  const holdsText = (element: Element) =>
    findElement([element], (inner) => hasClass(inner, DOCS_TEXT)) !== undefined;
  const foreign = findElement(
    nodes,
    (element) =>
      element.tagName === 'div' &&
      attributeOf(element, 'lang') !== '' &&
      holdsText(element),
  );
  const html = findElement(nodes, ({tagName}) => tagName === 'html');
  return attributeOf(required('html element', foreign ?? html), 'lang');
}

function required<T>(name: string, value: T | undefined): T {
  if (value === undefined) {
    throw new Error(`no ${name} found in the built page`);
  }
  return value;
}
