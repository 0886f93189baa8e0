import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {createDevIndexBuilder} from '../../src/search/plugin/devIndex';
import {createIndexMiddleware} from '../../src/search/plugin';
import type {Locale} from '../../src/site/locales';
import {openIndex} from './builtIndex';
import {folderOf, putFiles} from '../support/folderOf';

const KO_DOCS = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current';

let siteDir = '';

beforeEach(() => {
  siteDir = folderOf(
    {
      'docs-ocr/api/run.mdx':
        '---\ntitle: Run & <go>\n---\n\nRecognises one image.\n',
      'docs-ocr/intro.mdx': '---\ntitle: Introduction\n---\n\nReads text.\n',
      'docs-ocr/_part.mdx': 'Recognises nothing.\n',
      'docs-spreadsheet/intro.mdx': '---\ntitle: Cells\n---\n\nHolds cells.\n',
      'src/pages/plain.md': '---\ntitle: Plain\n---\n\nRecognises no set.\n',
      [`${KO_DOCS}/intro.mdx`]: '---\ntitle: 소개\n---\n\n문자를 인식합니다.\n',
    },
    onTestFinished,
  );
});

const step = vi.fn();

const write = (file: string, text: string) => putFiles(siteDir, {[file]: text});

const builderFor = (locale: Locale) =>
  createDevIndexBuilder({
    siteDir,
    locale,
    baseUrl: '/base/',
    steps: {ocr: [step]},
  });

/** Searches the OCR set and the pages outside the sets. */
async function find(
  text: string,
  locale: Locale = 'en',
  build = builderFor(locale),
): Promise<string[]> {
  const index = openIndex(await build());
  const {hits} = await index.search({
    text,
    language: locale,
    tags: ['docs-ocr-current', 'default'],
    page: 1,
    perPage: 10,
  });
  return hits.map(({address}) => address);
}

it('finds pages as a build does, with what their remark steps make', async () => {
  step.mockClear();
  expect((await find('recognises')).sort()).toEqual([
    '/base/ocr/api/run',
    '/base/plain',
  ]);
  expect(step).toHaveBeenCalledTimes(2);
  expect(await find('cells')).toEqual([]);
});

it('finds an edit without reading other pages again', async () => {
  const build = builderFor('en');
  expect(await find('zebra', 'en', build)).toEqual([]);
  step.mockClear();
  write('docs-ocr/intro.mdx', '## A zebra {#zebra}\n');
  expect(await find('zebra', 'en', build)).toEqual(['/base/ocr/intro#zebra']);
  expect(step).toHaveBeenCalledTimes(1);
});

it('finds translations in place of their originals', async () => {
  expect(await find('인식', 'ko')).toEqual(['/base/ocr/intro']);
  expect(await find('reads', 'ko')).toEqual([]);
  expect(await find('recognises', 'ko')).toHaveLength(2);
});

it('uses the heading ids of the built page', async () => {
  write(
    'docs-ocr/intro.mdx',
    '---\ntitle: A\n---\n\n## Given {#own-id}\n\n## What’s `new` here?\n\n### 설치하기\n',
  );
  expect(await find('given')).toEqual(['/base/ocr/intro#own-id']);
  expect(await find('what’s new here')).toEqual([
    '/base/ocr/intro#whats-new-here',
  ]);
  expect(await find('설치하기')).toEqual(['/base/ocr/intro#설치하기']);
});

it.each(['<Broken', '---\ntitle: A\nunlisted: true\n---\n\nRecognises.\n'])(
  'omits an invalid or unlisted page: %j',
  async (text) => {
    write('docs-ocr/api/run.mdx', text);
    expect(await find('recognises')).toEqual(['/base/plain']);
    expect(await find('introduction')).toEqual(['/base/ocr/intro']);
  },
);

it('the middleware serves the index and passes on other requests', async () => {
  const middleware = createIndexMiddleware(
    '/base/search-index/',
    async () => new Map([['terms.json', '[1]']]),
  );
  const ask = (url: string) =>
    new Promise((resolve) => {
      const response = {statusCode: 0, setHeader: vi.fn()};
      const end = (text: string) => resolve([response.statusCode, text]);
      middleware({url}, Object.assign(response, {end}) as never, () =>
        resolve('passed on'),
      );
    });
  expect(await ask('/base/search-index/terms.json?x=1')).toEqual([200, '[1]']);
  expect(await ask('/base/search-index/gone.json')).toEqual([404, '{}']);
  expect(await ask('/base/ocr/intro')).toBe('passed on');
});
