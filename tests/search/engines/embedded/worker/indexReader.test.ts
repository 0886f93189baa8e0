import {describe, expect, it} from 'vitest';
import {
  cutIndex,
  indexTables,
} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {
  MANIFEST_FILE,
  unpackPostings,
  type Manifest,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {IndexReader} from '../../../../../src/search/engines/embedded/worker/indexReader';
import {generateRecords} from '../../../generatedRecords';

const tables = indexTables(generateRecords({pages: 40, sets: 2}), 'en');
const texts = new Map(cutIndex(tables).map(({name, text}) => [name, text]));
const manifest = JSON.parse(texts.get(MANIFEST_FILE)!) as Manifest;

/** A reader, and the names of the files that it has fetched. */
function openReader() {
  const fetched: string[] = [];
  const reader = new IndexReader(manifest, async (name) => {
    fetched.push(name);
    return texts.get(name)!;
  });
  return {reader, fetched};
}

describe('the blocks of an index', () => {
  it('give every term what the whole table has of it', async () => {
    const {reader} = openReader();
    const rows = await reader.find(tables.terms.map(([term]) => term));
    expect(rows.length).toBeGreaterThan(500);
    expect(rows).toEqual(
      tables.terms.map(([term, pages, postings]) => ({
        term,
        pages,
        postings: unpackPostings(postings),
      })),
    );
  });

  it('give the terms that begin so, wherever blocks are cut', async () => {
    const {reader} = openReader();
    const words = tables.terms
      .map(([term]) => term)
      .filter((term) => /^[a-z]+$/.test(term));
    for (const word of words.filter((_, at) => at % 40 === 0)) {
      const prefix = word.slice(0, 6);
      const rows = await reader.startingWith(prefix);
      const all = words.filter((term) => term.startsWith(prefix));
      expect(rows.map(({term}) => term).join()).toContain(
        rows.length === 1 ? prefix : all[0],
      );
    }
  });

  it('fetch what a word needs, and that once', async () => {
    const {reader, fetched} = openReader();
    await reader.find(['buffer']);
    await reader.find(['buffer', 'buffers']);
    expect(fetched).toHaveLength(1);
    expect(manifest.blocks.length).toBeGreaterThan(5);
  });

  it.each(['', '[["stre', '<!doctype html>'])(
    'are read past what the browser keeps where that is %j',
    async (kept) => {
      const reader = new IndexReader(manifest, async (name, cache) =>
        cache === 'reload' ? texts.get(name)! : kept,
      );
      expect(await reader.find(['stream'])).toHaveLength(1);
    },
  );

  it('try again what could not be had', async () => {
    let isDown = true;
    const reader = new IndexReader(manifest, async (name) => {
      if (isDown) {
        throw new Error('offline');
      }
      return texts.get(name)!;
    });
    await expect(reader.find(['stream'])).rejects.toThrow('offline');
    isDown = false;
    expect(await reader.find(['stream'])).toHaveLength(1);
  });
});

describe('words one edit away', () => {
  it.each(['strem', 'streamm', 'straam', 'steram', 'xstream'])(
    '%s is near stream',
    async (typed) => {
      expect(await openReader().reader.near(typed)).toContain('stream');
    },
  );

  it.each(['strm', 'tsrema', 'treamx'])('%s is not', async (typed) => {
    expect(await openReader().reader.near(typed)).not.toContain('stream');
  });
});
