/** Letters of the shortest word that may be mistyped. */
const SHORTEST = 3;

/** Letters of the longest; nobody types longer ones by hand. */
const LONGEST = 40;

/** A word less one letter, and what it lacks: offset and letter. */
interface Deletion {
  readonly key: string;
  readonly missing: string;
}

/** Whether a word of a query may be another one with a typo: not numbers, signs and single letters. */
export function isMistyped(word: string): boolean {
  return (
    // A letter of the shortest may be missing.
    word.length >= SHORTEST - 1 &&
    word.length <= LONGEST &&
    /^[\p{L}\p{N}]+$/u.test(word) &&
    !/^\d+$/.test(word)
  );
}

/**
 * A word less each of its letters. Two words that one insertion, deletion, replacement or swap of
 * neighbours makes the same are found by what they have of these in common.
 */
export function deletionsOf(word: string): Deletion[] {
  if (word.length < SHORTEST || !isMistyped(word)) {
    return [];
  }
  const seen = new Set<string>();
  const deletions: Deletion[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const key = word.slice(0, at) + word.slice(at + 1);
    if (!seen.has(key)) {
      seen.add(key);
      deletions.push({key, missing: `${at}${word[at]!}`});
    }
  }
  return deletions;
}

/** Puts a letter back where one is missing. */
export function restore(key: string, missing: string): string {
  const at = Number(missing.slice(0, -1));
  return key.slice(0, at) + missing.at(-1)! + key.slice(at);
}
