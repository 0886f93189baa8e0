import {isIdentifier} from '../text/identifiers';
import {wordsOf} from '../text/tokenize';
import {
  attributeOf,
  hasClass,
  isSkipped,
  isTag,
  textOf,
  type Element,
  type Node,
} from './dom';
import type {Level} from './record';

/** A heading of a page and the text up to the next heading. */
export interface PageSection {
  readonly level: Level;
  /** Headings from level 1 down to this one; a skipped level is empty. */
  readonly headings: readonly string[];
  /** Id of the closest heading that has one; empty before the first. */
  readonly anchor: string;
  /** Paragraphs, list items and table rows, in order. */
  readonly blocks: readonly string[];
  /** What stands in the cells of pictures and above samples, which is found but reads as no sentence. */
  readonly pictures?: readonly string[];
  /** Names in the code samples. */
  readonly codeNames: readonly string[];
  /** Whether the heading is nothing but a name from code: the section is an entry of a reference. */
  readonly isEntry?: boolean;
}

type OpenSection = PageSection & {
  readonly blocks: string[];
  readonly pictures: string[];
  readonly codeNames: string[];
};

const HEADING = /^h([1-6])$/;
const BLOCK = /^(?:p|li|tr|dt|dd|figcaption|summary|blockquote)$/;
/** What is read on its own where it stands inside a block. */
const CONTAINER_IN_BLOCK =
  /^(?:h[1-6]|ul|ol|dl|pre|table|p|blockquote|details)$/;

/**
 * Reads the sections of a page.
 *
 * @param root - element that holds the page's text
 * @param title - heading of text that stands before the first one
 */
export function readSections(root: Element, title: string): PageSection[] {
  const sections: OpenSection[] = [];
  const current = (): OpenSection => {
    if (sections.length === 0) {
      sections.push(open(1, title, ''));
    }
    return sections.at(-1)!;
  };
  const visit = (node: Node, isPicture = false): void => {
    if (!isTag(node) || isSkipped(node) || isUnsearched(node)) {
      return;
    }
    const isDrawn =
      isPicture ||
      attributeOf(node, 'data-search') === 'picture' ||
      isSample(node);
    const level = HEADING.exec(node.tagName)?.[1];
    if (level) {
      const text = textOf(node);
      if (text) {
        const id = attributeOf(node, 'id');
        sections.push({
          ...open(Number(level) as Level, text, id, sections.at(-1)),
          isEntry: isCode(node),
        });
      }
    } else if (node.tagName === 'pre') {
      current().codeNames.push(...namesIn(textOf(node)));
    } else if (BLOCK.test(node.tagName)) {
      const text = blockText(node);
      if (text) {
        current()[isDrawn ? 'pictures' : 'blocks'].push(text);
      }
      nestedContainers(node).forEach((each) => visit(each, isDrawn));
    } else {
      node.childNodes.forEach((each) => visit(each, isDrawn));
    }
  };
  root.childNodes.forEach((node) => visit(node));
  return sections;
}

/** Whether an element is a code sample with its head: its caption is the name of a file. */
function isSample({tagName, childNodes}: Element): boolean {
  return (
    tagName === 'figure' &&
    childNodes.some((child) => isTag(child) && child.tagName === 'pre')
  );
}

/** Whether all that an element says is code. */
function isCode(element: Element): boolean {
  return element.childNodes.every((node) =>
    isTag(node)
      ? node.tagName === 'code' || isSkipped(node)
      : textOf(node) === '',
  );
}

/** What only leads to other places: the card of a page, and what is marked `data-search="skip"`, such as an index. */
function isUnsearched(element: Element): boolean {
  return (
    attributeOf(element, 'data-search') === 'skip' ||
    (element.tagName === 'a' && hasClass(element, 'card'))
  );
}

function open(
  level: Level,
  text: string,
  id: string,
  before?: PageSection,
): OpenSection {
  const {headings = [], anchor = ''} = before ?? {};
  const parents = Array.from({length: level - 1}, (_, i) => headings[i] ?? '');
  // Ids of this form are the theme's, and change: https://github.com/facebook/docusaurus/issues/8909
  const isLasting = id !== '' && !id.startsWith('__');
  return {
    level,
    headings: [...parents, text],
    // Level 1 is the page itself: its address has no anchor.
    anchor: level === 1 ? '' : isLasting ? id : anchor,
    blocks: [],
    pictures: [],
    codeNames: [],
  };
}

/** A block's own text: what stands in nested lists, tables and samples is read on its own. */
function blockText(node: Element): string {
  if (node.tagName === 'tr') {
    return node.childNodes
      .filter(isTag)
      .map((cell) => textOf(cell))
      .filter(Boolean)
      .join(' · ');
  }
  return textOf(node, ({tagName}) => CONTAINER_IN_BLOCK.test(tagName));
}

/** The outermost of what {@link blockText} leaves out. */
function nestedContainers(node: Element): Element[] {
  return node.tagName === 'tr'
    ? []
    : node.childNodes.filter(isTag).flatMap((child) => {
        if (isSkipped(child)) {
          return [];
        }
        return CONTAINER_IN_BLOCK.test(child.tagName)
          ? [child]
          : nestedContainers(child);
      });
}

function namesIn(code: string): string[] {
  return wordsOf(code)
    .map(({text}) => text)
    .filter((word) => word.length > 2 && isIdentifier(word));
}
