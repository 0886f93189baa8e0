import {utimesSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {
  type DevSite,
  devIndexBuilder,
} from '../../src/plugins/search-index/devIndex';
import {renderDevPage} from '../../src/plugins/search-index/devPage';
import {indexMiddleware} from '../../src/plugins/search-index/devServer';
import {
  type DevSource,
  devSources,
} from '../../src/plugins/search-index/devSources';
import {extractPage} from '../../src/search/records/extractPage';
import type {SearchRecord} from '../../src/search/records/record';
import {openIndex} from '../search/builtIndex';
import {folderOf, putFiles} from '../support/folderOf';

let siteDir = '';
const step = vi.fn();

beforeEach(() => {
  step.mockClear();
  siteDir = folderOf(
    {
      'header.h': '',
      'programs/first.c': '',
      'run.mdx': '---\ntitle: run\n---\n\nRecognises one image.\n',
      'intro.mdx': '---\ntitle: Introduction\n---\n\nReads text.\n',
    },
    onTestFinished,
  );
});

const write = (file: string, text: string) => putFiles(siteDir, {[file]: text});

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

it('leaves a page out while it cannot be read, and takes it back', async () => {
  const build = devIndexBuilder(site([...site().sources(), source('gone')]));
  write('run.mdx', '<Broken');
  expect(await find(build, 'recognises')).toEqual([]);
  expect(await find(build, 'introduction')).toEqual(['/base/ocr/intro']);
  write('run.mdx', '---\ntitle: run\n---\n\nRecognises.\n');
  expect(await find(build, 'recognises')).toEqual(['/base/ocr/run']);
});

describe('a page of sources', () => {
  /** The records of a page's source, as the development server finds them. */
  async function recordsOf(body: string): Promise<SearchRecord[]> {
    const html = await renderDevPage({
      source: `---\ntitle: Run & <go>\n---\n\n${body}`,
      file: 'docs-ocr/run.mdx',
      tag: 'docs-ocr-current',
      language: 'ko',
      breadcrumbs: ['OCR SDK', 'API'],
    });
    const page = extractPage({html, url: 'http://localhost/ocr/run'}, []);
    return [...(page?.records ?? [])];
  }

  it('says what the built page says of itself', async () => {
    expect(await recordsOf('Text.')).toMatchObject([
      {
        type: 'lvl1',
        'hierarchy.lvl0': 'OCR SDK › API',
        'hierarchy.lvl1': 'Run & <go>',
        language: 'ko',
        docusaurus_tag: 'docs-ocr-current',
        url: 'http://localhost/ocr/run',
      },
      {type: 'content', content: 'Text.'},
    ]);
  });

  it('has the ids of the built page: given ones, and those made of the text', async () => {
    const records = await recordsOf(
      '## Given {#own-id}\n\n## What’s `new` here?\n\n## What’s `new` here?\n\n### 설치하기\n',
    );
    expect(records.slice(1).map(({anchor}) => anchor)).toEqual([
      'own-id',
      'whats-new-here',
      'whats-new-here-1',
      '설치하기',
    ]);
    expect(records[1]!['hierarchy.lvl2']).toBe('Given');
  });
});

it('the server of an index makes it anew for the manifest alone', async () => {
  let number = 0;
  const build = vi.fn(async () => {
    number += 1;
    return new Map([
      ['manifest.json', `{"number":${number}}`],
      ['terms.json', `[${number}]`],
    ]);
  });
  const middleware = indexMiddleware('/base/', build);
  const ask = (file: string) =>
    new Promise<string>((resolve, reject) => {
      const url = `/base/search-index/${file}`;
      const head = {statusCode: 0, setHeader: () => undefined};
      middleware({url}, {...head, end: resolve}, (error) =>
        reject(error ?? new Error('passed on')),
      );
    });
  expect(await ask('manifest.json')).toBe('{"number":1}');
  expect(await ask('terms.json?x=1')).toBe('[1]');
  expect(build).toHaveBeenCalledTimes(1);
  expect(await ask('manifest.json')).toBe('{"number":2}');
  expect(await ask('terms.json')).toBe('[2]');
});

const doc = (id: string, changes: object = {}) => ({
  id,
  source: `@site/docs-ocr/${id}.mdx`,
  permalink: `/base/ocr/${id}`,
  sidebar: 'ocrSidebar',
  draft: false,
  unlisted: false,
  ...changes,
});

const CONTENT = {
  'docusaurus-plugin-content-docs': {
    ocr: {
      loadedVersions: [
        {
          versionName: 'current',
          isLast: true,
          docs: [
            doc('intro'),
            doc('api/run'),
            doc('api/overview'),
            doc('aside', {sidebar: undefined}),
            doc('draft', {draft: true}),
            doc('unlisted', {unlisted: true}),
          ],
          sidebars: {
            ocrSidebar: [
              {type: 'doc', id: 'intro'},
              {type: 'ref', id: 'aside'},
              {
                type: 'category',
                label: '함수',
                link: {type: 'doc', id: 'api/overview'},
                items: [{type: 'doc', id: 'api/run'}],
              },
            ],
          },
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: {
      blogPosts: ['listed', 'unlisted'].map((name) => ({
        metadata: {
          source: `@site/blog/${name}.md`,
          permalink: `/base/blog/${name}`,
          unlisted: name === 'unlisted',
        },
      })),
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [
      {
        type: 'mdx',
        source: '@site/i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
        permalink: '/base/legal/terms',
        unlisted: false,
      },
      {
        type: 'mdx',
        source: '@site/x.mdx',
        permalink: '/base/x',
        unlisted: true,
      },
      {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/base/'},
    ],
  },
};

it('the sources of an index lists pages with their address, source and the groups above them', () => {
  const inSet = {tag: 'docs-ocr-current', set: 'ocr'};
  const row = (id: string, ...groups: string[]) => ({
    ...inSet,
    file: `docs-ocr/${id}.mdx`,
    path: `/base/ocr/${id}`,
    breadcrumbs: ['OCR SDK', ...groups],
  });
  expect(devSources(CONTENT, 'ko')).toEqual([
    row('intro'),
    row('api/run', '함수'),
    row('api/overview', '함수'),
    row('aside'),
    {
      file: 'i18n/ko/docusaurus-plugin-content-pages/legal/terms.mdx',
      path: '/base/legal/terms',
      tag: 'default',
      breadcrumbs: [],
    },
    {
      file: 'blog/listed.md',
      path: '/base/blog/listed',
      tag: 'default',
      breadcrumbs: [],
    },
  ]);
});
