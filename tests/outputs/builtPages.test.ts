import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {
  type BuildOutput,
  createBuiltPagesReader,
  findRouteFiles,
} from '../../src/outputs/builtPages';
import {folderOf, putFiles} from '../support/folderOf';

/** HTML of a built page of the OCR set. */
const pageOf = (name: string, text: string) =>
  `<html lang=en><head><meta property=og:title content="${name} | SDKs"><meta name=description content="What ${name} does.">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current><meta name=docsearch:version content=current>
  <link rel=canonical href=https://site.example/ocr/${name}></head>
  <body><div class="theme-doc-markdown"><h1>${name}</h1><p>${text}</div>`;

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = folderOf(
    {
      'docs-ocr/run.mdx': '---\nkeywords: [scan]\n---\n',
      'docs-spreadsheet/intro.mdx': '',
      'src/pages/plain.md': '',
      // Korean search terms of the set's pages, and their Korean titles.
      'i18n/ko/search-terms/ocr.json': '{"run": ["인식"]}',
      'i18n/ko/docusaurus-plugin-content-docs-ocr/current/run.mdx':
        '---\ntitle: 실행\ndescription: 이미지를 읽습니다.\n---\n',
      'build/ocr/run.html': pageOf('run', 'It reads an image.'),
      'build/ocr/stop.html': pageOf('stop', 'It stops.'),
      'build/search.html': '<html><body><main><h1>Search</h1></main>',
    },
    onTestFinished,
  );
  outDir = path.join(siteDir, 'build');
});

/** Returns new props of a finished build with their own list of routes. */
function build(): BuildOutput {
  return {
    siteDir,
    outDir,
    baseUrl: '/',
    routesPaths: ['/ocr/stop', '/ocr/run', '/search', '/not-built'],
    siteConfig: {url: 'https://site.example', title: 'SDKs', noIndex: false},
    i18n: {currentLocale: 'en'},
  } as unknown as BuildOutput;
}

it('reads the search records and shared content of each page', async () => {
  const [run, , search] = createBuiltPagesReader()(build());
  expect(run).toEqual({
    route: '/ocr/run',
    shared: {
      hidden: false,
      facts: {
        title: 'run',
        description: 'What run does.',
        canonical: 'https://site.example/ocr/run',
        language: 'en',
        set: 'ocr',
        version: 'current',
      },
      markdown: expect.stringContaining('\n# run\n\nIt reads an image.\n'),
    },
    found: {
      links: [],
      records: [
        expect.objectContaining({
          url: 'https://site.example/ocr/run',
          topics: ['scan', '실행', '이미지를 읽습니다.', '인식'],
        }),
        expect.objectContaining({content: 'It reads an image.'}),
      ],
    },
  });
  expect(search).toMatchObject({route: '/search'});
  expect(search).not.toHaveProperty('shared');
});

it('finds a page by the title and description of its translation', () => {
  const file = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/stop.mdx';
  putFiles(siteDir, {
    [file]: '---\ntitle: 멈춤\ndescription: 멈춥니다.\n---\n',
  });
  const [, stop] = createBuiltPagesReader()(build());
  expect(stop?.found?.records[0]).toMatchObject({
    topics: ['멈춤', '멈춥니다.'],
  });
});

it.each([
  ['of its own', false, '<meta name=robots content=noindex>', ''],
  ['as its site', true, '', '<div class=theme-unlisted-banner>Unlisted</div>'],
])('hides a noindex page, %s', async (_, noIndex, meta, mark) => {
  const robots = '<meta name=robots content=noindex>';
  const page = (text: string, head: string) =>
    pageOf('run', text).replace('<head>', `<head>${head}`);
  putFiles(outDir, {
    'ocr/run.html': page(mark, meta || robots),
    'ocr/stop.html': page('', noIndex ? robots : ''),
  });
  const made = build();
  const siteConfig = {...made.siteConfig, noIndex};
  const [run, stop] = createBuiltPagesReader()({...made, siteConfig});
  expect(run?.shared?.hidden).toBe(true);
  expect(run).not.toHaveProperty('found');
  expect(stop?.shared?.hidden).toBe(false);
  expect(stop).toHaveProperty('found');
});

it('findRouteFiles lists the file of each existing route once, in order', () => {
  const files = {
    'index.html': '',
    'ocr/intro.html': '',
    'legal/index.html': '',
    '한글.html': '',
    '404.html': '',
  };
  const built = folderOf(files, onTestFinished);
  const routes = [
    '/base/',
    '/base/ocr/intro',
    '/base/ocr/intro',
    '/base/legal/',
    '/base/%ED%95%9C%EA%B8%80',
    '/base/404.html',
    '/base/404',
    '/base/not-built',
  ];
  expect(
    findRouteFiles(routes, {outDir: built, baseUrl: '/base/'}).map(
      ({route, file}) => [route, path.relative(built, file)],
    ),
  ).toEqual([
    ['/base/', 'index.html'],
    ['/base/%ED%95%9C%EA%B8%80', '한글.html'],
    ['/base/legal/', 'legal/index.html'],
    ['/base/ocr/intro', 'ocr/intro.html'],
  ]);
});
