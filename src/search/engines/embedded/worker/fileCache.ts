import {SearchError} from '../../../engine';

/** Fetches an index file by name; with `reload` past what the browser keeps of it. */
export type FetchFile = (name: string, cache?: RequestCache) => Promise<string>;

/** Reads a file that must hold something. */
export type ReadFile = <T>(
  name: string,
  isIt: (value: unknown) => value is T,
) => Promise<T>;

/** The files of an index, each fetched once, and again where that failed: the browser may keep a damaged one. */
export class FileCache {
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(private readonly fetchFile: FetchFile) {}

  /**
   * Makes what one search reads files with.
   *
   * @param ready - waits until files may be fetched; throws when they are wanted no more
   */
  reader(ready: () => Promise<void>): ReadFile {
    return async (name, isIt) => {
      if (!this.files.has(name)) {
        await ready();
      }
      let file = this.files.get(name);
      if (!file) {
        file = this.load(name, isIt).catch(() =>
          this.load(name, isIt, 'reload'),
        );
        file.catch(() => this.files.delete(name));
        this.files.set(name, file);
      }
      return file as Promise<never>;
    };
  }

  private async load<T>(
    name: string,
    isIt: (value: unknown) => value is T,
    cache?: RequestCache,
  ): Promise<T> {
    const value: unknown = JSON.parse(await this.fetchFile(name, cache));
    if (!isIt(value)) {
      throw new SearchError(`Search index ${name}: not what it must hold`);
    }
    return value;
  }
}
