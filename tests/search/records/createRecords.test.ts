import {expect, it} from 'vitest';
import {createRecords} from '../../../src/search/records/createRecords';

const facts = {
  url: 'http://localhost:3000/a',
  language: 'en',
  tag: 'default',
  version: [],
  lvl0: 'Site',
  rank: 5,
};

/** The records of a page with one section below its title. */
const recordsOf = (heading: string, more: object = {}, text = '') =>
  createRecords(
    {...facts, ...more},
    ['Guide', heading].map((_, at, headings) => ({
      level: (at + 1) as 1 | 2,
      headings: headings.slice(0, at + 1),
      anchor: '',
      blocks: at === 1 && text !== '' ? [text] : [],
      codeNames: [],
    })),
  );

it.each([
  [10, 'Merge cells', 'Merge cells'],
  // Of what consists of entries, titles and names tell.
  [8, 'Merge cells', undefined],
  [8, 'mergeCells', 'mergeCells'],
])(
  'of a page of rank %i, takes the heading %s for %s',
  (rank, heading, title) => {
    expect(recordsOf(heading, {rank}).map((record) => record.title)).toEqual([
      'Guide',
      title,
    ]);
  },
);

it('tells names and Korean words of headings from those of texts', () => {
  const text = '셀의 getGpuCount.';
  const [, heading, content] = recordsOf('환불을 위한 freeAll', {}, text);
  expect(heading).toMatchObject({
    title_names: ['free', 'all', 'freeall'],
    title_ko: expect.arrayContaining(['환불']) as unknown,
  });
  expect(heading).not.toHaveProperty('identifiers');
  expect(content).toMatchObject({
    identifiers: expect.arrayContaining(['gpucount']) as unknown,
    keywords_ko: ['셀'],
  });
  expect(content).not.toHaveProperty('title');
});

it('gives what stands higher on a page the lower depth', () => {
  const depths = recordsOf('Merge', {}, 'Text.').map(({depth}) => depth);
  expect(depths).toEqual([...depths].sort((a, b) => a - b));
  expect(new Set(depths).size).toBe(3);
});
