/** Fetches an index file by name; `reload`: past what the browser keeps of it. */
export type FetchFile = (
  name: string,
  cache?: RequestCache,
) => Promise<unknown>;

/** Reads a file, which holds what the build has written into it. */
export type ReadFile = <T>(name: string) => Promise<T>;

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
    return async <T>(name: string) => {
      if (!this.files.has(name)) {
        await ready();
      }
      let file = this.files.get(name);
      if (!file) {
        file = this.fetchFile(name).catch(() => this.fetchFile(name, 'reload'));
        file.catch(() => this.files.delete(name));
        this.files.set(name, file);
      }
      return file as Promise<T>;
    };
  }
}
