import {defaultTreeAdapter, html} from 'parse5';
import {isTag, type Element} from '../../../src/search/records/dom';

/** Calls `visit` for an element and all below it, each before those that it holds. */
export function walk(element: Element, visit: (each: Element) => void): void {
  visit(element);
  element.childNodes.filter(isTag).forEach((child) => walk(child, visit));
}

/** Sets an attribute. */
export function setAttribute(
  element: Element,
  name: string,
  value: string,
): void {
  removeAttributes(element, [name]);
  element.attrs.push({name, value});
}

/** Takes attributes away. */
export function removeAttributes(
  element: Element,
  names: readonly string[],
): void {
  element.attrs = element.attrs.filter(({name}) => !names.includes(name));
}

/** Gives an element another name. */
export function rename(element: Element, tagName: string): void {
  element.tagName = tagName;
  element.nodeName = tagName;
}

/** Makes an element with a class and a text. */
export function textElement(
  tagName: string,
  className: string,
  text: string,
): Element {
  const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, [
    {name: 'class', value: className},
  ]);
  defaultTreeAdapter.insertText(made, text);
  return made;
}
