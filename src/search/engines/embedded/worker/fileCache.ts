/** Fetches an index file by name; with `reload` past what the browser keeps of it. */
export type FetchFile = (name: string, cache?: RequestCache) => Promise<string>;

/** Reads files once, and again where that failed: the browser may keep a damaged one. */
export function fileCache(fetchFile: FetchFile) {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string): Promise<T> => {
    const load = async (cache?: RequestCache) =>
      JSON.parse(await fetchFile(name, cache)) as T;
    let file = files.get(name);
    if (!file) {
      file = load().catch(() => load('reload'));
      file.catch(() => files.delete(name));
      files.set(name, file);
    }
    return file as Promise<T>;
  };
}
