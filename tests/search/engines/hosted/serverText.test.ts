import {expect, it} from 'vitest';
import {toServerQuery} from '../../../../src/search/engines/hosted/parameters';

it.each([
  // The server reads these itself.
  ['how do I wait', 'how do I wait'],
  ['"gpu count"', '"gpu count"'],
  ['C++ and  c#', 'C++ and c#'],
  // It would leave pages out.
  ['run -async', 'run async'],
  // Of Korean it knows nothing.
  ['환불을', '환불'],
  ['셀을 여는 방법', '셀 열기'],
  ['글꼴크기를 바꾸기', '글꼴 크기 바꾸기'],
  ['SDK의 설치', 'SDK 설치'],
  ['어떻게', '어떻게'],
])('sends for %s the text %s', (query, text) => {
  expect(toServerQuery(query)).toBe(text);
});

it.each(['', '  ', '!!!', '*', '___', '-', '::->', '""'])(
  'finds no word in "%s"',
  (query) => {
    expect(toServerQuery(query)).toBe('');
  },
);

it('cuts what nobody types', () => {
  expect(toServerQuery('x'.repeat(5000))).toHaveLength(500);
});
