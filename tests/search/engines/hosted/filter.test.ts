import {expect, it} from 'vitest';
import {
  mergeFilters,
  scopeFilter,
} from '../../../../src/search/engines/hosted/filter';

it.each([
  [{}, ''],
  [{language: 'ko'}, 'language:=ko'],
  [{language: 'ko', tags: []}, 'language:=ko'],
  [{tags: ['docs-ocr-current']}, 'docusaurus_tag:=[docs-ocr-current]'],
  [
    {language: 'en', tags: ['default', 'docs-ocr-current']},
    'language:=en && docusaurus_tag:=[default,docs-ocr-current]',
  ],
])('limits a search to %j by "%s"', (scope, filter) => {
  expect(scopeFilter(scope)).toBe(filter);
});

it.each([
  [['a:=1', 'b:=2'], 'a:=1 && b:=2'],
  [['a:=1', ' '], 'a:=1'],
  [['', undefined], ''],
  // Both operators bind alike, from the left.
  [['a:=1', 'b:=2 || c:=3'], 'a:=1 && (b:=2 || c:=3)'],
  [['a:=1 || b:=2'], 'a:=1 || b:=2'],
])('joins %j by "and"', (filters, joined) => {
  expect(mergeFilters(...filters)).toBe(joined);
});
