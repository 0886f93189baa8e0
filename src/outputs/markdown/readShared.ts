import {
  findContent,
  findHeading,
  isHidden,
  windowTitle,
  getAttribute,
  findElement,
  metaContent,
  getText,
  type Element,
  type Node,
} from '../../search';
import {findSetByTag} from '../../site/sets/docsTag';
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
  const content = findContent(nodes, {withHead: true});
  const heading = findHeading(content);
  const version = metaContent(nodes, 'docsearch:version');
  const tag = metaContent(nodes, 'docsearch:docusaurus_tag') ?? '';
  const set = findSetByTag(tag, version ?? 'current', DOCS_SET_LIST)?.id;
  const canonical = findElement(
    nodes,
    (element) =>
      element.tagName === 'link' &&
      getAttribute(element, 'rel') === 'canonical',
  );
  const facts: PageFacts = {
    title: (heading && getText(heading)) || ownTitle(nodes, site.title),
    description: metaContent(nodes, 'description') ?? '',
    canonical: canonical ? getAttribute(canonical, 'href') : address,
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
      getAttribute(element, 'lang') !== '' &&
      findElement([element], (inner) => inner === content) !== undefined,
  );
  const html = findElement(nodes, ({tagName}) => tagName === 'html')!;
  return getAttribute(foreign ?? html, 'lang');
}
