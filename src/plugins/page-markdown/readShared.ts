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
import {DOCS_SET_LIST} from '../../sets/index';
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
 * @param address - public address of the page
 * @param noIndex - whether search engines are kept from the whole site
 */
export function readShared(
  nodes: Node[],
  address: string,
  noIndex: boolean,
): SharedReading {
  const hidden = isHidden(nodes, noIndex);
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
    title: (heading && textOf(heading)) || windowTitle(nodes),
    description: metaContent(nodes, 'description') ?? '',
    canonical: canonical ? attributeOf(canonical, 'href') : address,
    language: languageOf(nodes, content),
    ...(set && {set}),
    ...(set && version && {version}),
  };
  return {facts, markdown: renderMarkdown(content, facts, address), hidden};
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
