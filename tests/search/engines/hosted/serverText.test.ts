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
