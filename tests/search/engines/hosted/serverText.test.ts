import {expect, it} from 'vitest';
import {serverText} from '../../../../src/search/engines/hosted/serverText';
import {toLetters} from '../../../../src/search/text/hangul';

it.each([
  ['runAsync', 'runAsync'],
  ['how do I wait', 'wait'],
  ['to be', 'to be'],
  ['C++ and c#', 'C++ c#'],
  // Typesense reads these signs as commands.
  ['run -async', 'run async'],
  ['"gpu count"', 'gpu count'],
  ['waitResult()', 'waitResult'],
  ['C_RESULT_CALLBACK*', 'C_RESULT_CALLBACK'],
  ['환불을', toLetters('환불')],
  ['셀을 여는 방법', toLetters('셀 열기')],
  ['글꼴크기를 바꾸기', toLetters('글꼴 크기')],
  // Of common words those are sent that stand beside one other.
  ['시트 만들기', toLetters('시트 만들기')],
  ['새 피벗 테이블 만들기', toLetters('피벗 테이블')],
])('sends for %s the text %s', (query, text) => {
  expect(serverText(query)).toBe(text);
});

it.each(['', '  ', '!!!', '*', '___', '-', '::->', '""'])(
  'finds no word in "%s"',
  (query) => {
    expect(serverText(query)).toBe('');
  },
);

it('cuts what nobody types', () => {
  expect(serverText('x'.repeat(5000))).toHaveLength(500);
});
