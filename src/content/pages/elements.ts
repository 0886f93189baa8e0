import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

/** Name of the MDX element that marks an open question. */
export const UNSPECIFIED_ELEMENT = 'Unspecified';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

export interface PageElement {
  readonly element: JsxElement;
  readonly line: number;
}

/** Lists the JSX elements of a page, in order. */
export function findJsxElements(tree: Root): PageElement[] {
  const elements: PageElement[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    elements.push({
      element: node as JsxElement,
      line: node.position?.start.line ?? 1,
    });
  });
  return elements;
}

/**
 * Returns the value of a JSX attribute: its text, `true` if it has no value, `undefined` if it is absent or computed.
 */
export function getJsxAttribute(
  element: JsxElement,
  name: string,
): string | true | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) {
      const {value} = attribute;
      if (typeof value === 'string' || value === null || value === undefined) {
        return value ?? true;
      }
      return /^\s*(["'`])([^"'`$]*)\1\s*$/.exec(value.value)?.[2];
    }
  }
  return undefined;
}
