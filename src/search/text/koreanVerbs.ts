import {toLetters} from './hangul';

/** What follows the stem of a verb, as it is typed. */
const ENDINGS = letters(
  '기 고 고요 는 는데 는지 는가 는지요 나요 나 니 지 지만 지요 죠 거나 게 도록 려면 려고 려는 면 면서 므로 며 자 다 던 네 네요 ' +
    'ㄴ ㄴ다 ㄴ데 ㄴ지 ㄴ가요 ㄴ가 ㄹ ㄹ까 ㄹ까요 ㄹ지 ㄹ게요 ㅂ니다 ㅂ니까 ㅁ 시오 십시오 세요 ' +
    '으려면 으려고 으면 으며 은 을 을까 을까요 을지 음 습니다 습니까 으세요 ' +
    // Written together with what follows: 여는법, 바꿀때, 넣고싶어요, 지워지지않게.
    '는법 는방법 는데요 ㄴ데요 ㄹ때 을때 ㄹ수 을수 고싶어요 고싶은데 고싶습니다 게하기 게하려면 게하는 지못하게 지않게 지않음 지않는 지않아요 려고요',
);

/** What follows the vowel that a stem ends with before `-어` and `-아`. */
const AFTER_VOWEL = letters(
  ' 서 서요 야 야만 도 요 지 진 지는 ㅆ다 ㅆ습니다 ㅆ어요 ㅆ는데 ㅆ는데요 ㅆ나요 ㅆ을 ㅆ을때 ㅆ던 ㅆ는지 주세요 주기 주는 주고 줘 줘요 야하 야할 야합니다 야하나요',
);

/** Vowel before such an ending → what the stem may end with. */
const STEM_ENDS: Readonly<Record<string, readonly string[]>> = {
  ㅓ: ['', 'ㅡ', 'ㅓ'],
  ㅏ: ['', 'ㅡ', 'ㅏ'],
  ㅕ: ['ㅣ'],
  // 보내, 해, 돼.
  ㅐ: ['ㅐ', 'ㅏ', 'ㅣ'],
};

/** Verbs that make verbs of nouns: to do, to become, to let do. */
const LIGHT_VERBS = letters('하 되 시키');

/** Letters of the shortest stem. */
const SHORTEST = 2;

function letters(words: string): string[] {
  return words
    .split(' ')
    .map(toLetters)
    .sort((a, b) => b.length - a.length);
}

/** The stems that a form of a Korean verb may have, in letters: `바꿔서` → `ㅂㅏㄲㅜ`. */
export function stemsOf(word: string): string[] {
  const plain = ENDINGS.filter((ending) => word.endsWith(ending)).flatMap(
    (ending) => {
      const stem = word.slice(0, -ending.length);
      // 만드는, 만든: the stem loses its ㄹ.
      return /^[ㄴㅂㅅㄹ]/.test(ending) ? [stem, `${stem}ㄹ`] : [stem];
    },
  );
  const joined = AFTER_VOWEL.filter((tail) => word.endsWith(tail)).flatMap(
    (tail) => {
      const whole = tail === '' ? word : word.slice(0, -tail.length);
      const stem = whole.slice(0, -1);
      return (STEM_ENDS[whole.at(-1) ?? ''] ?? []).map((end) =>
        // 읽어: the syllable of the ending has no letter of the stem.
        end === '' && stem.endsWith('ㅇ') ? stem.slice(0, -1) : stem + end,
      );
    },
  );
  return [...new Set([...plain, ...joined])].filter(
    (stem) => stem.length >= SHORTEST,
  );
}

/** The noun that a verb was made of, if any: `저장하` → `저장`. */
export function withoutLightVerb(stem: string): string | undefined {
  const light = LIGHT_VERBS.find(
    (verb) => stem.endsWith(verb) && stem.length > verb.length + SHORTEST,
  );
  return light && stem.slice(0, -light.length);
}

/** Whether a word is a form of one of some verbs, given by their stems. */
export function isFormOf(word: string, stems: ReadonlySet<string>): boolean {
  return stemsOf(word).some((stem) => stems.has(stem));
}
