import {contentOf, headingOf, windowTitle} from '../../search/records/content';
import {setOfTag} from '../../search/records/docsTag';
import {
  attributeOf,
  findElement,
  metaContent,
  textOf,
  type Element,
  type Node,
} from '../../search/records/dom';
import type {DocsSet} from '../../sets/index';

/** What the head of a Markdown version says of its page. */
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

/** The documentation sets that a page may belong to. */
type Sets = readonly Pick<DocsSet, 'id'>[];

/**
 * Reads a built page. Its title is its heading, or else the one of its head.
 *
 * @param nodes - of the whole page
 * @param head - what its head says
 */
export function readBuiltPage(
  nodes: Node[],
  {title, ...head}: PageHead,
): BuiltPage {
  const content = contentOf(nodes, {withHead: true});
  const heading = headingOf(content);
  const version = metaContent(nodes, 'docsearch:version');
  return {
    content,
    title: (heading && textOf(heading)) || title,
    ...head,
    language: languageOf(nodes, content),
    ...(head.set && version && {version}),
  };
}

/** What the head alone says of a page. */
export type PageHead = Pick<
  PageFacts,
  'title' | 'description' | 'canonical' | 'set'
>;

/** Between a title and the name of the site at its end: a setting. */
const DELIMITER = / [^\s\p{L}\p{N}]+ $/u;

/** Where a page stands. */
interface HeadPlace {
  /** Name of the site. */
  readonly siteTitle: string;
  /** Public address of the page, for one that names none. */
  readonly address: string;
}

/**
 * Reads the head of a built page. Its title is the one for results of search engines, without the
 * site's name.
 *
 * @param nodes - of the whole page
 */
export function readPageHead(
  nodes: Node[],
  sets: Sets,
  {siteTitle, address}: HeadPlace,
): PageHead {
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? '';
  const version = metaContent(nodes, 'docsearch:version') ?? 'current';
  const set = setOfTag(tag, version, sets)?.id;
  const title =
    metaContent(nodes, 'og:title') ?? (windowTitle(nodes) || siteTitle);
  const own = title.endsWith(siteTitle)
    ? title.slice(0, -siteTitle.length)
    : '';
  return {
    title: DELIMITER.test(own) ? own.replace(DELIMITER, '') : title,
    description: metaContent(nodes, 'description') ?? '',
    canonical: canonicalOf(nodes) ?? address,
    ...(set && {set}),
  };
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
function languageOf(nodes: Node[], content: Element): string {
  const foreign = findElement(
    nodes,
    (element) =>
      element.tagName === 'div' &&
      attributeOf(element, 'lang') !== '' &&
      findElement([element], (inner) => inner === content) !== undefined,
  );
  const html = findElement(nodes, ({tagName}) => tagName === 'html')!;
  return attributeOf(foreign ?? html, 'lang');
}
