import {deletionsOf} from '../typoKeys';

/**
 * Lists every word under each key that lacks one of its letters, sorted.
 *
 * @param words - terms of the index
 * @returns key → the letters that make it a word again: offset and letter
 */
export function typoTable(words: Iterable<string>): [string, ...string[]][] {
  const keys = new Map<string, Set<string>>();
  for (const word of words) {
    for (const {key, missing} of deletionsOf(word)) {
      const known = keys.get(key);
      if (known) {
        known.add(missing);
      } else {
        keys.set(key, new Set([missing]));
      }
    }
  }
  return [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, missing]) => [key, ...missing]);
}
