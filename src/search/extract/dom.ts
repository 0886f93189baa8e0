import {DomUtils, ElementType, type parseDocument} from 'htmlparser2';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, {attribs: object}>;

/** Whether a node is an element. */
export function isTag(node: Node): node is Element {
  return ElementType.isTag(node);
}

const SKIPPED_TAGS = 'nav script style button svg template form'.split(' ');
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
];
const SPACED = /^(?:p|div|li|br|td|th|dt|dd|tr)$/;

/** Whether an element's text is no part of its page's text. */
export function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.includes(element.name) ||
    element.attribs['aria-hidden'] === 'true' ||
    classesOf(element).some((name) => SKIPPED_CLASSES.includes(name))
  );
}

/** The class names of an element. */
export function classesOf(element: Element): string[] {
  return (element.attribs['class'] ?? '').split(/\s+/);
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
  if (node.type === ElementType.Text) {
    return node.data;
  }
  if (!('children' in node) || (isTag(node) && isSkipped(node))) {
    return '';
  }
  const text = node.children
    .map((child) => (isTag(child) && skip(child) ? '' : collect(child, skip)))
    .join('');
  return isTag(node) && SPACED.test(node.name) ? ` ${text} ` : text;
}

/** The first element below `nodes` for which `test` holds. */
export function findElement(
  nodes: Node[],
  test: (element: Element) => boolean,
): Element | undefined {
  return DomUtils.findOne(test, nodes) ?? undefined;
}

/** The `content` of the first `<meta>` with this name, property or header name. */
export function metaContent(nodes: Node[], key: string): string | undefined {
  return findElement(
    nodes,
    ({name, attribs}) =>
      name === 'meta' &&
      ['name', 'property', 'http-equiv'].some((attr) => attribs[attr] === key),
  )?.attribs['content'];
}
