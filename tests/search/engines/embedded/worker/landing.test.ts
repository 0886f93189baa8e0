import {expect, it} from 'vitest';
import {createRecords} from '../../../../../src/search/records/createRecords';
import {indexOf} from '../../../builtIndex';

const section = (level: 1 | 2, heading: string, text: string, anchor = '') => ({
  level,
  headings: level === 1 ? [heading] : ['Sheet', heading],
  blocks: [text],
  anchor,
  codeNames: [],
});

/** A page that says at its top and in its topics what all of it is about, and more of that in its sections. */
const index = indexOf(
  createRecords(
    {
      url: 'https://docs.example.com/sheet',
      language: 'en',
      tag: 'spreadsheet',
      version: ['current'],
      lvl0: 'Spreadsheet',
      description: 'Freeze the first row and set the zoom of a sheet.',
      topics: ['freeze panes', 'zoom level', 'worksheet view'],
      rank: 10,
    },
    [
      section(1, 'Sheet', 'A sheet holds cells.'),
      section(2, 'Freeze panes', 'Rows that you freeze stay.', 'freeze'),
      section(2, 'Zoom', 'The zoom is a factor.', 'view'),
    ],
  ),
);

it.each([
  ['freeze first row', '#freeze'],
  ['zoom level', '#view'],
  // Nothing but the topics says so.
  ['worksheet', ''],
  ['cells', ''],
])('%s opens the page at "%s"', async (text, hash) => {
  const {hits} = await index.search({text, page: 1, perPage: 5});
  expect(hits[0]!.address).toBe(`/sheet${hash}`);
});
