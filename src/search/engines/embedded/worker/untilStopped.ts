import type {IndexReader} from './indexReader';

/** What one search reads of an index. */
export type SearchSource = Pick<
  IndexReader,
  'find' | 'startingWith' | 'near' | 'page'
>;

/**
 * Reads for a search that may be stopped. What a reader has typed on from would keep the line busy while the
 * answer that is waited for needs it.
 *
 * @returns the same; it throws an AbortError once the signal asks to stop
 */
export function untilStopped(
  source: SearchSource,
  signal: AbortSignal | undefined,
): SearchSource {
  const unlessStopped =
    <Key, Value>(read: (key: Key) => Promise<Value>) =>
    async (key: Key) => {
      signal?.throwIfAborted();
      return read(key);
    };
  return {
    find: unlessStopped((terms: readonly string[]) => source.find(terms)),
    startingWith: unlessStopped((prefix: string) =>
      source.startingWith(prefix),
    ),
    near: unlessStopped((word: string) => source.near(word)),
    page: unlessStopped((page: number) => source.page(page)),
  };
}
