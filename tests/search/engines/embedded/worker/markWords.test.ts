import {expect, it} from 'vitest';
import {
  cutAround,
  markWords,
  matchesForms,
} from '../../../../../src/search/engines/embedded/worker/markWords';

const isImg = matchesForms([
  {row: {term: 'img', pages: 1, postings: []}, share: 1},
]);

it('marks the words that were found and keeps all else as it is', () => {
  const text = '<img onerror=x> &lt; List<String> img';
  const parts = markWords(text, isImg);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts).toEqual([
    {text: '<', isMatch: false},
    {text: 'img', isMatch: true},
    {text: ' onerror=x> &lt; List<String> ', isMatch: false},
    {text: 'img', isMatch: true},
  ]);
  expect(markWords('', isImg)).toEqual([]);
});

it('cuts a text to some words around its first match', () => {
  expect(cutAround('a b c img d e f', isImg, 2)).toBe('… b c img d e …');
  expect(cutAround('img a b c', isImg, 2)).toBe('img a b …');
  expect(cutAround('a b c', isImg, 5)).toBe('a b c');
  expect(cutAround('!', isImg, 5)).toBe('!');
});
