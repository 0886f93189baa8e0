/**
 * Words that mean the same to a reader: the one table for both engines and both languages. Each is a
 * whole word, lower case; words of several parts are written together, as headings are indexed too.
 * British and American spellings need no row (see `spellings.ts`), nor do plurals and `-ing`.
 */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = [
  // Acts.
  ['check', 'verify', 'validate', 'test'],
  ['delete', 'remove', 'erase', '삭제', '제거'],
  ['free', 'release', 'dispose', 'destroy', '해제'],
  ['leak', '누수'],
  ['add', 'insert', 'append', '추가', '삽입'],
  ['create', 'generate', 'make', '생성', '만들기'],
  ['edit', 'modify', 'change', '편집', '수정'],
  ['open', 'load', 'import', '열기', '불러오기', '가져오기'],
  ['save', 'export', 'store', '저장', '내보내기'],
  ['find', 'search', 'lookup', '찾기', '검색'],
  ['replace', 'substitute', '바꾸기'],
  ['start', 'begin', 'launch', '시작'],
  ['stop', 'cancel', 'abort', 'shutdown', '중지', '취소'],
  ['wait', 'block', '대기'],
  ['copy', 'duplicate', 'clone', '복사'],
  ['hide', 'conceal', '숨기기'],
  ['protect', 'lock', '보호', '잠금'],
  ['install', 'setup', '설치'],
  ['activate', 'activation', '활성화', '인증'],
  ['revoke', 'revocation', 'deactivate', 'deactivation', '해지'],
  ['recognise', 'recognition', '인식'],
  ['calculate', 'compute', 'evaluate', '계산'],
  ['sort', 'order', '정렬'],
  ['convert', 'transform', '변환'],
  ['print', '인쇄'],
  ['fail', 'failure', 'error', '오류', '에러', '실패'],
  ['crash', 'segfault'],
  // Things.
  ['folder', 'directory', '폴더', '디렉터리'],
  ['picture', 'image', 'photo', '이미지', '그림', '사진'],
  ['function', 'method', '함수', '메서드'],
  ['parameter', 'argument', 'param', '매개변수', '인수'],
  ['pointer', 'ptr', '포인터'],
  ['memory', 'ram', '메모리'],
  ['thread', 'multithreading', '스레드', '쓰레드'],
  ['queue', '큐', '대기열'],
  ['callback', '콜백'],
  ['encoding', 'charset', 'utf8', 'unicode', '인코딩'],
  ['string', 'text', '문자열'],
  ['sheet', 'worksheet', 'tab', '시트'],
  ['spreadsheet', '스프레드시트'],
  ['cell', '셀'],
  ['row', '행'],
  ['column', 'col', '열'],
  ['range', 'area', '범위', '영역'],
  ['chart', 'graph', 'plot', '차트', '그래프'],
  ['pivot', 'pivottable', 'crosstab', '피벗', '피벗테이블'],
  ['sparkline', '스파크라인'],
  ['filter', 'autofilter', '필터'],
  ['colour', 'color', '색', '색상'],
  ['background', 'fill', '배경', '배경색', '채우기'],
  ['font', 'typeface', '글꼴', '폰트'],
  ['border', 'outline', '테두리'],
  ['freeze', 'freezepanes', '틀고정'],
  ['formula', '수식'],
  ['format', 'formatting', '서식'],
  ['autocomplete', 'autocompletion', '자동완성'],
  ['licence', 'license', '라이선스', '라이센스'],
  ['offline', 'airgapped', '오프라인', '폐쇄망'],
  ['version', 'release', '버전'],
  ['requirements', 'prerequisites', '요구사항', '사전준비'],
  ['os', 'platform', 'operatingsystem', '운영체제'],
  ['gpu', 'cuda', '그래픽카드'],
  ['refund', 'moneyback', '환불'],
  ['privacy', 'personaldata', 'gdpr', '개인정보'],
  ['terms', 'tos', '약관', '이용약관'],
  ['javascript', 'js', '자바스크립트'],
  ['typescript', 'ts', '타입스크립트'],
  ['example', 'sample', '예제', '샘플'],
  ['guide', 'tutorial', 'manual', '가이드', '안내'],
];

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYM_GROUPS.flatMap((group) => group).map((word) => [
    word,
    SYNONYM_GROUPS.filter((group) => group.includes(word))
      .flat()
      .filter((other) => other !== word),
  ]),
);

/** The other words under which what a word means may be written. */
export function synonymsOf(word: string): readonly string[] {
  return BY_WORD.get(word) ?? [];
}
