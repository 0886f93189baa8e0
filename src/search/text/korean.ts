import {
  composeHangul,
  decomposeHangul,
  hasHangul,
  stripParticle,
} from './hangul';

/**
 * Stems of native verbs that are common in developers' questions. Only these are treated as verbs, since
 * other words with a verb ending are usually nouns.
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
    .map(decomposeHangul),
);

/** Nouns that look like a form of one of these verbs: column (two forms), several. */
const NOUNS: ReadonlySet<string> = new Set(['열을', '열은', '여러']);

const NOUN_ENDING = decomposeHangul('기');

/** Verb endings, decomposed into typed letters. */
const ENDINGS = decomposeWords(
  '기 고 고요 는 는데 는지 는가 는지요 나요 나 니 지 지만 지요 죠 거나 게 도록 려면 려고 려는 면 면서 므로 며 자 다 던 네 네요 ' +
    'ㄴ ㄴ다 ㄴ데 ㄴ지 ㄴ가요 ㄴ가 ㄹ ㄹ까 ㄹ까요 ㄹ지 ㄹ게요 ㅂ니다 ㅂ니까 ㅁ 시오 십시오 세요 ' +
    '으려면 으려고 으면 으며 은 을 을까 을까요 을지 음 습니다 습니까 으세요 ' +
    // Endings written together with the next word, as in 여는법, 바꿀때, 넣고싶어요, 지워지지않게.
    '는법 는방법 는데요 ㄴ데요 ㄹ때 을때 ㄹ수 을수 고싶어요 고싶은데 고싶습니다 게하기 게하려면 게하는 지못하게 지않게 지않음 지않는 지않아요 려고요',
);

/** Endings that follow a stem contracted with `-어` or `-아`. */
const AFTER_VOWEL = decomposeWords(
  ' 서 서요 야 야만 도 요 지 진 지는 ㅆ다 ㅆ습니다 ㅆ어요 ㅆ는데 ㅆ는데요 ㅆ나요 ㅆ을 ㅆ을때 ㅆ던 ㅆ는지 주세요 주기 주는 주고 줘 줘요 야하 야할 야합니다 야하나요',
);

/** Maps the vowel of such a contraction to the possible ends of the stem. */
const STEM_ENDS: Readonly<Record<string, readonly string[]>> = {
  ㅓ: ['', 'ㅡ', 'ㅓ'],
  ㅏ: ['', 'ㅡ', 'ㅏ'],
  ㅕ: ['ㅣ'],
  // Contractions such as 보내, 해, 돼.
  ㅐ: ['ㅐ', 'ㅏ', 'ㅣ'],
};

/** Light verbs, which turn nouns into verbs: to do, to become, to let do. */
const LIGHT_VERBS = decomposeWords('하 되 시키');

/** Minimum number of letters of a stem. */
const SHORTEST = 2;

function decomposeWords(words: string): string[] {
  return words
    .split(' ')
    .map(decomposeHangul)
    .sort((a, b) => b.length - a.length);
}

/** Returns possible stems of a Korean verb form. Input and results are typed letters: `바꿔서` → `ㅂㅏㄲㅜ`. */
function findVerbStems(word: string): string[] {
  const plain = ENDINGS.filter((ending) => word.endsWith(ending)).flatMap(
    (ending) => {
      const stem = word.slice(0, -ending.length);
      // Before these letters a stem may have lost its ㄹ, as in 만드는 and 만든.
      return /^[ㄴㅂㅅㄹ]/.test(ending) ? [stem, `${stem}ㄹ`] : [stem];
    },
  );
  const joined = AFTER_VOWEL.filter((tail) => word.endsWith(tail)).flatMap(
    (tail) => {
      const whole = tail === '' ? word : word.slice(0, -tail.length);
      const stem = whole.slice(0, -1);
      return (STEM_ENDS[whole.at(-1) ?? ''] ?? []).map((end) =>
        // Drops the ㅇ if the ending is a separate syllable, as in 읽어.
        end === '' && stem.endsWith('ㅇ') ? stem.slice(0, -1) : stem + end,
      );
    },
  );
  return [...new Set([...plain, ...joined])].filter(
    (stem) => stem.length >= SHORTEST,
  );
}

