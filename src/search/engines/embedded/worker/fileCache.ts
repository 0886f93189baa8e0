/** Fetches an index file by name. */
export type FetchFile = (name: string) => Promise<string>;

/** Reads files once, and again where that failed. */
export function fileCache(fetchFile: FetchFile) {
  const files = new Map<string, Promise<unknown>>();
  return <T>(name: string): Promise<T> => {
    let file = files.get(name);
    if (!file) {
      file = fetchFile(name).then((text) => JSON.parse(text) as T);
      file.catch(() => files.delete(name));
      files.set(name, file);
    }
    return file as Promise<T>;
  };
}
