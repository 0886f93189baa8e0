import type {Root} from 'mdast';

/** A remark transformer, which changes the syntax tree of a page. */
export type RemarkStep = (
  tree: Root,
  file: {readonly path: string},
) => void | Promise<void>;

/** Sets properties of the HTML element or component to which a syntax node is rendered. */
export function setHtmlProperties(
  node: {data?: {hProperties?: object}},
  properties: object,
): void {
  node.data = {
    ...node.data,
    hProperties: {...node.data?.hProperties, ...properties},
  };
}
