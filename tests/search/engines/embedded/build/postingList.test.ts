import {expect, it} from 'vitest';
import {
  addPosting,
  emptyList,
  packPostings,
} from '../../../../../src/search/engines/embedded/build/postingList';
import {
  unpackPostings,
  WHOLE_PAGE,
  type Posting,
} from '../../../../../src/search/engines/embedded/indexFiles';

const POSTINGS: readonly Posting[] = [
  {page: 0, weight: 9, sections: []},
  {
    page: 3,
    weight: 300,
    sections: [
      {section: 2, weight: 63},
      {section: WHOLE_PAGE, weight: 1},
    ],
  },
  {page: 4, weight: 1, sections: [{section: 0, weight: 5}]},
];

it('reads back what was collected, and counts its pages', () => {
  const list = emptyList();
  POSTINGS.forEach((posting) => addPosting(list, posting));
  expect(list).toMatchObject({pages: 3, lastPage: 4});
  expect(unpackPostings(list.packed)).toEqual(POSTINGS);
  expect(packPostings(POSTINGS)).toEqual(list.packed);
});

it('keeps weights as whole numbers from 1 to 63', () => {
  const list = emptyList();
  const sections = [0, 2.6, 500].map((weight, section) => ({section, weight}));
  addPosting(list, {page: 1, weight: 1, sections});
  expect(
    unpackPostings(list.packed)[0]!.sections.map(({weight}) => weight),
  ).toEqual([1, 3, 63]);
});
