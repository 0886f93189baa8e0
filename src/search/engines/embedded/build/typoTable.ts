import type {TypoBlock} from '../indexFiles';
import {deletionsOf} from '../typoKeys';

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
  let row: [string, ...string[]] | undefined;
  // By code units, as the reader looks for keys.
  for (const pair of pairs.sort()) {
    const [key = '', missing = ''] = pair.split(BETWEEN);
    if (row?.[0] === key) {
      row.push(missing);
    } else {
      if (row) {
        yield row;
      }
      row = [key, missing];
    }
  }
  if (row) {
    yield row;
  }
}
