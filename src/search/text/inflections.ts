import {stemmer} from 'stemmer';

/** What may follow a stem; a word counts only when the stemmer gives it the same one. */
const ENDINGS =
  ' e s es ed er ers ing ings ion ions ment ments able ate ates ated ating ation ations or ors ity y ies ied ying al ic ive ized ize'.split(
    ' ',
  );

/**
 * The forms of an English word that share its stem: plurals, -ing, -ed, -ion. Not every one is a
 * word: those that no page has find nothing.
 *
 * @param word - lower case, of letters alone; others have no forms
 */
export function inflectionsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) {
    return [];
  }
  const stem = stemmer(word);
  const last = stem.at(-1)!;
  const roots = [
    stem,
    stem + last,
    ...(last === 'i' ? [stem.slice(0, -1)] : []),
  ];
  return roots
    .flatMap((root) => ENDINGS.map((ending) => root + ending))
    .filter(
      (form) => form !== word && form.length > 2 && stemmer(form) === stem,
    );
}
