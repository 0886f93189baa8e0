import {koreanKey} from '../../text/koreanKeys';

/**
 * Korean words that questions are made of, whatever they are about. The server ranks by how many words a record has, however
 * rare they are: without these, those count that tell pages apart.
 */
const COMMON: ReadonlySet<string> = new Set(
  (
    '만들기 쓰기 사용 바꾸기 변경 추가 확인 설정 넣기 보기 구하기 여러 다른 새 중 중에 코드 기능 문제 하나 두 개 한번에 ' +
    '가져오기 찾기 보이기 안 안에 후 전 전에 때 지원 처리 적용 프로그램 화면 관련 내용 나오기 지정'
  )
    .split(' ')
    .map(koreanKey),
);

/** Telling words from which on common ones say nothing more. */
const ENOUGH = 2;

/** Leaves common words out where others tell enough; all words are in the spelling in which they are sent. */
export function withoutCommonWords(
  words: readonly string[],
): readonly string[] {
  const rare = words.filter((word) => !COMMON.has(word));
  return rare.length >= ENOUGH ? rare : words;
}
