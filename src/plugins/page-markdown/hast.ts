import type {Element, ElementContent} from 'hast';

/** An attribute that holds a text; empty when there is none. */
export function property({properties}: Element, name: string): string {
  const value = properties[name];
  return typeof value === 'string' ? value : '';
}

/** Whether an element bears a class. */
export function hasClass(
  {properties: {className}}: Element,
  name: string,
): boolean {
  return Array.isArray(className) && className.includes(name);
}

/** The first element of a kind inside another, in document order. */
export function find(node: Element, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type === 'element') {
      const found = child.tagName === tagName ? child : find(child, tagName);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** All text of a node, white space as it stands. */
export function textOf(node: ElementContent): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'element':
      return node.children.map(textOf).join('');
    default:
      return '';
  }
}
