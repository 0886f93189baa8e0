import {expect, it} from 'vitest';
import type {
  FieldAmounts,
  PageTerms,
} from '../../../../../src/search/engines/embedded/build/pageTerms';
import {termSharer} from '../../../../../src/search/engines/embedded/build/shareTerms';

function termsOf(...entries: [string, FieldAmounts][]): PageTerms {
  const bag = {terms: new Map(entries), lengths: new Map()};
  return {page: bag, sections: [bag], isReference: true, names: new Set(['a'])};
}

it('gives the terms of pages as they are, equal amounts as one', () => {
  const pages = [
    termsOf(['cell', {title: 1, body: 2}], ['row', {body: 1}]),
    termsOf(['cell', {body: 1}], ['column', {title: 1, body: 2}]),
  ];
  const share = termSharer();
  const shared = pages.map(share);
  expect(shared).toEqual(pages);
  const [first, second] = shared.map(({sections}) => sections[0]!.terms);
  expect(second!.get('cell')).toBe(first!.get('row'));
  expect(second!.get('column')).toBe(first!.get('cell'));
});
