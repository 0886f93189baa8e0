/** British ending → American one; the ways in which a whole class of words is spelled. */
const ENDINGS: readonly (readonly [
  british: RegExp,
  american: RegExp,
  string,
  string,
])[] = [
  [
    /(?<=\w{2})is(?=(?:e[drs]?|ers|ing|ations?|able)?$)/,
    /(?<=\w{2})iz(?=(?:e[drs]?|ers|ing|ations?|able)?$)/,
    'is',
    'iz',
  ],
  [
    /(?<=\w)ys(?=(?:e[drs]?|ers|ing)$)/,
    /(?<=\w)yz(?=(?:e[drs]?|ers|ing)$)/,
    'ys',
    'yz',
  ],
  [
    /(?<=\w{2})our(?=(?:s|ed|ing|ful|able|ite|ites|ings)?$)/,
    /(?<=\w{2})or(?=(?:s|ed|ing|ful|able|ite|ites|ings)?$)/,
    'our',
    'or',
  ],
  [
    /(?<=\w{2}[aeiou])ll(?=(?:ed|ing|er|ers)$)/,
    /(?<=\w{2}[aeiou])l(?=(?:ed|ing|er|ers)$)/,
    'll',
    'l',
  ],
  [/(?<=\w{2})tre(?=s?$)/, /(?<=\w{2})ter(?=s?$)/, 'tre', 'ter'],
  [/(?<=\w{2})logue(?=s?$)/, /(?<=\w{2})log(?=s?$)/, 'logue', 'log'],
  [
    /(?<=(?:lic|def|off|pret))ence(?=s?$)/,
    /(?<=(?:lic|def|off|pret))ense(?=s?$)/,
    'ence',
    'ense',
  ],
  [/(?<=^gr)ey/, /(?<=^gr)ay/, 'ey', 'ay'],
  [/(?<=\w)que(?=s?$)/, /(?<=\w)ck(?=s?$)/, 'que', 'ck'],
];

/**
 * The other spellings of an English word, British and American, by rule. Not every one is a word:
 * those that no page has find nothing.
 *
 * @param word - lower case
 */
export function spellingsOf(word: string): string[] {
  return ENDINGS.flatMap(([british, american, from, to]) => [
    ...(british.test(word) ? [word.replace(british, to)] : []),
    ...(american.test(word) ? [word.replace(american, from)] : []),
  ]);
}
