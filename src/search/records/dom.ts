import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/**
 * Reads a page as browsers do: the minifier leaves out every end tag that they can do without. What
 * stands in `noscript` is read too.
 */
export function parseHtml(html: string): Node[] {
  return parse(html, {scriptingEnabled: false}).childNodes;
}

/** Whether a node is an element. */
export function isTag(node: Node): node is Element {
  return defaultTreeAdapter.isElementNode(node);
}

/** An attribute's value; empty when there is none. */
export function attributeOf(element: Element, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? '';
}

const SKIPPED_TAGS =
  'nav script style button svg template form search dialog'.split(' ');
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
];
const SPACED = /^(?:p|div|li|br|td|th|dt|dd|tr)$/;

/** Whether an element's text is no part of its page's text. */
export function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.includes(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    element.attrs.some(({name}) => name === 'popover') ||
    SKIPPED_CLASSES.some((name) => hasClass(element, name))
  );
}

/** The class names of an element. */
export function classesOf(element: Element): string[] {
  return attributeOf(element, 'class').split(/\s+/);
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  // Asked of every element of a page, and true of hardly any.
  return (
    attributeOf(element, 'class').includes(name) &&
    classesOf(element).includes(name)
  );
}

/**
 * The text of a node as it reads: skipped elements left out, blocks and line breaks as spaces.
 *
 * @param skip - further elements to leave out
 */
export function textOf(
  node: Node,
  skip: (element: Element) => boolean = () => false,
): string {
  return collect(node, skip).replace(/\s+/g, ' ').trim();
}

function collect(node: Node, skip: (element: Element) => boolean): string {
  if (defaultTreeAdapter.isTextNode(node)) {
    return node.value;
  }
  if (!isTag(node) || isSkipped(node)) {
    return '';
  }
  const text = node.childNodes
    .map((child) => (isTag(child) && skip(child) ? '' : collect(child, skip)))
    .join('');
  return SPACED.test(node.tagName) ? ` ${text} ` : text;
}

/** The first element among `nodes` and below them for which `test` holds. */
export function findElement(
  nodes: readonly Node[],
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (isTag(node)) {
      const found = test(node) ? node : findElement(node.childNodes, test);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** The `content` of the first `<meta>` of a page's head with this name, property or header name. */
export function metaContent(
  nodes: readonly Node[],
  key: string,
): string | undefined {
  const head = findElement(nodes, ({tagName}) => tagName === 'head');
  const meta = findElement(
    head?.childNodes ?? [],
    (element) =>
      element.tagName === 'meta' &&
      ['name', 'property', 'http-equiv'].some(
        (name) => attributeOf(element, name) === key,
      ),
  );
  return meta && attributeOf(meta, 'content');
}
