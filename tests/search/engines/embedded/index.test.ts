import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../../src/search/engines/embedded/build/buildIndex';
import {FileCache} from '../../../../src/search/engines/embedded/query/indexFileReader';
import {
  MANIFEST_FILE,
  type IndexManifest,
  type TermBlock,
  getIndexFileNames,
  unpackPostings,
} from '../../../../src/search/engines/embedded/indexFiles';
import {IndexReader} from '../../../../src/search/engines/embedded/query/indexReader';
import {EmbeddedEngine} from '../../../../src/search/engines/embedded/index';
import type {SearchRecord} from '../../../../src/search/records/record';
import {generateRecords} from '../../generatedRecords';
import {createPageRecords} from '../../sampleRecords';

const files = buildIndex(generateRecords({pages: 100, sets: 2}), 'en');
const fileOf = (name: string) => JSON.parse(files.get(name)!) as unknown;
const manifest = fileOf(MANIFEST_FILE) as IndexManifest;

/** A reader without delay. */
function readerOf(cache: FileCache) {
  const read = <T>(name: string) => cache.read<T>(name);
  return new IndexReader(manifest, read, read);
}

/** A reader, and the names of the fetched files. */
function openReader() {
  const fetched: string[] = [];
  const cache = new FileCache(async (name) => {
    fetched.push(name);
    return fileOf(name);
  });
  return {reader: readerOf(cache), fetched};
}

describe('the blocks of an index', () => {
  it('contain all rows of the term table', async () => {
    const {reader} = openReader();
    const names = getIndexFileNames(manifest.build);
    const terms = manifest.blocks.flatMap(
      (_, block) => fileOf(names.terms(block)) as TermBlock,
    );
    const rows = await reader.find(terms.map(([term]) => term));
    expect(rows.length).toBeGreaterThan(500);
    expect(rows).toEqual(
      terms.map(([term, pages, postings]) => ({
        term,
        pages,
        postings: unpackPostings(postings),
      })),
    );
  });

  it('are fetched once, and only those with the terms', async () => {
    const {reader, fetched} = openReader();
    await reader.find(['buffer']);
    await reader.find(['buffer', 'buffers']);
    expect(fetched).toHaveLength(1);
    expect(manifest.blocks.length).toBeGreaterThan(5);
  });

  it('are fetched past the HTTP cache after a failure', async () => {
    const cache = new FileCache(async (name, how) => {
      if (how !== 'reload') {
        throw new SyntaxError('no JSON');
      }
      return fileOf(name);
    });
    expect(await readerOf(cache).find(['stream'])).toHaveLength(1);
  });
});

describe('words one edit away', () => {
  it.each(['strem', 'streamm', 'straam', 'steram', 'xstream'])(
    '%s is near stream',
    async (typed) => {
      expect(await openReader().reader.findCorrections(typed)).toContain(
        'stream',
      );
    },
  );

  it.each(['strm', 'tsrema', 'treamx'])('%s is not', async (typed) => {
    expect(await openReader().reader.findCorrections(typed)).not.toContain(
      'stream',
    );
  });
});

function createTwoSections(path: string, tag: string): SearchRecord[] {
  const page = {
    url: `https://docs.example.com/base${path}`,
    tag,
    lvl0: 'OCR SDK › API',
  };
  return createPageRecords(page, [
    {headings: ['run'], blocks: ['Text 0.']},
    {headings: ['run', 'Section 0'], anchor: 's0', blocks: ['Text 1.']},
  ]);
}

const RECORDS = [
  ...createTwoSections('/ocr/api/run', 'docs-ocr-current'),
  ...createTwoSections('/', 'default'),
];

it('writes pages with the same tag next to each other, one per file', () => {
  const files = buildIndex(RECORDS, 'en');
  const read = (name: string) => JSON.parse(files.get(name)!) as unknown;
  const built = read(MANIFEST_FILE) as IndexManifest;
  expect(built).toMatchObject({language: 'en'});
  expect(built.tags).toEqual([
    ['docs-ocr-current', 0, 1],
    ['default', 1, 1],
  ]);
  expect(read(getIndexFileNames(built.build).page(0))).toEqual({
    path: '/base/ocr/api/run',
    lvl0: 'OCR SDK › API',
    sections: [
      ['', ['run'], ['Text 0.']],
      ['s0', ['run', 'Section 0'], ['Text 1.']],
    ],
  });
});

