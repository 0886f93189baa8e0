import {stemmer} from 'stemmer';

const ENDINGS =
  ' e s es ed er ers ing ings ion ions ment ments able ate ates ated ating ation ations or ors ity y ies ied ying al ic ive ized ize'.split(
    ' ',
  );

/**
 * Returns inflected forms of an English word: plurals and the suffixes -ing, -ed, -ion. All have the Porter
 * stem of the word; some are not real words.
 *
 * @param word - lower case; words with other characters than letters have no forms
 */
export function inflect(word: string): string[] {
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
