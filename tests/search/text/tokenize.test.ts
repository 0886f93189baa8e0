import {expect, it} from 'vitest';
import {toLetters} from '../../../src/search/text/hangul';
import {
  tellingWords,
  termsOfWord,
  wordsOf,
} from '../../../src/search/text/tokenize';

const split = (text: string) => wordsOf(text).map((word) => word.text);

it('leaves out words that say nothing, unless there is nothing else', () => {
  expect(tellingWords('how do I wait')).toEqual(['wait']);
  expect(tellingWords('how to')).toEqual(['how', 'to']);
});

it.each([
  ['C++ and C#', ['C++', 'and', 'C#']],
  ['a -> b', ['a', '->', 'b']],
  ['a->b', ['a', 'b']],
  ['x = 5 %', ['x', '=', '5', '%']],
  ['=SUM($A$1,B$2)', ['SUM', '$A$1', 'B$2']],
  ['#REF! or #DIV/0!', ['#REF!', 'or', '#DIV/0!']],
  ['see /ocr/intro.', ['see', '/ocr/intro']],
  ['https://example.com/ocr', ['https', 'example', 'com', 'ocr']],
  ['SDK의 API', ['SDK', '의', 'API']],
  ['!!! ::-> ...', []],
])('reads the words of "%s"', (text, words) => {
  expect(split(text)).toEqual(words);
});

it('finds paths and references by their parts too', () => {
  expect(termsOfWord('/ocr/intro')).toEqual(['/ocr/intro', 'ocr', 'intro']);
  expect(termsOfWord('#REF!')).toEqual(['#ref!', 'ref']);
});

it('finds Korean verbs by the noun that all their forms have in common', () => {
  expect(termsOfWord('열림')).toEqual(['열림', '열리기'].map(toLetters));
  expect(termsOfWord('열려요')).toContain(toLetters('열리기'));
  expect(termsOfWord('셀')).toEqual([toLetters('셀')]);
});
