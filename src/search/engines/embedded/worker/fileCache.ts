import {SearchError} from '../../../engine';

/** Fetches an index file by name; with `reload` past what the browser keeps of it. */
export type FetchFile = (name: string, cache?: RequestCache) => Promise<string>;

/**
 * Reads files once, and again where that failed: the browser may keep a damaged one.
 *
 * @returns reads one; `isIt` tells what it must be
 */
export function fileCache(fetchFile: FetchFile) {
  const files = new Map<string, Promise<unknown>>();
  return <T>(
    name: string,
    isIt: (value: unknown) => value is T,
  ): Promise<T> => {
    const load = async (cache?: RequestCache) => {
      const value: unknown = JSON.parse(await fetchFile(name, cache));
      if (!isIt(value)) {
        throw new SearchError(`Search index ${name}: not what it must hold`);
      }
      return value;
    };
    let file = files.get(name);
    if (!file) {
      file = load().catch(() => load('reload'));
      file.catch(() => files.delete(name));
      files.set(name, file);
    }
    return file as Promise<T>;
  };
}
