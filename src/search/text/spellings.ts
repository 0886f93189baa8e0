/** The ways in which a whole class of words is spelled: what stands before, British, American, what may follow. */
const ENDINGS = [
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

const RULES = ENDINGS.flatMap(([before, british, american, after]) =>
  [
    [british, american],
    [american, british],
  ].map(([from, to]) => ({
    pattern: new RegExp(`(?<=${before.source})${from}(?=${after.source})`),
    to: to!,
  })),
);

/**
 * The other spellings of an English word, British and American, by rule. Not every one is a word:
 * those that no page has find nothing.
 *
 * @param word - lower case
 */
export function spellingsOf(word: string): string[] {
  return RULES.flatMap(({pattern, to}) =>
    pattern.test(word) ? word.replace(pattern, to) : [],
  );
}
