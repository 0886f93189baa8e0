import {decomposeHangul} from './hangul';

/**
 * Synonym groups for both engines and both languages. Words are in lower case; phrases are written without spaces, as
 * in the index of headings. American spellings are corrected like typos, except for those that occur in code.
 */
export const SYNONYM_GROUPS: readonly (readonly string[])[] = `
  check verify validate test, delete remove erase 삭제 제거,
  free release dispose destroy 해제, leak 누수, add insert append 추가 삽입,
  create generate make 생성 만들기, edit modify change 편집 수정,
  open load import 열기 불러오기 가져오기, save export store 저장 내보내기,
  find search lookup 찾기 검색, replace substitute 바꾸기,
  start begin launch 시작, stop cancel abort shutdown 중지 취소,
  wait block 대기, copy duplicate clone 복사, hide conceal 숨기기,
  protect lock 보호 잠금, install setup 설치, activate activation 활성화,
  revoke revocation deactivate deactivation 해제 해지 반납 회수 비활성화,
  recognise recognition 인식, calculate compute evaluate 계산, sort order 정렬,
  convert transform 변환, print 인쇄, fail failure error 오류 에러 실패,
  crash segfault segmentationfault accessviolation, rename 이름변경 이름바꾸기,
  change 변경 바꾸기, show display view 표시 보기, enter type input 입력,
  allow permit accept 허용, prevent forbid disable block 금지 방지,
  enable turnon 켜기, disable turnoff 끄기, select choose pick 선택,
  compare comparison difference versus vs 비교 차이,
  update refresh reload 갱신 새로고침 업데이트, read get fetch 읽기,
  write set 쓰기, move transfer 이동 옮기기 이전,
  merge combine join 병합 합치기, split divide separate 나누기 분할,
  run execute call 실행 호출, send transmit transfer 전송, draw render 그리기,
  undo revert 실행취소 되돌리기, group batch 그룹 묶기,
  exit quit terminate 종료, hang stuck deadlock 멈춤 교착상태,
  buy purchase 구매, compile build 컴파일 빌드,
  parallel concurrent simultaneous 병렬, timeout deadline 타임아웃 시간초과,
  empty blank 빈 비어있음, unique distinct 고유, required mandatory 필수,
  sum total 합계, hyperlink link 하이퍼링크 링크,
  comment note annotation 메모 주석, linebreak newline wordwrap 줄바꿈,
  tooltip hint 툴팁 도움말풍선, dialog popup 대화상자 팝업,
  percent percentage 퍼센트 백분율, trial evaluationversion demo 체험판 평가판,
  price cost fee 가격 요금,
  sharedlibrary dynamiclibrary dll dylib 공유라이브러리,
  custom own userdefined 사용자정의 맞춤,
  fast quick speed performance 성능 속도, slow performance 느림,
  limit maximum max 제한 최대, alternate stripe banded zebra 줄무늬,
  container docker 컨테이너 도커, macos mac osx 맥, windows 윈도우 윈도,
  linux ubuntu debian 리눅스, machine computer pc device laptop 컴퓨터 기기,
  withoutinternet offline 인터넷없이, user people 사용자,
  dropdown picklist combobox 드롭다운, toolbar ribbon 도구모음 툴바,
  shortcut hotkey keybinding 단축키, theme darkmode 다크모드 테마,
  header heading 머리글 헤더, value 값, expire expiry 만료, subscription 구독,
  account membership 계정 회원, size dimension 크기, width 너비 폭, height 높이,
  date 날짜, number num 숫자, event listener 이벤트, button btn 버튼,
  message msg 메시지, configure configuration config cfg 설정,
  folder directory 폴더 디렉터리, picture image photo 이미지 그림 사진,
  function method 함수 메서드, parameter argument param 매개변수 인수 파라미터,
  pointer ptr 포인터, memory ram 메모리, thread multithreading 스레드 쓰레드,
  queue 큐 대기열, callback 콜백, encoding charset utf8 unicode 인코딩,
  string text 문자열, sheet worksheet tab 시트, spreadsheet 스프레드시트,
  cell 셀, row 행, column col 열, range area 범위 영역,
  chart graph plot 차트 그래프, pivot pivottable crosstab 피벗 피벗테이블,
  sparkline 스파크라인, filter autofilter 필터, colour color 색 색상, centre center, grey gray,
  background fill 배경 배경색 채우기, font typeface 글꼴 폰트,
  border outline 테두리, freeze freezepanes 틀고정, formula 수식,
  format formatting fmt 서식, readonly viewonly writeprotected 읽기전용,
  autocomplete autocompletion 자동완성, licence license 라이선스 라이센스,
  offline airgapped 오프라인 폐쇄망, version release 버전,
  requirements prerequisites 요구사항 사전준비,
  os platform operatingsystem 운영체제,
  gpu cuda graphicscard videocard 그래픽카드, refund moneyback 환불,
  privacy personaldata 개인정보, terms tos 약관 이용약관,
  javascript js 자바스크립트, typescript ts 타입스크립트,
  example sample 예제 샘플, guide tutorial manual 가이드 안내
`
  .trim()
  .split(/,\s+/)
  .map((group) => group.split(' '));

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYM_GROUPS.flatMap((group) => group).map((word) => [
    decomposeHangul(word),
    SYNONYM_GROUPS.filter((group) => group.includes(word))
      .flat()
      .filter((other) => other !== word),
  ]),
);

/**
 * Returns the other words of all synonym groups that contain a word.
 *
 * @param word - lower case; Korean as syllables or as typed letters
 */
export function findSynonyms(word: string): readonly string[] {
  return BY_WORD.get(decomposeHangul(word)) ?? [];
}