/** Removes a light verb: `저장하` → `저장`. Returns `undefined` if there is none. */
function stripLightVerb(stem: string): string | undefined {
  const light = LIGHT_VERBS.find(
    (verb) => stem.endsWith(verb) && stem.length > verb.length + SHORTEST,
  );
  return light && stem.slice(0, -light.length);
}

/**
 * Stems a Korean word; the result is in typed letters. Nouns lose their particle; verbs become the noun form
 * used in titles. Examples: `셀을` → `셀`, `여는` → `열기`, `저장하려면` → `저장`. Other words are returned unchanged.
 */
export function stemKoreanWord(word: string): string {
  if (!hasHangul(word)) {
    return word;
  }
  const stems =
    word.length === 1 || NOUNS.has(word)
      ? []
      : findVerbStems(decomposeHangul(word));
  const verb = stems.find((stem) => VERBS.has(stem));
  return verb === undefined
    ? (stems.flatMap((stem) => stripLightVerb(stem) ?? [])[0] ??
        decomposeHangul(stripParticle(word)))
    : verb + NOUN_ENDING;
}

/** Nouns that often form the end of a compound without a space: `글꼴크기`, `라이브러리설치`. */
const TAILS =
  '가져오기 갱신 검사 검색 검증 경고 경로 계산 고정 관리 교체 구독 구현 그래프 글꼴 기능 나누기 날짜 내보내기 너비 높이 누수 ' +
  '다운로드 단축키 대기 데이터 되돌리기 등록 라이선스 라이센스 로그 리스너 만들기 메뉴 메모리 메시지 모드 목록 문서 바꾸기 방법 ' +
  '방향 배경 배열 버전 버튼 변경 변환 병합 보기 보호 복사 불러오기 붙여넣기 비교 사용 사용량 삭제 삽입 상태 색상 생성 서식 설정 설치 ' +
  '속도 수식 수정 순서 숨기기 스타일 시작 실패 실행 에러 연동 열기 예제 오류 옮기기 옵션 요구사항 원인 위치 유효성 이동 이름 ' +
  '이미지 이벤트 인쇄 인식 인증 입력 자동완성 작업 잠금 저장 적용 정렬 제거 제한 종료 종류 지우기 지원 차이 차트 찾기 채우기 ' +
  '처리 초기화 추가 추출 축소 출력 취소 크기 테두리 테이블 파일 편집 표시 필터 함수 합치기 해제 호출 화면 확대 확인 환불 활성화 업데이트';

/** Compounds that are not split, since they mean more than their parts. */
const NOT_SPLIT: ReadonlySet<string> = new Set(['실행취소', '다시실행']);

const COMPOUND = new RegExp(`^(.{2,}?)(${TAILS.split(' ').join('|')})$`, 'u');

/** Splits a Korean compound without particle into its nouns: `시트이름변경` → `시트`, `이름`, `변경`. */
export function splitKoreanCompound(noun: string): string[] {
  const [, head, tail] = (!NOT_SPLIT.has(noun) && COMPOUND.exec(noun)) || [];
  return head && tail ? [...splitKoreanCompound(head), tail] : [noun];
}

/** Returns the stems of the nouns and verbs in a Korean word, as syllables: `글꼴크기를` → `글꼴`, `크기`; `바꾸는` → `바꾸기`. */
export function stemKoreanCompound(word: string): string[] {
  const parts = splitKoreanCompound(stripParticle(word));
  return (parts.length > 1 ? parts : [word]).map((part) =>
    composeHangul(stemKoreanWord(part)),
  );
}
