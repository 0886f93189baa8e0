import type {TypoBlock} from '../indexFiles';
import {deletionsOf} from '../typoKeys';
import {runsOf} from './runsOf';

/** Stands between a key and what it lacks; it comes before all letters. */
const BETWEEN = '\0';

/**
 * Lists every word under each key that lacks one of its letters, sorted. An index of a thousand pages has more than
 * a million keys: they are put together one by one, as they are asked for.
 *
 * @param words - terms of the index
 * @returns key → the letters that make it a word again: offset and letter
 */
export function* typoTable(
  words: ReadonlySet<string>,
): Generator<TypoBlock[number]> {
  const pairs: string[] = [];
  for (const word of words) {
    for (const {key, missing} of deletionsOf(word)) {
      pairs.push(key + BETWEEN + missing);
    }
  }
  const keyOf = (pair: string) => pair.slice(0, pair.indexOf(BETWEEN));
  // By code units, as the reader looks for keys.
  for (const {key, items} of runsOf(pairs.sort(), keyOf)) {
    yield [key, ...items.map((pair) => pair.slice(key.length + 1))];
  }
}
