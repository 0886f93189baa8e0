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

/**
 * Systematic spelling differences. Each row contains: pattern before, British spelling, American spelling,
 * pattern after.
 */
const SPELLINGS = [
  [/\w{2}/, 'is', 'iz', /(?:e[drs]?|ers|ing|ations?|able)?$/],
  [/\w/, 'ys', 'yz', /(?:e[drs]?|ers|ing)$/],
  [/\w{2}/, 'our', 'or', /(?:s|ed|ing|ful|able|ite|ites|ings)?$/],
  [/\w{2}[aeiou]/, 'll', 'l', /(?:ed|ing|er|ers)$/],
  [/\w{2}/, 'tre', 'ter', /s?$/],
  [/\w{2}/, 'logue', 'log', /s?$/],
  [/(?:lic|def|off|pret)/, 'ence', 'ense', /s?$/],
  [/^gr/, 'ey', 'ay', /(?:)/],
  [/\w/, 'que', 'ck', /s?$/],
] as const;

const SPELLING_RULES = SPELLINGS.flatMap(([before, british, american, after]) =>
  [
    [british, american],
    [american, british],
  ].map(([from, to]) => ({
    pattern: new RegExp(`(?<=${before.source})${from}(?=${after.source})`),
    to: to!,
  })),
);

/**
 * Converts British spelling to American and American to British, by rule. Some results are not real words.
 *
 * @param word - lower case
 */
export function findSpellingVariants(word: string): string[] {
  return SPELLING_RULES.flatMap(({pattern, to}) =>
    pattern.test(word) ? word.replace(pattern, to) : [],
  );
}
