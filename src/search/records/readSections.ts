import {isIdentifier, splitWords} from '../text/tokenize';
import {
  getAttribute,
  getText,
  hasClass,
  isElement,
  isNonContentElement,
  type HtmlElement,
  type HtmlNode,
} from '../../content';
import type {HeadingLevel} from './record';

/** A heading of a page and the text up to the next heading. */
export interface PageSection {
  readonly level: HeadingLevel;
  /** Headings from level 1 to that of this section. Skipped levels are empty strings. */
  readonly headings: readonly string[];
  /** Id of the closest heading above that has one; empty before the first such heading. */
  readonly anchor: string;
  /** Texts of paragraphs, list items and table rows. */
  readonly blocks: string[];
  /** Texts of rendered pictures, and captions of code samples. They are not sentences. */
  readonly pictures: string[];
  /** Identifiers in code samples. */
  readonly codeNames: string[];
  /** True if the heading is a name from code, so that the section is a reference entry. */
  readonly isEntry?: boolean;
}

const HEADING = /^h([1-6])$/;
const BLOCK = /^(?:p|li|tr|dt|dd|figcaption|summary|blockquote)$/;
/** Tag names of elements that are read separately from the block that contains them. */
const NESTED = /^(?:h[1-6]|ul|ol|dl|pre|table|p|blockquote|details)$/;

/**
 * Splits a page into sections.
 *
 * @param root - element that contains the text of the page
 * @param title - heading of the text before the first heading
 */
export function readSections(root: HtmlElement, title: string): PageSection[] {
  const sections: PageSection[] = [];
  const getCurrent = (): PageSection => {
    if (sections.length === 0) {
      sections.push(openSection(1, title, ''));
    }
    return sections.at(-1)!;
  };
  const visit = (node: HtmlNode, inPicture = false): void => {
    if (!isElement(node) || isNonContentElement(node) || isUnsearched(node)) {
      return;
    }
    const isPicture =
      inPicture ||
      getAttribute(node, 'data-search') === 'picture' ||
      isCodeSample(node);
    const level = HEADING.exec(node.tagName)?.[1];
    if (level) {
      const text = getText(node);
      if (text) {
        const id = getAttribute(node, 'id');
        sections.push({
          ...openSection(
            Number(level) as HeadingLevel,
            text,
            id,
            sections.at(-1),
          ),
          isEntry: isCode(node),
        });
      }
    } else if (node.tagName === 'pre') {
      getCurrent().codeNames.push(...findIdentifiers(getText(node)));
    } else if (BLOCK.test(node.tagName)) {
      const text = readBlockText(node);
      if (text) {
        getCurrent()[isPicture ? 'pictures' : 'blocks'].push(text);
      }
      findNested(node).forEach((each) => visit(each, isPicture));
    } else {
      node.childNodes.forEach((each) => visit(each, isPicture));
    }
  };
  root.childNodes.forEach((node) => visit(node));
  return sections;
}

/** Checks whether an element is a code sample with a caption. The caption is a file name. */
function isCodeSample({tagName, childNodes}: HtmlElement): boolean {
  return (
    tagName === 'figure' && childNodes.some(({nodeName}) => nodeName === 'pre')
  );
}

/** Checks whether an element contains only code. */
function isCode(element: HtmlElement): boolean {
  return element.childNodes.every((node) =>
    isElement(node)
      ? node.tagName === 'code' || isNonContentElement(node)
      : getText(node) === '',
  );
}

/** Checks whether an element is not searched: cards of other pages, and elements marked `data-search="skip"`. */
function isUnsearched(element: HtmlElement): boolean {
  return (
    getAttribute(element, 'data-search') === 'skip' ||
    (element.tagName === 'a' && hasClass(element, 'card'))
  );
}

function openSection(
  level: HeadingLevel,
  text: string,
  id: string,
  previous?: PageSection,
): PageSection {
  const {headings = [], anchor = ''} = previous ?? {};
  const parents = Array.from({length: level - 1}, (_, i) => headings[i] ?? '');
  // Generated ids of the theme are not stable: https://github.com/facebook/docusaurus/issues/8909
  const isStable = id !== '' && !id.startsWith('__');
  return {
    level,
    headings: [...parents, text],
    // Links to the page title need no anchor.
    anchor: level === 1 ? '' : isStable ? id : anchor,
    blocks: [],
    pictures: [],
    codeNames: [],
  };
}

/** Returns the text of a block without its nested lists, tables and code samples. */
function readBlockText(node: HtmlElement): string {
  if (node.tagName === 'tr') {
    return node.childNodes
      .filter(isElement)
      .map((cell) => getText(cell))
      .filter(Boolean)
      .join(' · ');
  }
  return getText(node, ({tagName}) => NESTED.test(tagName));
}

/** Finds the outermost nested elements, which {@link readBlockText} omits. */
function findNested(node: HtmlElement): HtmlElement[] {
  return node.tagName === 'tr'
    ? []
    : node.childNodes.filter(isElement).flatMap((child) => {
        if (isNonContentElement(child)) {
          return [];
        }
        return NESTED.test(child.tagName) ? [child] : findNested(child);
      });
}

function findIdentifiers(code: string): string[] {
  return splitWords(code).filter(
    (word) => word.length > 2 && isIdentifier(word),
  );
}
