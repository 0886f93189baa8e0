/** Fetches an index file by name. The cache mode `reload` bypasses the HTTP cache. */
export type FetchFile = (
  name: string,
  cache?: RequestCache,
) => Promise<unknown>;

/** Reads and parses an index file. The caller chooses the type; the content is not validated. */
export type ReadFile = <T>(name: string) => Promise<T>;

/**
 * Caches index files in memory. A failed fetch is repeated once without the HTTP cache, which may contain a
 * damaged copy.
 */
export class FileCache {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly fetchFile: FetchFile) {}

  /** @param ready - awaited before fetching a file that is not cached; rejects to abort the search */
  async read<T>(name: string, ready?: () => Promise<void>): Promise<T> {
    if (!this.files.has(name)) {
      await ready?.();
    }
    let file = this.files.get(name);
    if (!file) {
      file = this.fetchFile(name).catch(() => this.fetchFile(name, 'reload'));
      file.catch(() => this.files.delete(name));
      this.files.set(name, file);
    }
    return file as Promise<T>;
  }

  /** Makes the next read fetch the file again. */
  forget(name: string): void {
    this.files.delete(name);
  }
}

type Row = readonly [key: string, ...rest: unknown[]];

/** A sorted table that is split into several block files. */
export class BlockTable<Block extends readonly Row[]> {
  constructor(
    /** First key of each block. */
    private readonly firstKeys: readonly string[],
    private readonly read: (block: number) => Promise<Block>,
  ) {}

  /** Finds the rows with these keys. Missing keys are skipped. */
  async find(keys: readonly string[]): Promise<Block[number][]> {
    const found = await Promise.all(
      keys.map(async (key) => {
        const block = this.findBlock(key);
        if (block < 0) {
          return [];
        }
        const rows = await this.read(block);
        const row = rows[lowerBound(rows.length, (at) => rows[at]![0] >= key)];
        return row?.[0] === key ? [row] : [];
      }),
    );
    return found.flat();
  }

  /** Finds the first rows whose key begins with a prefix. */
  async findPrefix(prefix: string, limit = Infinity): Promise<Block[number][]> {
    const found: Block[number][] = [];
    const start = Math.max(0, this.findBlock(prefix));
    for (let block = start; block < this.firstKeys.length; block += 1) {
      if (block > start && !this.firstKeys[block]!.startsWith(prefix)) {
        break;
      }
      const rows = await this.read(block);
      const from = lowerBound(rows.length, (at) => rows[at]![0] >= prefix);
      for (const row of rows.slice(from)) {
        if (!row[0].startsWith(prefix) || found.length === limit) {
          return found;
        }
        found.push(row);
      }
    }
    return found;
  }

  /** Returns the index of the only block that can contain a key, or -1 if no block can. */
  private findBlock(key: string): number {
    const {firstKeys} = this;
    return lowerBound(firstKeys.length, (at) => firstKeys[at]! > key) - 1;
  }
}

/** Binary search: returns the first index for which the test is true, or `count` if there is none. */
function lowerBound(count: number, test: (at: number) => boolean): number {
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
