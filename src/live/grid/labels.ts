/** Texts for screen readers that describe charts, icons and other graphics in a sheet. */
const ENGLISH = {
  filter: 'filter button',
  filtered: 'filter set',
  list: 'opens a list',
  locked: 'locked',
  unlocked: 'unlocked',
  highlighted: 'highlighted',
  invalid: 'invalid entry',
  marked: 'marked',
  active: 'active',
  // Labels for ascending values.
  icons: {
    arrows3: ['down', 'level', 'up'],
    signs3: ['red diamond', 'yellow triangle', 'green circle'],
    symbols3: ['cross', 'exclamation mark', 'tick'],
  },
  charts: {
    column: 'Column chart',
    stackedColumn: 'Stacked column chart',
    bar: 'Bar chart',
    line: 'Line chart',
    area: 'Area chart',
    pie: 'Pie chart',
    doughnut: 'Doughnut chart',
    scatter: 'Scatter chart',
  },
  sparklines: {line: 'Line', column: 'Columns', winLoss: 'Wins and losses'},
  /** English label of a built-in command → its translation. */
  commands: {} as Readonly<Record<string, string>>,
};

export type SheetLabels = typeof ENGLISH;

const KOREAN: SheetLabels = {
  filter: '필터 버튼',
  filtered: '필터 적용됨',
  list: '목록 열기',
  locked: '잠김',
  unlocked: '잠기지 않음',
  highlighted: '강조됨',
  invalid: '잘못된 입력',
  marked: '표시됨',
  active: '활성',
  icons: {
    arrows3: ['아래쪽', '수평', '위쪽'],
    signs3: ['빨간 마름모', '노란 삼각형', '녹색 원'],
    symbols3: ['가위표', '느낌표', '체크 표시'],
  },
  charts: {
    column: '세로 막대형 차트',
    stackedColumn: '누적 세로 막대형 차트',
    bar: '가로 막대형 차트',
    line: '꺾은선형 차트',
    area: '영역형 차트',
    pie: '원형 차트',
    doughnut: '도넛형 차트',
    scatter: '분산형 차트',
  },
  sparklines: {line: '꺾은선', column: '열', winLoss: '승패'},
  commands: {
    Undo: '실행 취소',
    Redo: '다시 실행',
    Copy: '복사',
    Cut: '잘라내기',
    Paste: '붙여넣기',
    Bold: '굵게',
    Italic: '기울임꼴',
    Underline: '밑줄',
    'Merge cells': '셀 병합',
    'Wrap text': '텍스트 줄 바꿈',
    Filter: '필터',
    'Insert chart': '차트 삽입',
  },
};

export function getLabels(lang: string): SheetLabels {
  return /^ko\b/.test(lang) ? KOREAN : ENGLISH;
}
