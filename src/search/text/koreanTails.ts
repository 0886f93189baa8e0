/** Nouns that developers write other nouns in front of without a space: `글꼴크기`, `라이브러리설치`. */
const TAILS =
  '가져오기 갱신 검사 검색 검증 경고 경로 계산 고정 관리 교체 구독 구현 그래프 글꼴 기능 나누기 날짜 내보내기 너비 높이 누수 ' +
  '다운로드 단축키 대기 데이터 되돌리기 등록 라이선스 라이센스 로그 리스너 만들기 메뉴 메모리 메시지 모드 목록 문서 바꾸기 방법 ' +
  '방향 배경 배열 버전 버튼 변경 변환 병합 보기 보호 복사 불러오기 붙여넣기 비교 사용 사용량 삭제 삽입 상태 색상 생성 서식 설정 설치 ' +
  '속도 수식 수정 순서 숨기기 스타일 시작 실패 실행 에러 연동 열기 예제 오류 옮기기 옵션 요구사항 원인 위치 유효성 이동 이름 ' +
  '이미지 이벤트 인쇄 인식 인증 입력 자동완성 작업 잠금 저장 적용 정렬 제거 제한 종료 종류 지우기 지원 차이 차트 찾기 채우기 ' +
  '처리 초기화 추가 추출 축소 출력 취소 크기 테두리 테이블 파일 편집 표시 필터 함수 합치기 해제 호출 화면 확대 확인 환불 활성화 업데이트';

/** Compounds that mean more than their parts. */
const WHOLES: ReadonlySet<string> = new Set(['실행취소', '다시실행']);

/** Syllables of the shortest noun in front. */
const SHORTEST_HEAD = 2;

const TAIL = new RegExp(
  `^(.{${SHORTEST_HEAD},}?)(${TAILS.split(' ').join('|')})$`,
  'u',
);

/**
 * A Korean compound in its words, where it ends with a noun that often ends one; the front may be a
 * compound again.
 *
 * @param noun - without a particle
 */
export function partsOfCompound(noun: string): string[] {
  if (WHOLES.has(noun)) {
    return [noun];
  }
  const [, head, tail] = TAIL.exec(noun) ?? [];
  return head && tail ? [...partsOfCompound(head), tail] : [noun];
}
