// Typo tolerance by symmetric deletion, like SymSpell: two words at edit distance 1 (insertion, deletion,
// replacement or swap of adjacent letters) become equal when one letter is deleted from one or both of them.

const MIN_LENGTH = 3;

/** Maximum length of a word that is corrected, in characters. Nobody types longer words by hand. */
const MAX_LENGTH = 40;

/** Checks whether a query word may be corrected. Numbers, symbols and single letters are never corrected. */
export function isCorrectable(word: string): boolean {
  return (
    // One letter less than the minimum, since the reader may have omitted one.
    word.length >= MIN_LENGTH - 1 &&
    word.length <= MAX_LENGTH &&
    /^[\p{L}\p{N}]+$/u.test(word) &&
    !/^\d+$/.test(word)
  );
}

/** Returns the words that result from deleting one letter, each with the offset of the letter and the letter itself. */
export function deleteLetters(word: string): ReadonlyMap<string, string> {
  const deletions = new Map<string, string>();
  if (word.length < MIN_LENGTH || !isCorrectable(word)) {
    return deletions;
  }
  for (let at = 0; at < word.length; at += 1) {
    const key = word.slice(0, at) + word.slice(at + 1);
    deletions.set(key, deletions.get(key) ?? `${at}${word[at]!}`);
  }
  return deletions;
}

/** Inserts a deleted letter again. */
export function restoreLetter(key: string, deleted: string): string {
  const at = Number(deleted.slice(0, -1));
  return key.slice(0, at) + deleted.at(-1)! + key.slice(at);
}
