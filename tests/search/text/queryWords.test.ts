import {expect, it} from 'vitest';
import {readQuery} from '../../../src/search/text/queryWords';

it.each([
  ['engine', ['engine']],
  ['the engine', ['engine']],
  ['use the SDK in your application', ['sdkapplication']],
  ['is it possible to have more than one engine', []],
])('takes "%s" for the headings %j', (query, headings) => {
  expect(readQuery(query).wholes).toEqual(headings);
});

it('reads a fixed reference as a form of the plain one', () => {
  const [word] = readQuery('$A$1').words;
  expect(word!.forms).toContain('a1');
});
