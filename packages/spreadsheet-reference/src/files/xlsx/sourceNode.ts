/** A node in a tree of the sources of formats. Cells whose formats have the same sources have the same node. */
export class SourceNode<T> {
  readonly #next = new Map<unknown, SourceNode<T>>();
  value: T | undefined;

  /** Returns the node of the same sources and one more. */
  next(source: unknown): SourceNode<T> {
    let node = this.#next.get(source);
    if (!node) {
      node = new SourceNode();
      this.#next.set(source, node);
    }
    return node;
  }
}
