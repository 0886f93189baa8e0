/** Names that pages and scripts hold, whatever they stand for. */
export interface Names {
  readonly words: Set<string>;
  /** What scripts make names with, as `'alert--' + type` and `block + '--active'`. */
  readonly beginnings: Set<string>;
  readonly endings: Set<string>;
}

/** A word that a script goes on with: a text ends there, or an expression follows. */
const BEGINNING = /(?<![\w-])[A-Za-z][\w-]*[-_](?=["'`]|\$\{)/g;
const ENDING = /(?<=["'`}])(?:--|__)[a-z][\w-]*/g;

/**
 * Collects the names in texts: rather one too many than one too few, so that a word of the prose counts too.
 *
 * @param names - those known before, which are added to
 */
export function namesIn(
  texts: Iterable<string>,
  names: Names = {
    words: new Set(),
    beginnings: new Set(),
    endings: new Set(),
  },
): Names {
  for (const escaped of texts) {
    // The letter of an escaped line break is no part of the word behind it.
    const text = escaped.replace(/\\[nrt]/g, ' ');
    text.match(/[\w-]+/g)?.forEach((word) => names.words.add(word));
    text.match(BEGINNING)?.forEach((word) => names.beginnings.add(word));
    text.match(ENDING)?.forEach((word) => names.endings.add(word));
  }
  return names;
}
