import {expect, it} from 'vitest';
import {chooseHits} from '../../../../../src/search/engines/embedded/worker/chooseHits';

/** What is shown of a page whose sections have so much of a query, the top first. */
function shownOf(...scores: readonly number[]): number[] {
  const sections = scores
    .map((score, section) => ({section, score}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
  const pages = [{page: 1, score: 1, coverage: 1, sections}];
  return chooseHits(pages).map(({section}) => section);
}

it.each([
  ['the section that answers, before a top that says little more', [10, 9], 1],
  ['the top, where the page as a whole answers', [10, 5], 0],
  ['the top, where no section is told of', [], 0],
])('opens %s', (_, scores, section) => {
  expect(shownOf(...scores)[0]).toBe(section);
});

it('shows at most three sections of a page, and only those that are about as good', () => {
  expect(shownOf(0, 10, 9, 8, 8)).toEqual([1, 2, 3]);
  expect(shownOf(0, 10, 6)).toEqual([1]);
});
