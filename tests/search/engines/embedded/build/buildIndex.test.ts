import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {
  fileNames,
  type Manifest,
  type PageFile,
  type TermBlock,
  type TypoBlock,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {createRecords} from '../../../../../src/search/records/createRecords';
import type {SearchRecord} from '../../../../../src/search/records/record';
import {generateRecords} from '../../../generatedRecords';

/** Records of a page with as many sections below its title. */
function pageOf(path: string, tag: string, sections = 1): SearchRecord[] {
  const facts = {
    url: `https://docs.example.com/base${path}`,
    language: 'en',
    tag,
    version: ['current'],
    lvl0: 'OCR SDK › API',
    rank: 10,
  };
  const title = {level: 1 as const, headings: ['run'], anchor: ''};
  const below = Array.from({length: sections}, (_, index) => ({
    level: 2 as const,
    headings: ['run', `Section ${index}`],
    anchor: `s${index}`,
  }));
  return createRecords(
    facts,
    [title, ...below].map((section, index) => ({
      ...section,
      blocks: [`Text ${index}.`],
      codeNames: ['freePointer'],
    })),
  );
}

/** An index by file name, and its manifest. */
function indexOf(records: readonly SearchRecord[]) {
  const built = buildIndex(records, 'en');
  const files = new Map(built.map(({name, text}) => [name, text]));
  const read = <T>(name: string) => JSON.parse(files.get(name)!) as T;
  const manifest = read<Manifest>('manifest.json');
  return {built, files, read, manifest, names: fileNames(manifest.build)};
}

const RECORDS = [
  ...pageOf('/ocr/api/run', 'docs-ocr-current'),
  ...pageOf('/', 'default'),
];

describe('buildIndex', () => {
  it('puts the pages of a tag beside each other, each in a file of its own', () => {
    const {manifest, read, names} = indexOf(RECORDS);
    expect(manifest).toMatchObject({format: 3, language: 'en'});
    expect(manifest.tags).toEqual([
      ['docs-ocr-current', 0, 1],
      ['default', 1, 1],
    ]);
    expect(read<PageFile>(names.page(0))).toEqual({
      path: '/base/ocr/api/run',
      lvl0: 'OCR SDK › API',
      sections: [
        ['', ['run'], ['Text 0.']],
        ['s0', ['run', 'Section 0'], ['Text 1.']],
      ],
    });
  });

  it('sorts the terms over all blocks, and tells where each block begins', () => {
    const {manifest, read, names} = indexOf(
      generateRecords({pages: 30, sets: 2}),
    );
    expect(manifest.blocks.length).toBeGreaterThan(3);
    const terms = manifest.blocks.flatMap((first, block) => {
      const rows = read<TermBlock>(names.terms(block));
      expect(rows[0]![0]).toBe(first);
      return rows.map(([term]) => term);
    });
    expect(terms.length).toBeGreaterThan(500);
    expect(terms).toEqual([...new Set(terms)].sort());
  });

  it('keeps the typos of words, not of those that were put together', () => {
    const [first, ...others] = RECORDS;
    const topics = ['freeze panes'];
    const {read, names} = indexOf([{...first!, topics}, ...others]);
    const keys = read<TypoBlock>(names.typos(0)).map(([key]) => key);
    expect(keys).toEqual(expect.arrayContaining(['freez', 'pane']));
    expect(keys.filter((key) => key.startsWith('freezepan'))).toEqual([]);
  });

  it('names files by the content of the index', () => {
    const {manifest} = indexOf(RECORDS);
    const other = indexOf([...RECORDS, ...pageOf('/new', 'default')]);
    expect(other.manifest.build).not.toBe(manifest.build);
    const names = other.built.slice(1).map(({name}) => name);
    expect(
      names.filter((name) => !name.startsWith(other.manifest.build)),
    ).toEqual([]);
  });

  it('makes the same bytes of the same records', () => {
    expect(indexOf(structuredClone(RECORDS)).built).toEqual(
      indexOf(RECORDS).built,
    );
  });

  it('names a record without a heading', () => {
    const [record] = RECORDS;
    const bare = {...record!, 'hierarchy.lvl0': '', 'hierarchy.lvl1': ''};
    expect(() => indexOf([bare])).toThrow(
      `Record ${bare.id} of ${bare.url} has no heading`,
    );
  });
});
