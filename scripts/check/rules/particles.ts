import type {FileProblem, SourcePage} from '../../../src/content';
import type {CheckRule} from '../sources';

/** Korean particles after a consonant, and their forms after a vowel. */
const AFTER_CONSONANT = ['을', '이', '은', '과', '으로'];
const AFTER_VOWEL = ['를', '가', '는', '와', '로'];
const ALL = [...AFTER_CONSONANT, ...AFTER_VOWEL];

/** A Korean word, number or Latin name with its particle. The name may be a call, between quotes, or a percentage. */
const WORD = new RegExp(
  String.raw`(?<![\p{L}\d])(?<word>[가-힣]+?|[\d.,]*\d|[A-Za-z][\w.]*)(?<suffix>(?:\(\))?[%"'”’]*)(?<particle>${ALL.join('|')})(?![가-힣])`,
  'gu',
);

/** Real words that end like a particle after the wrong sound. */
const NO_PARTICLE = /(?:[효초사투여외]과|[경통진선]로|^.는)$/;

/** Forms that verbs do not have, so that a word before them is a noun. */
const OF_NOUNS = ALL.filter((form) => !/^[을은는]$/.test(form));

/** Forms that no other Korean word of several syllables ends with. */
const UNMISTAKABLE = ALL.filter((form) => !/^[이가은는]$/.test(form));

interface Use {
  readonly word: string;
  readonly suffix: string;
  readonly particle: string;
  readonly line: number;
}

/** Korean particles match the sound before them: that of letters and digits, or that which most pages give to a name. */
export const run: CheckRule = (sources) => {
  const pages = sources.allPages
    .filter(({locale}) => locale === 'ko')
    .map((page) => ({page, uses: listUses(page)}));
  const all = pages.flatMap(({uses}) => uses);
  const nouns = new Set(
    all
      .filter(({particle}) => OF_NOUNS.includes(particle))
      .filter(({word, particle}) => fits(findSound(word), particle))
      .map(({word}) => word),
  );
  const soundOfName = countSounds(all);
  const isWrong = (use: Use) => {
    const {word, suffix, particle} = use;
    const isNoun =
      !/[가-힣]/.test(word) ||
      nouns.has(word) ||
      (word.length > 1 && UNMISTAKABLE.includes(particle));
    const spoken = suffix.includes('%') ? '퍼센트' : word;
    const sound = findSound(spoken) ?? soundOfName(getLastWord(spoken));
    return (
      isNoun && !NO_PARTICLE.test(word + particle) && !fits(sound, particle)
    );
  };
  return pages
    .filter(({page}) => sources.pages.includes(page))
    .flatMap(({page: {file}, uses}) =>
      uses
        .filter(isWrong)
        .map(({word, suffix, particle, line}): FileProblem => {
          const other =
            AFTER_VOWEL[AFTER_CONSONANT.indexOf(particle)] ??
            AFTER_CONSONANT[AFTER_VOWEL.indexOf(particle)];
          return {
            file,
            line,
            found: `"${word}${suffix}${particle}"`,
            expected: `"${word}${suffix}${other}"`,
            remedy: 'Write the particle that follows the sound of the word.',
          };
        }),
    );
};

/** Markup in and around words, and comments. */
const MARKUP = /\]\([^)\n]*\)|[`*[\]]|\{\/\*.*?\*\/\}/g;

function listUses({text}: SourcePage): Use[] {
  return text.split('\n').flatMap((row, index) =>
    [...row.replace(MARKUP, '').matchAll(WORD)].map(({groups}) => ({
      ...(groups as Omit<Record<keyof Use, string>, 'line'>),
      line: index + 1,
    })),
  );
}

/** Number of ㄹ, after which only 으로 becomes 로. */
const RIEUL = 8;

/** Number of the final sound of Hangul or a digit, 0 after a vowel; `undefined` for a name. */
function findSound(word: string): number | undefined {
  const last = /\d$/.test(word)
    ? '영일이삼사오육칠팔구'.charAt(Number(word.at(-1)))
    : word.at(-1)!;
  // Syllables are numbered by their 28 final sounds.
  return /[가-힣]/.test(last)
    ? (last.charCodeAt(0) - '가'.charCodeAt(0)) % 28
    : undefined;
}

/** Returns a function that finds the final sound of a name, if most particles after the name agree on it. */
function countSounds(uses: readonly Use[]) {
  const votes = new Map<string, {vowel: number; consonant: number}>();
  for (const {word, particle} of uses) {
    const count = votes.get(getLastWord(word)) ?? {vowel: 0, consonant: 0};
    votes.set(getLastWord(word), count);
    if (particle !== '로') {
      count[AFTER_VOWEL.includes(particle) ? 'vowel' : 'consonant'] += 1;
    }
  }
  return (name: string): number | undefined => {
    const {vowel = 0, consonant = 0} = votes.get(name) ?? {};
    return vowel >= 3 * Math.max(consonant, 1)
      ? 0
      : consonant < 3 * Math.max(vowel, 1)
        ? undefined
        : /[l\d]$/.test(name)
          ? RIEUL
          : 1;
  };
}

/** Last word of a name, by which it ends: `queue` of `runAsyncQueue`. */
function getLastWord(name: string): string {
  const [last = name] = /(?:[A-Z]?[a-z]+|[A-Z]+|\d+)[_.]*$/.exec(name) ?? [];
  return last.toLowerCase();
}

function fits(sound: number | undefined, particle: string): boolean {
  const isVowelForm = AFTER_VOWEL.includes(particle);
  return (
    sound === undefined ||
    isVowelForm ===
      (sound === 0 || (sound === RIEUL && particle.endsWith('로')))
  );
}
