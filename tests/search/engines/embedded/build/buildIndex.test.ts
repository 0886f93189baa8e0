import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../../../../../src/search/engines/embedded/build/buildIndex';
import {unpackHeadings} from '../../../../../src/search/engines/embedded/headings';
import {
  TEXTS_PER_FILE,
  type HeadingsFile,
  type Manifest,
  type TextsFile,
} from '../../../../../src/search/engines/embedded/indexFiles';
import {createRecords} from '../../../../../src/search/records/createRecords';
import type {SearchRecord} from '../../../../../src/search/records/record';

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
function indexOf(records: readonly SearchRecord[], headingsOnly = false) {
  const built = buildIndex(records, 'en', {headingsOnly});
  const files = new Map(built.map(({name, text}) => [name, text]));
  const read = <T>(name: string) => JSON.parse(files.get(name)!) as T;
  return {built, files, read, manifest: read<Manifest>('manifest.json')};
}

const RECORDS = [
  ...pageOf('/ocr/api/run', 'docs-ocr-current'),
  ...pageOf('/', 'default'),
];

describe('buildIndex', () => {
  it('makes a shard of each tag, and names every file in the manifest', () => {
    const {manifest, files} = indexOf(RECORDS);
    expect(manifest).toMatchObject({format: 1, language: 'en'});
    expect(Object.keys(manifest.shards)).toEqual([
      'docs-ocr-current',
      'default',
    ]);
    const named = Object.values(manifest.shards).flatMap((shard) => [
      shard.headings,
      shard.terms!,
      ...shard.texts,
    ]);
    expect([...files.keys()].sort()).toEqual(
      [...named, 'manifest.json'].sort(),
    );
  });

  it('names files by their content', () => {
    for (const {name, text} of indexOf(RECORDS).built.slice(0, -1)) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      expect(name).toMatch(
        new RegExp(
          `^(?:docs-ocr-current|default)-(?:headings|terms|texts-0)-${hash}\\.json$`,
        ),
      );
    }
  });

  it('makes the same bytes of the same records', () => {
    expect(indexOf(structuredClone(RECORDS)).built).toEqual(
      indexOf(RECORDS).built,
    );
  });

  it('holds addresses without their host, and headings with all above them', () => {
    const {manifest, read} = indexOf(RECORDS);
    const shard = manifest.shards['docs-ocr-current']!;
    expect(unpackHeadings(read<HeadingsFile>(shard.headings))).toEqual([
      {
        url: '/base/ocr/api/run',
        level: 1,
        hierarchy: ['OCR SDK › API', 'run'],
        compactTitle: 'run',
      },
      {
        url: '/base/ocr/api/run#s0',
        level: 2,
        hierarchy: ['OCR SDK › API', 'run', 'Section 0'],
        compactTitle: 'section0',
      },
    ]);
  });

  it('spreads texts over files of a fixed number of sections', () => {
    const {manifest, read} = indexOf(
      pageOf('/long', 'default', TEXTS_PER_FILE),
    );
    const {texts} = manifest.shards['default']!;
    const parts = texts.map((name) => read<TextsFile>(name));
    expect(parts.map(({length}) => length)).toEqual([TEXTS_PER_FILE, 1]);
    expect(parts[1]).toEqual([[`Text ${TEXTS_PER_FILE}.`]]);
  });

  it('leaves everything but headings out for the hosted engine', () => {
    const {manifest, files} = indexOf(RECORDS, true);
    expect(files.size).toBe(3);
    const shard = manifest.shards['default']!;
    expect(Object.keys(shard)).toEqual(['headings', 'texts']);
    expect(shard.texts).toEqual([]);
  });

  it('names a record without a heading', () => {
    const [record] = RECORDS;
    const bare = {...record!, 'hierarchy.lvl0': '', 'hierarchy.lvl1': ''};
    expect(() => indexOf([bare])).toThrow(
      `Record ${bare.id} of ${bare.url} has no heading.`,
    );
  });
});
