import {describe, expect, it} from 'vitest';
import {findNames} from '../../src/search/text/findNames';
import {decomposeHangul, switchKeyboard} from '../../src/search/text/hangul';
import {
  splitContentWords,
  toTerms,
  splitWords,
  isStopWord,
} from '../../src/search/text/tokenize';
import {inflect} from '../../src/search/text/english';
import {parseWord} from '../../src/search/text/parseQuery';
import {
  stemKoreanWord,
  splitKoreanCompound,
} from '../../src/search/text/korean';
import {findSynonyms} from '../../src/search/text/synonyms';

it('finds synonyms of whole words, in both directions and languages', () => {
  expect(findSynonyms('remove')).toContain('delete');
  expect(findSynonyms('delete')).toContain('삭제');
  expect(findSynonyms('삭제')).toContain('delete');
  expect(findSynonyms('delet')).toEqual([]);
});

it('the name of a file also finds pages about its parts', () => {
  expect(parseWord('libtorch.so', false).synonyms).toContain('libtorch');
});

it.each([
  ['library', 'libraries'],
  ['formats', 'formatting'],
  ['activate', 'activation'],
  ['calculated', 'calculation'],
  ['sheets', 'sheet'],
])('%s and %s are forms of one word', (one, other) => {
  expect(inflect(one)).toContain(other);
  expect(inflect(other)).toContain(one);
});

it.each([
  ['vlfxj', '필터'],
  ['chart', '촘ㄱㅅ'],
  ['촘ㄱㅅ', 'chart'],
])('%s is %s on the other keyboard', (typed, meant) => {
  expect(switchKeyboard(typed)).toBe(meant);
});

describe('words of a text', () => {
  it('drops stop words unless there are no others', () => {
    expect(splitContentWords('how do I wait')).toEqual(['wait']);
    expect(splitContentWords('how to')).toEqual(['how', 'to']);
  });

  it.each([
    ['C++ and C#', ['C++', 'and', 'C#']],
    ['a -> b', ['a', '->', 'b']],
    ['a->b', ['a', 'b']],
    ['x = 5 %', ['x', '=', '5', '%']],
    ['=SUM($A$1,B$2)', ['SUM', '$A$1', 'B$2']],
    ['#REF! or #DIV/0!', ['#REF!', 'or', '#DIV/0!']],
    ['https://example.com/ocr', ['https', 'example', 'com', 'ocr']],
    ['SDK의 API', ['SDK', '의', 'API']],
    ['!!! ::-> ...', []],
  ])('reads the words of "%s"', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('adds the names of error values', () => {
    expect(toTerms('#REF!')).toEqual(['#ref!', 'ref']);
  });
});

describe('the stem of a Korean word', () => {
  const FORMS =
    '셀을:셀 문서에서는:문서 여는:열기 열어서:열기 쓰려면:쓰기 씁니다:쓰기 바꿔:바꾸기 ' +
    '만든:만들기 깨져요:깨지기 그려주세요:그리기 보여주기:보이기 저장하려면:저장 표시되지:표시 ' +
    '나옴:나오기 열렸는데:열리기 바꾸려면:바꾸기 바꿀까요:바꾸기 바꿔서:바꾸기 만드는:만들기 ' +
    '읽어야:읽기 숨겨요:숨기기 지웠습니다:지우기 삭제할까요:삭제 변환해서:변환 해제되는지:해제 ' +
    '보여주는:보이기 여는법:열기 바꿀때:바꾸기 넣고싶어요:넣기 지워지지않게:지워지기 ' +
    '사라졌는데요:사라지기';

  it.each(FORMS.split(' ').map((form) => form.split(':')))(
    'of %s is %s',
    (word, stem) => {
      expect(stemKoreanWord(word!)).toBe(decomposeHangul(stem!));
    },
  );

  it.each(['열', '열을', '여러', '이름', '모델', '크기', '필터는', '보안'])(
    'of the noun %s is no verb',
    (noun) => {
      expect(decomposeHangul(noun)).toContain(stemKoreanWord(noun));
    },
  );
});

it.each([
  ['글꼴크기', '글꼴 크기'],
  ['라이브러리설치', '라이브러리 설치'],
  ['시트이름변경', '시트 이름 변경'],
  ['유효성검사', '유효성 검사'],
  // Simple words, and words that are too short to split.
  ['워크시트', '워크시트'],
  ['스프레드시트', '스프레드시트'],
  ['실행취소', '실행취소'],
  ['활성화', '활성화'],
  ['내보내기', '내보내기'],
  ['셀서식', '셀서식'],
])('splits the compound %s into %s', (word, parts) => {
  expect(splitKoreanCompound(word).join(' ')).toBe(parts);
});

it.each(
  '수있나요 있나요 하나요 싶어요 방법이 무엇인가요 언제까지 얼마나'.split(' '),
)('%s is a stop word', (word) => {
  expect(isStopWord(word)).toBe(true);
});

it.each(['셀', '열', '행', '저장', '차트', '하이라이트', '되돌리기'])(
  '%s is no stop word',
  (word) => {
    expect(isStopWord(word)).toBe(false);
  },
);

it.each([
  ['ArgoStatus s = run(handle, "a.png", NULL, &text);', 'run'],
  [
    'if (CreateFromImrModelFile("a.imr", &handle) != ARGO_OK) {',
    'CreateFromImrModelFile',
  ],
  [
    'typedef void(ARGO_CALL *C_RESULT_CALLBACK)(ArgoJobId jobId, void *userData);',
    'C_RESULT_CALLBACK',
  ],
  ["sheet.range('A1:C3').setValues(rows(1))", 'setValues'],
  ["spreadsheet.on('cellChange', (event) => {", 'cellChange'],
  ['sheet.autoFitColumns', 'autoFitColumns'],
])('%s is about the name %s', (code, name) => {
  expect(findNames(code)[0]).toBe(name);
});

it.each([
  'how do I call waitResult with a time limit',
  'Uncaught (in promise) SpreadsheetError: HOST_IN_USE The host is in use',
  'libargo_sdk.so (required by program)',
  'LICENSE_EXPIRED LICENSE_REVOKED',
])('%s is about no name', (text) => {
  expect(findNames(text)).toEqual([]);
});
