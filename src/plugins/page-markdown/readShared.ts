import {isHidden} from '../../search/records/content';
import type {Node} from '../../search/records/dom';
import {DOCS_SET_LIST} from '../../sets/index';
import {
  readBuiltPage,
  readPageHead,
  type PageFacts,
  type PageHead,
} from './builtPage';
import {renderMarkdown} from './renderMarkdown';

/** What is made of a page for those who share its address, or read it elsewhere. */
export interface SharedReading {
  /** Whether no list names it, for nobody is to be led to it. */
  readonly hidden: boolean;
  /** What its head says. */
  readonly head: PageHead;
  readonly facts: PageFacts;
  /** Its Markdown version. */
  readonly markdown: string;
}

/**
 * Reads all that is made of a page for others.
 *
 * @param nodes - of the whole page, which are changed
 * @param address - public address of the page
 */
export function readShared(
  nodes: Node[],
  {
    title: siteTitle,
    noIndex,
  }: {readonly title: string; readonly noIndex: boolean},
  address: string,
): SharedReading {
  const head = readPageHead(nodes, DOCS_SET_LIST, {siteTitle, address});
  const {content, ...facts} = readBuiltPage(nodes, head);
  const hidden = isHidden(nodes, noIndex);
  return {
    hidden,
    head,
    facts,
    markdown: renderMarkdown({content, ...facts}, address),
  };
}
