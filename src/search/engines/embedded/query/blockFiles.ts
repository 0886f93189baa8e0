/** A row of a block: what it is found by comes first. */
type Row = readonly [key: string, ...rest: unknown[]];

/** Rows that stand in sorted order in several files. */
export class BlockFiles<Block extends readonly Row[]> {
  constructor(
    /** First key of each block. */
    private readonly firstKeys: readonly string[],
    private readonly read: (block: number) => Promise<Block>,
  ) {}

  /** The rows of some keys, as far as there are any. */
  async find(keys: readonly string[]): Promise<Block[number][]> {
    const rows = await Promise.all(
      keys.map(async (key) => {
        const block = this.blockOf(key);
        if (block < 0) {
          return [];
        }
        const rowsOf = await this.read(block);
        const row =
          rowsOf[firstAtLeast(rowsOf.length, (at) => rowsOf[at]![0] >= key)];
        return row?.[0] === key ? [row] : [];
      }),
    );
    return rows.flat();
  }

  /** The first rows whose keys begin in some way. */
  async startingWith(prefix: string, limit: number): Promise<Block[number][]> {
    const rows: Block[number][] = [];
    const start = Math.max(0, this.blockOf(prefix));
    for (let block = start; block < this.firstKeys.length; block += 1) {
      if (block > start && !this.firstKeys[block]!.startsWith(prefix)) {
        break;
      }
      const all = await this.read(block);
      const from = firstAtLeast(all.length, (at) => all[at]![0] >= prefix);
      for (const row of all.slice(from)) {
        if (!row[0].startsWith(prefix) || rows.length === limit) {
          return rows;
        }
        rows.push(row);
      }
    }
    return rows;
  }

  /** The block in which a key stands if anywhere. */
  private blockOf(key: string): number {
    const {firstKeys} = this;
    return firstAtLeast(firstKeys.length, (at) => firstKeys[at]! > key) - 1;
  }
}

/** The first of so many places from which on a test holds; their number where it holds nowhere. */
function firstAtLeast(count: number, test: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (test(middle)) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  return low;
}
