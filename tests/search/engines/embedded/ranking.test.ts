import {describe, expect, it} from 'vitest';
import {
  PAGE_RANKS,
  type SearchRecord,
} from '../../../../src/search/records/record';
import {toPlainText} from '../../../../src/search/engine';
import {buildAndOpenIndex} from '../../builtIndex';
import {createPageRecords} from '../../sampleRecords';

function page(tag: string, title: string, content: string): SearchRecord {
  const url = `https://docs.example.com/${tag}/${title.replaceAll(' ', '-')}`;
  return {
    id: url,
    type: 'content',
    'hierarchy.lvl0': tag,
    'hierarchy.lvl1': title,
    content,
    anchor: '',
    url,
    url_without_anchor: url,
    language: 'en',
    docusaurus_tag: tag,
    version: ['current'],
    tags: [],
    page_rank: PAGE_RANKS.docs,
    depth: 1,
  };
}

async function titlesFor(text: string, records: readonly SearchRecord[]) {
  const index = buildAndOpenIndex(records);
  const {hits} = await index.search({text, page: 1, perPage: 10});
  return hits.map(({title}) => toPlainText(title));
}

/** Titles behind the headings above them. */
async function titlesAndPathsFor(
  text: string,
  records: readonly SearchRecord[],
) {
  const index = buildAndOpenIndex(records);
  const {hits} = await index.search({text, page: 1, perPage: 10});
  return hits.map(({title, path}) =>
    [...path, title].map(toPlainText).join(' › '),
  );
}

