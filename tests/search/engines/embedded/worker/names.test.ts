import {describe, expect, it} from 'vitest';
import {createRecords} from '../../../../../src/search/records/createRecords';
import {REFERENCE_RANK} from '../../../../../src/search/records/record';
import {indexOf} from '../../../builtIndex';

interface Sample {
  readonly title: string;
  readonly topics?: readonly string[];
  readonly entry?: string;
}

/** A guide with topics, or a page of entries with one of them. */
function pageOf({title, topics = [], entry}: Sample) {
  const section = {codeNames: [], blocks: ['Some text.']};
  const facts = {
    url: `https://docs.example.com/${title}`,
    language: 'en',
    tag: 'docs-spreadsheet-current',
    version: ['current'],
    lvl0: 'Spreadsheet SDK',
    topics,
    rank: entry === undefined ? 10 : REFERENCE_RANK,
  };
  const top = {...section, level: 1 as const, headings: [title], anchor: ''};
  return createRecords(
    facts,
    entry === undefined
      ? [top]
      : [top, {...section, level: 2, headings: [title, entry], anchor: entry}],
  );
}

async function pagesFor(text: string, ...pages: readonly Sample[]) {
  const index = indexOf(pages.flatMap(pageOf));
  const {hits} = await index.search({text, page: 1, perPage: 10});
  return hits.map(({address}) => address.replace(/#.*/, ''));
}

describe('a name alone', () => {
  const guide = {title: 'Tabs', topics: ['active sheet', 'other tab']};
  const entry = {title: 'Reference', entry: 'activeSheet'};

  it('leads to its entry before a guide that has its words as a topic', async () => {
    expect(await pagesFor('activeSheet', guide, entry)).toEqual([
      '/Reference',
      '/Tabs',
    ]);
  });

  it('leads to that guide where it has no entry', async () => {
    const mention = {title: 'Active or not', topics: ['a sheet of paper']};
    const [first] = await pagesFor('activeSheet', mention, guide);
    expect(first).toBe('/Tabs');
  });

  it.each(['active sheet', 'activesheet'])(
    'leads to the guide when it is written as words: %s',
    async (text) => {
      const [first] = await pagesFor(text, entry, guide);
      expect(first).toBe('/Tabs');
    },
  );
});

describe('the name of another product', () => {
  const manager = {title: 'Cells', topics: ['name', 'manager']};
  const files = {title: 'Files', topics: ['excel', 'excel file', 'name']};
  const others = [1, 2, 3, 4].map((at) => ({
    title: `Other${at}`,
    topics: at % 2 ? ['name'] : ['manager'],
  }));

  it('counts less than the words beside it', async () => {
    const pages = [files, manager, ...others];
    const [first] = await pagesFor('excel name manager', ...pages);
    expect(first).toBe('/Cells');
  });

  it('is found by itself', async () => {
    expect(await pagesFor('excel', manager, files)).toEqual(['/Files']);
  });
});
