import {expect, it} from 'vitest';
import {
  makeConcept,
  type Concept,
} from '../../../../../src/search/engines/embedded/worker/concept';
import {rankPages} from '../../../../../src/search/engines/embedded/worker/rankPages';

/** A word of which each page has so much, all in one section. */
function word(term: string, weights: readonly number[]): Concept {
  const postings = weights.map((weight, page) => ({
    page,
    weight: 2 * weight,
    sections: [{section: 1, weight}],
  }));
  const row = {term, pages: postings.length, postings};
  return makeConcept([{row, share: 1}], [row], 1);
}

it('takes a mention for less than a section about it', () => {
  const concepts = [word('rotate', [33, 24]), word('header', [1, 4])];
  const options = {pages: 50, isAllowed: () => true, prior: () => 1};
  const pages = rankPages(concepts, options);
  expect(pages.map(({page}) => page)).toEqual([1, 0]);
});
