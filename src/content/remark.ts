import type {Root} from 'mdast';

/** A transformer of a remark plugin: changes the syntax tree of one page. */
export type RemarkStep = (
  tree: Root,
  file: {readonly path: string},
) => void | Promise<void>;

/** Sets properties of the element that a syntax node becomes. */
export function setProperties(
  node: {data?: {hProperties?: object}},
  properties: object,
): void {
  node.data = {
    ...node.data,
    hProperties: {...node.data?.hProperties, ...properties},
  };
}
