import {FILL_WORDS, TEXT_WORDS, TONES} from './colours';

/** Words of looks, and what stands in a picture or a sample that has them. */
const LOOKS: readonly (readonly [word: RegExp, signs: RegExp])[] = [
  [/\bbold\b/i, /bold/i],
  [/\bitalics?\b/i, /italic/i],
  [/\bunderlined?\b/i, /underline/i],
  [/\bstruck|\bstrikethrough\b/i, /strike/i],
  [/\bdoughnut\b/i, /doughnut/i],
  [/\bpie\b/i, /\bpie/i],
  [/\bscatter\b/i, /scatter/i],
  ...['red', 'green', 'blue', 'yellow', 'orange', 'purple', 'grey'].map(
    (colour) =>
      [new RegExp(`\\b${colour}\\b`, 'i'), new RegExp(colour, 'i')] as const,
  ),
];

/** Names of colours by the codes that samples write. */
const COLOURS = Object.entries({...FILL_WORDS, ...TEXT_WORDS, ...TONES});

/** A name, and no beginning of a sentence. */
const NAME = /(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}{2,}/gu;

/** Names that a caption may compare with. */
const OTHER_NAMES =
  /^(?:Excel|Office|Windows|Korean|English|German|French|Japanese|Chinese|Arabic|Latin|Unicode|Gregorian)$/;

/**
 * Words of a caption or a text alternative for what is not there: colours, looks, and names that no cell has.
 *
 * @param known - what is drawn, and the code of the samples
 */
export function unknownWords(text: string, known: readonly string[]): string[] {
  const all = known.join('\n');
  const there = [
    all,
    ...COLOURS.filter(([code]) => all.toUpperCase().includes(code)).map(
      ([, name]) => name,
    ),
  ].join('\n');
  const lower = there.toLowerCase();
  return [
    ...LOOKS.flatMap(([word, signs]) => {
      const [found] = word.exec(text) ?? [];
      return found === undefined || signs.test(there) ? [] : [`"${found}"`];
    }),
    ...[...text.matchAll(NAME)]
      .map(([name]) => name)
      .filter((name) => !OTHER_NAMES.test(name))
      .filter((name) => !lower.includes(name.slice(0, 3).toLowerCase()))
      .map((name) => `"${name}"`),
  ];
}