describe('ranking', () => {
  it('puts the page with every word before those with some of them', async () => {
    const records = [
      page('ocr', 'Collect jobs', 'Wait for the oldest results.'),
      page('ocr', 'Other page', 'Nothing of it.'),
      page('spreadsheet', 'Calculation', 'Wait until formulas have results.'),
    ];
    expect(await titlesFor('wait for results of formulas', records)).toEqual([
      'Calculation',
      'Collect jobs',
    ]);
    expect(await titlesFor('wait nobody', records)).toHaveLength(2);
  });

  it('weighs the first section of a page higher', async () => {
    const inSections = (title: string, texts: readonly string[]) =>
      texts.map((text, at) => ({
        ...page('ocr', title, text),
        id: `${title}${at}`,
        anchor: at === 0 ? '' : 'more',
        url: `https://docs.example.com/ocr/${title}${at === 0 ? '' : '#more'}`,
      }));
    const records = [
      ...inSections('Threads', ['Many run at once.', 'Rotate the header.']),
      ...inSections('Columns', ['Rotate the header.', 'Many run at once.']),
    ];
    const [first] = await titlesFor('rotate header', records);
    expect(first).toBe('Columns');
  });

  it.each([
    ['synonyms', 'verify gpu', 'Check the GPU'],
    ['American spelling', 'color theme', 'Colour themes'],
    [
      'American spelling of other words',
      'initialized engine',
      'Initialised engines',
    ],
    ['plurals', 'formatting rule', 'Format rules'],
    ['swapped letters', 'freePionter', 'freePointer'],
    ['a letter more', 'gpuu', 'Check the GPU'],
    ['words written together', 'colourthemes', 'Colour themes'],
    ['words of no heading written together', 'gpudevice', 'Check the GPU'],
    ['two edits of a long word', 'calbaccks', 'Callbacks'],
    ['two misspelt words', 'caontextal formt', 'Contextual formats'],
    ['an unfinished word that a space splits', 'free poin', 'freePointer'],
    ['the first letters of a compound', 'colour them', 'Colour themes'],
    ['names of files', 'argo_sdk.h', 'Headers'],
    ['names of files without their signs', 'argosdkh', 'Headers'],
    ['what a hyphen joins', 'multipart', 'Custom parts'],
    ['names written apart', 'free pointer', 'freePointer'],
    ['parts of names', 'pointer', 'freePointer'],
    ['a beginning', 'freeP', 'freePointer'],
    ['one letter that is a title', 'c', 'C'],
    ['signs', '#REF!', 'Error values'],
    ['paths', '/ocr/Format-rules', 'Format rules'],
    ['names in paths', '/usr/lib/freePointer', 'freePointer'],
  ])('finds %s', async (_, query, title) => {
    const records = [
      page('ocr', 'Check the GPU', 'Prints the device.'),
      page('ocr', 'Check the text', 'Prints the lines.'),
      page('ocr', 'Colour themes', 'Light and dark.'),
      page('ocr', 'Format rules', 'Cells that differ.'),
      page('ocr', 'Initialised engines', 'Ready for work.'),
      page('ocr', 'freePointer', 'Gives a string back.'),
      page('ocr', 'Callbacks', 'Called when a job ends.'),
      page('ocr', 'C', 'The language.'),
      page('ocr', 'releaseArgoSdk', 'Needs the SDK of Argo.'),
      page('ocr', 'Headers', 'Include argo_sdk.h first.'),
      page('ocr', 'Contextual formats', 'Change with values.'),
      page('ocr', 'Custom parts', 'A multi-part file.'),
      page('ocr', 'Error values', 'A lost cell gives #REF! there.'),
    ];
    expect((await titlesFor(query, records))[0]).toBe(title);
  });

  it('ranks the top of a page before its sections if its title is the query', async () => {
    const top = page('ocr', 'run', 'Reads an image.');
    const section = {
      ...top,
      id: 'threads',
      url: `${top.url}#threads`,
      anchor: 'threads',
      'hierarchy.lvl2': 'Call run from several threads',
      content: 'You can call run from several threads: each run waits.',
    };
    const [first] = await titlesFor('run', [top, section]);
    expect(first).toBe('run');
  });

  it('ranks guides first for words, and the entry first for its name and for code', async () => {
    const entry = {
      ...page('ocr', 'Queue API', 'Waits for the queue to be empty.'),
      page_rank: PAGE_RANKS.reference,
    };
    const named = {
      ...entry,
      id: 'drainQueue',
      url: `${entry.url}#drainQueue`,
      anchor: 'drainQueue',
      'hierarchy.lvl2': 'drainQueue()',
    };
    const guide = page(
      'ocr',
      'Queues',
      'Wait until the queue is empty: call drainQueue.',
    );
    const records = [entry, named, guide];
    expect((await titlesFor('wait for empty queue', records))[0]).toBe(
      'Queues',
    );
    for (const query of [
      'drainQueue',
      'drainqueue',
      'drain queue',
      'drain_queue()',
      'engine.drainQueue(jobs, {wait: true});',
    ]) {
      expect((await titlesFor(query, records))[0]).toBe('drainQueue()');
    }
    // A query of words with a name.
    expect((await titlesFor('drainQueue until empty', records))[0]).toBe(
      'Queues',
    );
  });

  it('ranks a title that begins with what is typed first, then headings, then texts', async () => {
    const section = {
      ...page('ocr', 'Tables', 'Rows and columns.'),
      id: 'section',
      url: 'https://docs.example.com/ocr/Tables#remove',
      anchor: 'remove',
      'hierarchy.lvl2': 'Remove a filter',
    };
    const records = [
      page('ocr', 'Notes', 'A filter hides rows: filters filter a filter.'),
      page('ocr', 'Tables', 'Rows and columns.'),
      section,
      page('ocr', 'Filter and sort', 'Shows some of the rows.'),
      page('ocr', 'Fill cells', 'Puts colours into cells.'),
    ];
    for (const query of ['filt', 'filter', 'filter an']) {
      expect(await titlesFor(query, records)).toEqual([
        'Filter and sort',
        'Remove a filter',
        'Notes',
      ]);
    }
  });

  it('ranks a page that has the words in its text before one that has them in its topics only', async () => {
    const [first] = await titlesFor('freeze', [
      {...page('ocr', 'Large data', 'Many rows.'), topics: ['freezes']},
      page('ocr', 'Freeze rows', 'Keeps rows in view.'),
    ]);
    expect(first).toBe('Freeze rows');
  });

  it.each(['CellRange.setVlaue', 'cellrange.setvalue()', 'CellRange setValue'])(
    'leads from %s, a type with its member, to the entry of the member',
    async (query) => {
      const reference = {
        ...page('sheet', 'Ranges', 'Areas of cells.'),
        page_rank: PAGE_RANKS.reference,
      };
      const entry = (name: string, content: string) => ({
        ...reference,
        id: name,
        url: `${reference.url}#${name}`,
        anchor: name,
        'hierarchy.lvl2': name,
        content,
      });
      const records = [
        reference,
        entry('CellRange', 'A CellRange is an area. A CellRange has values.'),
        entry('setValue', 'Puts one value into every cell.'),
      ];
      expect((await titlesFor(query, records))[0]).toBe('setValue');
    },
  );

  it('ranks the preferred set first among equal matches', async () => {
    const index = buildAndOpenIndex([
      page('ocr', 'License activation', 'Activate it.'),
      page('spreadsheet', 'License activation', 'Activate it.'),
    ]);
    const first = async (preferredTag: string) => {
      const {hits} = await index.search({
        text: 'activate license',
        preferredTag,
        page: 1,
        perPage: 2,
      });
      expect(hits).toHaveLength(2);
      return hits[0]!.section;
    };
    expect(await first('ocr')).toBe('ocr');
    expect(await first('spreadsheet')).toBe('spreadsheet');
  });

  it('uses the words around a name from code, since several pages may have it', async () => {
    const members = ['Filters', 'Sheets', 'Charts'].flatMap((title) =>
      createPageRecords({url: `https://docs.example.com/${title}`}, [
        {headings: [title]},
        {headings: [title, 'add'], anchor: 'add'},
      ]),
    );
    const [first] = await titlesAndPathsFor(
      'view.charts.add({rows: 1})',
      members,
    );
    expect(first).toBe('Charts › add');
  });

  it('finds the page of a name in a Korean question, although pages have more of its words', async () => {
    const records = [
      page('ocr', '호출', '언제 호출하나요: freeBlock'),
      page('ocr', 'freeBlock', 'Releases a block.'),
    ];
    const [first] = await titlesFor('freeBlock를 언제 호출하나요', records);
    expect(first).toBe('freeBlock');
  });

  it.each(['!!!', '::->', 'zxqvbnmk', '998877665544'])(
    'finds nothing for %s',
    async (query) => {
      const records = [page('ocr', 'run', 'Reads text, 100 % of it!')];
      expect(await titlesFor(query, records)).toEqual([]);
    },
  );
});

describe('landing', () => {
  /** A page whose top and topics mention what its sections explain. */
  const index = buildAndOpenIndex(
    createPageRecords(
      {
        url: 'https://docs.example.com/sheet',
        description: 'Freeze the first row and set the zoom of a sheet.',
        topics: ['freeze panes', 'zoom level', 'worksheet view'],
      },
      [
        {headings: ['Sheet'], blocks: ['A sheet holds cells.']},
        {
          headings: ['Sheet', 'Freeze panes'],
          blocks: ['Rows that you freeze stay.'],
          anchor: 'freeze',
        },
        {
          headings: ['Sheet', 'Zoom'],
          blocks: ['The zoom is a factor.'],
          anchor: 'view',
        },
      ],
    ),
  );

  it.each([
    ['freeze first row', '#freeze'],
    ['zoom level', '#view'],
    // Occurs in the topics only.
    ['worksheet', ''],
    ['cells', ''],
  ])('%s opens the page at "%s"', async (text, hash) => {
    const {hits} = await index.search({text, page: 1, perPage: 5});
    expect(hits[0]!.address).toBe(`/sheet${hash}`);
  });
});
