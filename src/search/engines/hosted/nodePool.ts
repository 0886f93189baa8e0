/** Time for which a node that failed is passed over, in milliseconds. */
const REST = 60_000;

/** Chooses which node of a cluster to ask next. */
export class NodePool {
  private readonly failedAt = new Map<string, number>();
  private next = 0;

  constructor(
    private readonly nodes: readonly string[],
    private readonly nearestNode?: string,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * The nodes in the order to try them: the nearest, then the others in turn; those that failed a
   * short while ago last, so that somebody answers when all have failed.
   */
  order(): string[] {
    const {nodes, nearestNode, next} = this;
    this.next = (next + 1) % Math.max(1, nodes.length);
    const turn = [...nodes.slice(next), ...nodes.slice(0, next)];
    const all = [...new Set(nearestNode ? [nearestNode, ...turn] : turn)];
    return [
      ...all.filter((node) => !this.isResting(node)),
      ...all.filter((node) => this.isResting(node)),
    ];
  }

  reportFailure(node: string): void {
    this.failedAt.set(node, this.now());
  }

  reportSuccess(node: string): void {
    this.failedAt.delete(node);
  }

  private isResting(node: string): boolean {
    const failedAt = this.failedAt.get(node);
    return failedAt !== undefined && this.now() - failedAt < REST;
  }
}
