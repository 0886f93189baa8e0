// Typo tolerance by symmetric deletion, as in SymSpell: two words at edit distance 1 (insertion, deletion, replacement
// or swap of adjacent letters) have a word in common if one letter is deleted from each of them, or from one.

const MIN_LENGTH = 3;

/** Nobody types longer words by hand. */
const MAX_LENGTH = 40;

interface Deletion {
  /** The word without one letter. */
  readonly key: string;
  /** Offset and letter. */
  readonly deleted: string;
}

/** Checks whether a word of a query can be misspelt: numbers, symbols and single letters cannot. */
export function isCorrectable(word: string): boolean {
  return (
    // A letter of the shortest word may be missing.
    word.length >= MIN_LENGTH - 1 &&
    word.length <= MAX_LENGTH &&
    /^[\p{L}\p{N}]+$/u.test(word) &&
    !/^\d+$/.test(word)
  );
}

/** The distinct words that result from deleting one letter. */
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