describe('waiting', () => {
  /** Opens the index. Each request except that for the manifest waits until the test calls its function in `arrivals`. */
  function openWaiting() {
    const asked: string[] = [];
    const arrivals: (() => void)[] = [];
    const engine = new EmbeddedEngine(async (name) => {
      if (name !== MANIFEST_FILE) {
        asked.push(name);
        await new Promise<void>((resolve) => arrivals.push(resolve));
      }
      return fileOf(name);
    });
    return {engine, asked, arrivals};
  }

  /** Number of round trips of a first query, if concurrent requests take one. */
  async function turnsOf(text: string): Promise<number> {
    const {engine, arrivals} = openWaiting();
    let isDone = false;
    const answer = engine.search({text, page: 1, perPage: 10}).then(() => {
      isDone = true;
    });
    let turns = 0;
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve));
      if (arrivals.length > 0) {
        turns += 1;
        arrivals.splice(0).forEach((arrive) => arrive());
      }
    }
    await answer;
    return turns;
  }

  // On a slow connection the round trips determine the waiting time.
  it.each(['writeStream', 'readBuffer', 'table'])(
    'a name known to the index, %s, waits for its terms and for its pages',
    async (name) => {
      expect(await turnsOf(name)).toBe(2);
    },
  );

  it.each([
    ['its pages', 'read table'],
    ['its typos', 'raed'],
  ])('an aborted search requests nothing more, for %s', async (_, text) => {
    const {engine, asked, arrivals} = openWaiting();
    const controller = new AbortController();
    const answer = engine.search(
      {text, page: 1, perPage: 10},
      controller.signal,
    );
    await new Promise((resolve) => setTimeout(resolve));
    const before = asked.length;
    controller.abort();
    arrivals.forEach((arrive) => arrive());
    await expect(answer).rejects.toThrow(
      expect.objectContaining({name: 'AbortError'}),
    );
    expect(before).toBeGreaterThan(0);
    expect(asked).toHaveLength(before);
  });

  describe('for further keys', () => {
    const KEY = 40;

    /** Types a word key by key. Returns the fetched files and the time of the last answer. */
    async function type(engine: EmbeddedEngine, asked: string[], word: string) {
      let typing = new AbortController();
      const query = (text: string) => ({text, page: 1, perPage: 8});
      const answers = Array.from(word, (_, at) => async () => {
        typing.abort();
        typing = new AbortController();
        return engine.search(query(word.slice(0, at + 1)), typing.signal);
      });
      for (const answer of answers.slice(0, -1)) {
        answer().catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, KEY));
      }
      const start = performance.now();
      await answers.at(-1)!();
      return {asked: new Set(asked), time: performance.now() - start};
    }

    function openHeld(hold: number) {
      const asked: string[] = [];
      const engine = new EmbeddedEngine(async (name) => {
        asked.push(name);
        return fileOf(name);
      }, hold);
      return {engine, asked};
    }

    const pages = (asked: ReadonlySet<string>) =>
      [...asked].filter((name) => name.includes('-page-')).sort();

    it('reads the pages of the last answer only, and cached files at once', async () => {
      const HOLD = 2000;
      const {engine, asked} = openHeld(HOLD);
      const typed = await type(engine, asked, 'read');
      const pasted = openHeld(0);
      await pasted.engine.search({text: 'read', page: 1, perPage: 8});
      expect(pages(typed.asked)).toEqual(pages(new Set(pasted.asked)));
      const again = await type(engine, asked, 'read');
      expect(again.time).toBeLessThan(typed.time / 2);
    });
  });
});

it('a page that is open while the site is replaced searches the new index', async () => {
  const next = buildIndex(generateRecords({pages: 90, sets: 2}), 'en');
  let published = files;
  const engine = new EmbeddedEngine(async (name) => {
    const text = published.get(name);
    if (text === undefined) {
      throw new Error(`${name}: status 404`);
    }
    return JSON.parse(text) as unknown;
  });
  const query = {text: 'stream', page: 1, perPage: 8};
  engine.preload();
  await new Promise((resolve) => setTimeout(resolve));
  published = next;
  expect((await engine.search(query)).total).toBeGreaterThan(0);
  published = new Map();
  await expect(engine.search({...query, text: 'buffer'})).rejects.toThrow(
    /404/,
  );
});
