import type {Level} from '../record';
import {isIdentifier} from '../text/identifiers';
import {wordsOf} from '../text/tokenize';
import {isSkipped, isTag, textOf, type Element, type Node} from './dom';

/** A heading of a page and the text up to the next heading. */
export interface Section {
  readonly level: Level;
  /** Headings from level 1 down to this one; a skipped level is empty. */
  readonly headings: readonly string[];
  readonly anchor: string;
  /** Paragraphs, list items and table rows, in order. */
  readonly blocks: readonly string[];
  /** Names in the code samples. */
  readonly codeNames: readonly string[];
}

type OpenSection = Section & {
  readonly blocks: string[];
  readonly codeNames: string[];
};

const HEADING = /^h([1-6])$/;
const BLOCK = /^(?:p|li|tr|dt|dd|figcaption|summary|blockquote)$/;
const CONTAINER_IN_BLOCK = /^(?:ul|ol|pre|table|p|blockquote|div|details)$/;

/**
 * Reads the sections of a page.
 *
 * @param root - element that holds the page's text
 * @param title - heading of text that stands before the first one
 */
export function readSections(root: Element, title: string): Section[] {
  const sections: OpenSection[] = [];
  const current = (): OpenSection => {
    if (sections.length === 0) {
      sections.push(open(1, title, '', []));
    }
    return sections.at(-1)!;
  };
  const visit = (node: Node): void => {
    if (!isTag(node) || isSkipped(node)) {
      return;
    }
    const level = HEADING.exec(node.name)?.[1];
    if (level) {
      const text = textOf(node);
      if (text) {
        const above = sections.at(-1)?.headings ?? [];
        sections.push(
          open(Number(level) as Level, text, node.attribs['id'] ?? '', above),
        );
      }
    } else if (node.name === 'pre') {
      current().codeNames.push(...namesIn(textOf(node)));
    } else if (BLOCK.test(node.name)) {
      const text = blockText(node);
      if (text) {
        current().blocks.push(text);
      }
      nestedContainers(node).forEach(visit);
    } else {
      node.children.forEach(visit);
    }
  };
  root.children.forEach(visit);
  return sections;
}

function open(
  level: Level,
  text: string,
  anchor: string,
  above: readonly string[],
): OpenSection {
  const parents = Array.from({length: level - 1}, (_, i) => above[i] ?? '');
  return {
    level,
    headings: [...parents, text],
    // Level 1 is the page itself: its address has no anchor.
    anchor: level === 1 ? '' : anchor,
    blocks: [],
    codeNames: [],
  };
}

/** A block's own text: what stands in nested lists, tables and samples is read on its own. */
function blockText(node: Element): string {
  if (node.name === 'tr') {
    return node.children
      .filter(isTag)
      .map((cell) => textOf(cell))
      .filter(Boolean)
      .join(' · ');
  }
  return textOf(node, ({name}) => CONTAINER_IN_BLOCK.test(name));
}

function nestedContainers(node: Element): Node[] {
  return node.name === 'tr'
    ? []
    : node.children.filter(
        (child) => isTag(child) && CONTAINER_IN_BLOCK.test(child.name),
      );
}

function namesIn(code: string): string[] {
  return wordsOf(code)
    .map(({text}) => text)
    .filter((word) => word.length > 2 && isIdentifier(word));
}
