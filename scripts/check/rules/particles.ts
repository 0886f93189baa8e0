import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {FileProblem, SourcePage} from '../../../src/content';
import {hasChanged} from '../changes';
import {getLineAt} from '../files';
import type {CheckRule} from '../types';

/** Korean particles after a consonant, and their forms after a vowel. */
const PARTICLES: Readonly<Record<string, string>> = {
  을: '를',
  이: '가',
  은: '는',
  과: '와',
  으로: '로',
};

const AFTER_VOWEL = Object.values(PARTICLES);

/** A Korean word, number or Latin name with its particle. The name may be a call, between quotes, or a percentage. */
const WORD = new RegExp(
  String.raw`(?<![\p{L}\d])([가-힣]+?|[\d.,]*\d|[A-Za-z][\w.]*)((?:\(\))?[%"'”’]*)(${[...Object.keys(PARTICLES), ...AFTER_VOWEL].join('|')})(?![가-힣])`,
  'gu',
);

/** Real words that end like a particle after the wrong sound. */
const NO_PARTICLE = /(?:[효초사투여외]과|[경통진선]로|^.는)$/;

/** Forms that verbs do not have, so that a word before them is a noun. */
const OF_NOUNS = ['이', '과', '으로', ...AFTER_VOWEL].filter(
  (particle) => particle !== '는',
);

/** Forms that no other Korean word ends with. */
const UNMISTAKABLE = ['를', '와', '으로', '을', '과', '로'];

/** How a word ends when it is spoken. After ㄹ, only 으로 becomes 로. */
type Sound = 'consonant' | 'ㄹ' | 'vowel';

interface Use {
  readonly all: string;
  readonly word: string;
  readonly suffix: string;
  readonly particle: string;
  readonly line: number;
}

/** Korean particles match the sound before them: that of letters and digits, or that which most pages give to a name. */
export const run: CheckRule = (sources) => {
  const pages = sources.pages.filter(({locale}) => locale === 'ko');
  const uses = pages.map((page) => ({page, found: listUses(page)}));
  const nouns = new Set<string>();
  const votes = new Map<string, Record<string, number>>();
  for (const {word, particle} of uses.flatMap(({found}) => found)) {
    if (OF_NOUNS.includes(particle) && fits(soundOf(word), particle)) {
      nouns.add(word);
    }
    if (particle !== '로') {
      const count = votes.get(nameOf(word)) ?? {consonant: 0, vowel: 0};
      count[AFTER_VOWEL.includes(particle) ? 'vowel' : 'consonant']! += 1;
      votes.set(nameOf(word), count);
    }
  }
  /** Sound of a name of which three times as many uses have the same. */
  const soundOfName = (name: string): Sound | undefined => {
    const {consonant = 0, vowel = 0} = votes.get(name) ?? {};
    return vowel >= 3 * Math.max(consonant, 1)
      ? 'vowel'
      : consonant >= 3 * Math.max(vowel, 1)
        ? /[l\d]$/.test(name)
          ? 'ㄹ'
          : 'consonant'
        : undefined;
  };
  const isNoun = ({word, particle}: Use) =>
    !/[가-힣]/.test(word) ||
    nouns.has(word) ||
    (word.length > 1 && UNMISTAKABLE.includes(particle));
  const problems = uses
    .filter(({page}) => hasChanged(sources, page))
    .flatMap(({page: {file}, found}) =>
      found.flatMap((use): FileProblem[] => {
        const {all, word, suffix, particle, line} = use;
        const sound = suffix.includes('%')
          ? 'vowel'
          : (soundOf(word) ?? soundOfName(nameOf(word)));
        return fits(sound, particle) || !isNoun(use) || NO_PARTICLE.test(all)
          ? []
          : [
              {
                file,
                line,
                found: `"${all}"`,
                expected: `"${word}${suffix}${otherForm(particle)}"`,
                remedy:
                  'Write the particle that follows the sound of the word.',
              },
            ];
      }),
    );
  return {inspected: uses.flatMap(({found}) => found).length, problems};
};

function listUses({tree}: SourcePage): Use[] {
  const uses: Use[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = toString(node);
    for (const match of text.matchAll(WORD)) {
      const [all, word = '', suffix = '', particle = ''] = match;
      const first = node.position?.start.line ?? 1;
      const line = first + getLineAt(text, match.index) - 1;
      uses.push({all, word, suffix, particle, line});
    }
  });
  return uses;
}

/** Last digits whose Korean names end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
const DIGITS: Readonly<Record<string, Sound>> = {
  0: 'consonant',
  1: 'ㄹ',
  3: 'consonant',
  6: 'consonant',
  7: 'ㄹ',
  8: 'ㄹ',
};

/** Sound at the end of Hangul or a number; `undefined` for a name. */
function soundOf(word: string): Sound | undefined {
  const last = word.at(-1)!;
  if (/^[\d.,]+$/.test(word)) {
    return DIGITS[last] ?? 'vowel';
  }
  // Syllables are numbered by their 28 final sounds.
  const final = /[가-힣]/.test(last) && (last.charCodeAt(0) - 0xac00) % 28;
  return final === false
    ? undefined
    : final === 0
      ? 'vowel'
      : final === 8
        ? 'ㄹ'
        : 'consonant';
}

/** Last word of a name, by which it ends: `queue` of `runAsyncQueue`. */
function nameOf(word: string): string {
  const [last = word] = /(?:[A-Z]?[a-z]+|[A-Z]+|\d+)[_.]*$/.exec(word) ?? [];
  return last.toLowerCase();
}

function fits(sound: Sound | undefined, particle: string): boolean {
  const isVowelForm = AFTER_VOWEL.includes(particle);
  return (
    sound === undefined ||
    isVowelForm ===
      (sound === 'vowel' || (sound === 'ㄹ' && /로$/.test(particle)))
  );
}

function otherForm(particle: string): string {
  return (
    PARTICLES[particle] ??
    Object.entries(PARTICLES).find(([, vowel]) => vowel === particle)![0]
  );
}
