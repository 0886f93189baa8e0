const ENGLISH = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'],
  ...['eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** What Korean writes before a word that counts. */
const KOREAN: Readonly<Record<string, number>> = {
  ...{두: 2, 세: 3, 네: 4, 다섯: 5, 여섯: 6, 일곱: 7, 여덟: 8, 아홉: 9},
  열: 10,
};

/** Numerals of English from two on, as alternatives of a regular expression. */
export const NUMERALS = [...ENGLISH.slice(2), '[2-9]', '1[0-2]'].join('|');

export const KOREAN_NUMERALS = [...Object.keys(KOREAN), '[2-9]', '1[0-2]'].join(
  '|',
);

/** The number that a numeral of either language means. */
export function numberOf(numeral: string): number {
  const word = numeral.toLowerCase();
  const english = ENGLISH.indexOf(word);
  return english >= 0 ? english : (KOREAN[word] ?? Number(word));
}
