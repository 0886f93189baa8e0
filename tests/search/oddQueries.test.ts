import {expect, it} from 'vitest';
import {
  splitContentWords,
  toTerms,
  splitWords,
  normalizeText,
} from '../../src/search/text/tokenize';
import {HOSTILE_STRINGS} from '../support/hostileStrings';
import {buildAndOpenIndex} from './builtIndex';
import {generateRecords} from './generatedRecords';

it.each([
  ['인식 엔진', 'NFD'],
  ['한글 워드 파일', 'NFKD'],
  ['naïve café', 'NFD'],
] as const)('%s has the same terms in the form %s', (text, form) => {
  const terms = (query: string) =>
    splitWords(normalizeText(query)).flatMap(toTerms);
  expect(terms(text.normalize(form))).toEqual(terms(text));
});

it('full-width letters are normalized', () => {
  expect(normalizeText('ＳＤＫ　ｒｕｎ')).toBe(normalizeText('SDK run'));
});

const ODD = [
  ...HOSTILE_STRINGS,
  '(a+)+$',
  '.*+?^${}()|[]\\',
  '\u202Enur\u202C',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\uD83D',
  ' '.repeat(1e4),
  'a'.repeat(1e4),
  'a '.repeat(500),
  '가'.repeat(1e3),
  '$A$'.repeat(300),
  '#'.repeat(1e3),
  '/'.repeat(1e3),
  '->'.repeat(500),
  'aB'.repeat(500),
];

it('answers odd queries', async () => {
  const index = buildAndOpenIndex(generateRecords({pages: 12, sets: 3}));
  for (const text of ODD) {
    expect(splitContentWords(text), text.slice(0, 40)).toBeInstanceOf(Array);
    const {hits} = await index.search({
      text: text.slice(0, 500),
      page: 1,
      perPage: 10,
    });
    expect(hits.length).toBeLessThanOrEqual(10);
  }
});
