import {expect, it} from 'vitest';
import {WHOLE_PAGE} from '../../../../../src/search/engines/embedded/indexFiles';
import {chooseHits} from '../../../../../src/search/engines/embedded/worker/chooseHits';

/** What is shown of a page that has so much of a query as a whole, and in each section, the top first. */
function shownOf(whole: number, ...scores: readonly number[]): number[] {
  const sections = [
    {section: WHOLE_PAGE, score: whole},
    ...scores.map((score, section) => ({section, score})),
  ]
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score);
  const pages = [{page: 1, score: 1, coverage: 1, sections}];
  return chooseHits(pages).map(({section}) => section);
}

it.each([
  ['the section that answers, whatever the title says', [10, 2, 5], 1],
  ['the top, where it answers itself', [10, 9, 5], 0],
  ['the top, where only the page as a whole answers', [10, 0, 1], 0],
  ['the top, where no section is told of', [10], 0],
] as const)('opens %s', (_, [whole, ...scores], section) => {
  expect(shownOf(whole, ...scores)[0]).toBe(section);
});

it('shows at most three sections of a page, and only those that are about as good', () => {
  expect(shownOf(10, 0, 10, 9, 8, 8)).toEqual([1, 2, 3]);
  expect(shownOf(10, 0, 10, 6)).toEqual([1]);
});
