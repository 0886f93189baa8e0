// Typo tolerance by symmetric deletion, like SymSpell: two words at edit distance 1 (insertion, deletion,
// replacement or swap of adjacent letters) become equal when one letter is deleted from one or both of them.

const MIN_LENGTH = 3;

/** Maximum length of a word that is corrected, in characters. Nobody types longer words by hand. */
const MAX_LENGTH = 40;

interface Deletion {
  /** The word without one letter. */
  readonly key: string;
  /** Offset of the deleted letter, followed by the letter itself. */
  readonly deleted: string;
}

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

/** Returns the distinct words that result from deleting one letter. */
export function deleteLetters(word: string): Deletion[] {
  if (word.length < MIN_LENGTH || !isCorrectable(word)) {
    return [];
  }
  const deletions = new Map<string, Deletion>();
  for (let at = 0; at < word.length; at += 1) {
    const key = word.slice(0, at) + word.slice(at + 1);
    if (!deletions.has(key)) {
      deletions.set(key, {key, deleted: `${at}${word[at]!}`});
    }
  }
  return [...deletions.values()];
}

/** Inserts a deleted letter again. */
export function restoreLetter(key: string, deleted: string): string {
  const at = Number(deleted.slice(0, -1));
  return key.slice(0, at) + deleted.at(-1)! + key.slice(at);
}
