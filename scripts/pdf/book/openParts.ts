import {serialize} from 'parse5';
import {
  attributeOf,
  classesOf,
  findElement,
  isTag,
  type Element,
} from '../../../src/search/records/dom';
import {idsOf} from './anchors';
import {removeAttributes, rename, setAttribute, textElement} from './tree';

const INTERFACE_TAGS =
  'button dialog form nav noscript script style template'.split(' ');
const INTERFACE_CLASSES = ['hash-link', 'theme-doc-toc-mobile'];

/** Lines of code that stand on one sheet. */
const WHOLE_LINES = 24;

/** What only a screen makes use of. */
const SCREEN_ATTRIBUTES = ['tabindex', 'target', 'rel', 'hidden', 'style'];

/**
 * Lays a page's text open for paper: the panels of tabs below their names, what opens opened, nothing
 * that is pressed.
 *
 * @param element - changed in place
 */
export function openParts(element: Element): void {
  open(element, idsOf(element));
}

function open(element: Element, ids: ReadonlySet<string>): void {
  element.childNodes = element.childNodes.filter(
    (child) => !isTag(child) || !isInterface(child, ids),
  );
  if (isPanel(element)) {
    const label = attributeOf(element, 'aria-label');
    element.childNodes.unshift(textElement('p', 'book-label', label));
    removeAttributes(element, ['role', 'aria-label']);
    setAttribute(element, 'class', 'book-panel');
  } else if (element.tagName === 'details') {
    rename(element, 'div');
    setAttribute(element, 'class', 'book-panel');
  } else if (element.tagName === 'summary') {
    rename(element, 'p');
    setAttribute(element, 'class', 'book-label');
  }
  if (element.tagName === 'figure' && linesOfCode(element) > WHOLE_LINES) {
    setAttribute(
      element,
      'class',
      `${attributeOf(element, 'class')} book-long`,
    );
  }
  removeAttributes(element, SCREEN_ATTRIBUTES);
  element.childNodes.filter(isTag).forEach((child) => open(child, ids));
}

function isPanel(element: Element): boolean {
  return attributeOf(element, 'role') === 'tabpanel';
}

function isInterface(element: Element, ids: ReadonlySet<string>): boolean {
  return (
    INTERFACE_TAGS.includes(element.tagName) ||
    classesOf(element).some((name) => INTERFACE_CLASSES.includes(name)) ||
    attributeOf(element, 'role') === 'tablist' ||
    (element.attrs.some(({name}) => name === 'hidden') && !isPanel(element)) ||
    isIconOfPage(element, ids)
  );
}

/** Whether a drawing is one that the page defines outside its text: the mark of links to other hosts. */
function isIconOfPage(element: Element, ids: ReadonlySet<string>): boolean {
  const use =
    element.tagName === 'svg' &&
    findElement(element.childNodes, ({tagName}) => tagName === 'use');
  return use ? !ids.has(attributeOf(use, 'href').slice(1)) : false;
}

function linesOfCode(figure: Element): number {
  const code = findElement(figure.childNodes, ({tagName}) => tagName === 'pre');
  return code ? serialize(code).split('\n').length : 0;
}
