import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {
  devIndexBuilder,
  type DevSite,
} from '../../../src/plugins/search-index/devIndex';
import type {DevSource} from '../../../src/plugins/search-index/devSources';
import {openIndex} from '../../search/builtIndex';

let siteDir = '';
const step = vi.fn();

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dev-index-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  step.mockClear();
  write('header.h', '');
  mkdirSync(path.join(siteDir, 'programs'));
  write('programs/first.c', '');
  write('run.mdx', '---\ntitle: run\n---\n\nRecognises one image.\n');
  write('intro.mdx', '---\ntitle: Introduction\n---\n\nReads text.\n');
});

function write(file: string, text: string): void {
  writeFileSync(path.join(siteDir, file), text);
}

function source(name: string): DevSource {
  return {
    file: `${name}.mdx`,
    path: `/base/ocr/${name}`,
    tag: 'docs-ocr-current',
    breadcrumbs: ['OCR SDK'],
    set: 'ocr',
  };
}

function site(sources = [source('run'), source('intro')]): DevSite {
  return {
    siteDir,
    locale: 'en',
    baseUrl: '/base/',
    sources: () => sources,
    steps: {ocr: [step]},
    stepSources: ['header.h', 'programs'],
  };
}

/** The addresses that a query finds in an index. */
async function find(
  build: ReturnType<typeof devIndexBuilder>,
  text: string,
): Promise<string[]> {
  const files = [...(await build())].map(([name, file]) => ({
    name,
    text: file,
  }));
  const index = openIndex(files);
  const {hits} = await index.search({
    text,
    language: 'en',
    tags: ['docs-ocr-current'],
    page: 1,
    perPage: 10,
  });
  return hits.map(({address}) => address);
}

it('finds pages at their addresses', async () => {
  const build = devIndexBuilder(site());
  expect(await find(build, 'recognises')).toEqual(['/base/ocr/run']);
});

it('finds what was just written, and reads no other page again', async () => {
  const build = devIndexBuilder(site());
  expect(await find(build, 'zebra')).toEqual([]);
  expect(step).toHaveBeenCalledTimes(2);
  write('run.mdx', '---\ntitle: run\n---\n\n## A zebra {#zebra}\n\nText.\n');
  expect(await find(build, 'zebra')).toEqual(['/base/ocr/run#zebra']);
  expect(step).toHaveBeenCalledTimes(3);
});

it.each(['header.h', 'programs/first.c'])(
  'reads every page again when %s, behind the remark steps, changes',
  async (file) => {
    const build = devIndexBuilder(site());
    await build();
    utimesSync(path.join(siteDir, file), 1, 1);
    await build();
    expect(step).toHaveBeenCalledTimes(4);
  },
);

it('follows pages that come and go', async () => {
  const sources = [source('run')];
  const build = devIndexBuilder(site(sources));
  expect(await find(build, 'introduction')).toEqual([]);
  sources.push(source('intro'));
  expect(await find(build, 'introduction')).toEqual(['/base/ocr/intro']);
  sources.shift();
  expect(await find(build, 'recognises')).toEqual([]);
});

it('leaves a page out while it cannot be read, and takes it back', async () => {
  const build = devIndexBuilder(site([...site().sources(), source('gone')]));
  write('run.mdx', '<Broken');
  expect(await find(build, 'recognises')).toEqual([]);
  expect(await find(build, 'introduction')).toEqual(['/base/ocr/intro']);
  write('run.mdx', '---\ntitle: run\n---\n\nRecognises.\n');
  expect(await find(build, 'recognises')).toEqual(['/base/ocr/run']);
});
