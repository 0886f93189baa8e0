/** A Korean spelling that the standard does not have, and the one that it has. */
export interface KoreanSlip {
  readonly wrong: RegExp;
  /** Replaces it; `$1` is a part that stays. */
  readonly right: string;
}

/**
 * Loanwords of the field as people misspell them, by the standard of the National Institute of Korean Language:
 * https://korean.go.kr/kornorms/regltn/regltnView.do?regltn_code=0003
 */
const LOANWORDS = {
  '라이[센쎈]([스싱])': '라이선$1',
  '컨텐([츠트])': '콘텐$1',
  '메[세쎄]지|멧세지': '메시지',
  어플리케이션: '애플리케이션',
  데이타: '데이터',
  디렉토리: '디렉터리',
  메뉴얼: '매뉴얼',
  '매뉴(?!얼|팩|스)': '메뉴',
  스케쥴: '스케줄',
  '악세스|엑세스': '액세스',
  악세서리: '액세서리',
  랜더링: '렌더링',
  쓰레드: '스레드',
  캐쉬: '캐시',
  푸쉬: '푸시',
  해쉬: '해시',
  플랫홈: '플랫폼',
  프로그래스: '프로그레스',
  '(?<!내비게이션)네비게이션': '내비게이션',
  레포지토리: '리포지터리',
  '카다[로록]그': '카탈로그',
  싸이트: '사이트',
  써비스: '서비스',
  써버: '서버',
  쉬트: '시트',
  챠트: '차트',
  '파라메[타터]|파라미타': '파라미터',
  템플렛: '템플릿',
  컴퓨타: '컴퓨터',
  프린타: '프린터',
  타켓: '타깃',
  셋팅: '세팅',
  케릭터: '캐릭터',
  에뮬레이타: '에뮬레이터',
  '쥬(?=스|얼)': '주',
};

/** Endings and words that sound as they should and are spelt otherwise. */
const WORDS = {
  '([있없했겠았었])읍니다': '$1습니다',
  슴니다: '습니다',
  니니다: '니다',
  됬: '됐',
  '되([요서])(?=[\\s.,!?])': '돼$1',
  되여: '되어',
  '않([되돼됩된될])': '안 $1',
  몇일: '며칠',
  왠만: '웬만',
  어떻해: '어떡해',
  '([가-힣])께요': '$1게요',
  금새: '금세',
  오랫만: '오랜만',
  역활: '역할',
  희안: '희한',
  갯수: '개수',
  촛점: '초점',
  헛점: '허점',
  댓가: '대가',
  '(일일|번번|깨끗|곰곰|틈틈)히': '$1이',
  '(꼼꼼|꾸준|정확|완전|충분)이(?= )': '$1히',
  가르키: '가리키',
  설레임: '설렘',
  구지: '굳이',
};

/** Syllables that end in a vowel, in a consonant, and in ㄹ, as a class of a regular expression. */
const OPEN = syllables((final) => final === 0);
const CLOSED = syllables((final) => final !== 0);
const IN_R = syllables((final) => final === 8);

/** What goes by the sound before it, and what is written apart. */
const PARTICLES = {
  [`([${CLOSED}])를(?=[\\s.,)])`]: '$1을',
  // 마을, 가을, 노을, 고을; 지을, 이을, 나을, 부을, 그을, 저을.
  [`((?![마가노고지이나부그저])[${OPEN}])을(?=[\\s.,)])`]: '$1를',
  [`([${CLOSED}])와(?=[\\s,)])`]: '$1과',
  [`([${IN_R}])수(?= (?:있|없))`]: '$1 수',
  [`([${IN_R}])때(?=[\\s,는에])`]: '$1 때',
  '(?<=[가-힣] )수있': '수 있',
  '(?<=[가-힣] )수없': '수 없',
};

/** The rules, reviewed one by one: none of them may hold for a word that there is. */
export const KOREAN_SLIPS: readonly KoreanSlip[] = Object.entries({
  ...LOANWORDS,
  ...WORDS,
  ...PARTICLES,
}).map(([wrong, right]) => ({wrong: new RegExp(wrong, 'gu'), right}));

function syllables(isMeant: (final: number) => boolean): string {
  const [first, last] = [0xac00, 0xd7a3];
  return Array.from({length: last - first + 1}, (_none, index) => index)
    .filter((index) => isMeant(index % 28))
    .map((index) => String.fromCharCode(first + index))
    .join('');
}
