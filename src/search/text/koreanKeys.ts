import {
  hasHangul,
  nounOf,
  stripParticle,
  toLetters,
  toSyllables,
} from './hangul';
import {partsOfCompound} from './koreanTails';
import {stemsOf, withoutLightVerb} from './koreanVerbs';

/**
 * Stems of native verbs that developers ask with. Only of these a form is taken for a verb: other words
 * that end like one are nouns far more often.
 */
const VERBS: ReadonlySet<string> = new Set(
  (
    '바꾸 옮기 숨기 지우 넣 쓰 열 닫 만들 찾 보 읽 그리 고르 합치 나누 묶 붙이 붙여넣 자르 잘라내 잠그 풀 막 끄 켜 키우 ' +
    '줄이 늘리 늘이 돌리 맞추 채우 비우 기다리 보내 받 불러오 가져오 내보내 되돌리 올리 내리 띄우 감추 보이 나타내 ' +
    '겹치 깨지 끝내 멈추 고치 더하 빼 뽑 뿌리 건너뛰 알아내 잡 놓 끌 밀 누르 긋 넓히 좁히 가리 모으 걸 떼 매기 세 재 ' +
    '다루 따르 남기 버리 없애 얻 구하 뜨 잘리 담 잇 엮 섞 뒤집 살리 되살리 돌려받 옮겨가 끼우 끼워넣 잃 돌아가 나가 ' +
    '나오 바뀌 열리 닫히 지워지 사라지 늘어나 줄어들 나뉘 섞이 막히 밀리 끊기 끊어지 꺼지 켜지 틀리 풀리 잠기 올라오 돌려주 ' +
    '쪼개 늦추 당기 펼치 접 겹쳐놓 골라내 걸러내 뽑아내 꺼내 넘기 넘어가 부르 돕 묻 물어보 훑 죽 걸리 느려지'
  )
    .split(' ')
    .map(toLetters),
);

/** Words that only look like forms of these: columns, several. */
const NOUNS: ReadonlySet<string> = new Set(['열을', '열은', '여러']);

const NOUN_ENDING = toLetters('기');

/**
 * The words of which a Korean word of a text or a query consists, each in the one form that its forms have in
 * common: `글꼴크기를` → `글꼴`, `크기`; `바꾸는` → `바꾸기`.
 */
export function bareWords(word: string): string[] {
  const parts = partsOfCompound(stripParticle(word));
  return (parts.length > 1 ? parts : [word]).map((part) =>
    toSyllables(koreanKey(part)),
  );
}

/**
 * The one spelling, in letters, that the forms of a Korean word have in common: nouns without particles,
 * verbs as the noun that they are in titles: `셀을` → `셀`, `여는` → `열기`, `저장하려면` → `저장`.
 * Other words stay as they are.
 */
export function koreanKey(word: string): string {
  if (!hasHangul(word)) {
    return word;
  }
  const stems =
    word.length === 1 || NOUNS.has(word) ? [] : stemsOf(toLetters(word));
  const verb = stems.find((stem) => VERBS.has(stem));
  return verb === undefined
    ? (stems.flatMap((stem) => withoutLightVerb(stem) ?? [])[0] ??
        toLetters(nounOf(word)))
    : verb + NOUN_ENDING;
}
