import {
  contentOf,
  headingOf,
  isHidden,
  windowTitle,
} from '../../search/records/content';
import {setOfTag} from '../../search/records/docsTag';
import {
  attributeOf,
  findElement,
  metaContent,
  textOf,
  type Element,
  type Node,
} from '../../search/records/dom';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {renderMarkdown, type PageFacts} from './renderMarkdown';

/** What is made of a page for those who share its address, or read it elsewhere. */
export interface SharedReading {
  readonly facts: PageFacts;
  /** Its Markdown version. */
  readonly markdown: string;
  /** Whether no list names it, for nobody is to be led to it. */
  readonly hidden: boolean;
}

/**
 * Reads all that is made of a page for others.
 *
 * @param nodes - of the whole page, which are changed
 * @param site - its name, and whether search engines are kept from all of it
 * @param address - public address of the page
 */
export function readShared(
  nodes: Node[],
  site: {readonly title: string; readonly noIndex: boolean},
  address: string,
): SharedReading {
  const hidden = isHidden(nodes, site.noIndex);
  const content = contentOf(nodes, {withHead: true});
  const heading = headingOf(content);
  const version = metaContent(nodes, 'docsearch:version');
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? '';
  const set = setOfTag(tag, version ?? 'current', DOCS_SET_LIST)?.id;
  const canonical = findElement(
    nodes,
    (element) =>
      element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical',
  );
  const facts: PageFacts = {
    title: (heading && textOf(heading)) || ownTitle(nodes, site.title),
    description: metaContent(nodes, 'description') ?? '',
    canonical: canonical ? attributeOf(canonical, 'href') : address,
    language: languageOf(nodes, content),
    ...(set && {set}),
    ...(set && version && {version}),
  };
  return {facts, markdown: renderMarkdown(content, facts, address), hidden};
}

/** Between a title and the name of the site at its end: a setting. */
const DELIMITER = / [^\s\p{L}\p{N}]+ $/u;

/** What the window of a page is called, without the name of the site at its end. */
function ownTitle(nodes: Node[], siteTitle: string): string {
  const title = windowTitle(nodes);
  const own = title.endsWith(siteTitle)
    ? title.slice(0, -siteTitle.length)
    : '';
  return DELIMITER.test(own) ? own.replace(DELIMITER, '') : title;
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
