import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {type Build, builtPages} from '../../src/plugins/built-pages/index';
import {lastingHtml} from '../../src/plugins/built-pages/lastingHtml';
import {routeFiles} from '../../src/plugins/built-pages/routeFiles';
import {inlineStyles} from '../../src/plugins/styles-in-pages/inlineStyles';
import {makeKeepingSite} from '../support/keepingSite';
import {scratchFolder} from '../support/scratchFolder';

/** A built page of the OCR set. */
const pageOf = (name: string, text: string, script = '0123abcd') =>
  `<html lang=en><head><meta property=og:title content="${name} | SDKs"><meta name=description content="What ${name} does.">
  <meta name=docsearch:docusaurus_tag content=docs-ocr-current><meta name=docsearch:version content=current>
  <link rel=canonical href=https://site.example/ocr/${name}><script src=/assets/js/main.${script}.js></script></head>
  <body><div class="theme-doc-markdown"><h1>${name}</h1><p>${text}</div>`;

/** What readers call the pages of the set. */
const TERMS = 'i18n/ko/search-terms/ocr.json';

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = scratchFolder('built-pages', onTestFinished);
  outDir = path.join(siteDir, 'build');
  makeKeepingSite(siteDir);
  for (const folder of ['build/ocr', 'i18n/ko/search-terms']) {
    mkdirSync(path.join(siteDir, folder), {recursive: true});
  }
  put(TERMS, JSON.stringify({pages: {run: ['인식']}}));
  put('build/ocr/run.html', pageOf('run', 'It reads an image.'));
  put('build/ocr/stop.html', pageOf('stop', 'It stops.'));
  put('build/search.html', '<html><body><main><h1>Search</h1></main>');
});

function put(file: string, text: string): void {
  writeFileSync(path.join(siteDir, file), text);
}

/** A build that has just been made: a list of routes of its own. */
function build(): Build {
  return {
    siteDir,
    outDir,
    baseUrl: '/',
    routesPaths: ['/ocr/stop', '/ocr/run', '/search', '/not-built'],
    siteConfig: {url: 'https://site.example', title: 'SDKs', noIndex: false},
    i18n: {currentLocale: 'en'},
  } as unknown as Build;
}

const KEPT = 'node_modules/.cache/built-pages';

/** Marks what is kept of each page, so that it is seen which pages are taken from there. */
function markKept(): void {
  for (const name of readdirSync(path.join(siteDir, KEPT))) {
    const file = `${KEPT}/${name}`;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    put(file, text.replaceAll(' does."', ' did."'));
  }
}

const descriptionsOf = async () =>
  (await builtPages()(build())).map(
    ({shared}) => shared?.head.description ?? 'none',
  );

it('reads what is found and shared of each page', async () => {
  const [run, , search] = await builtPages()(build());
  expect(run).toEqual({
    route: '/ocr/run',
    shared: {
      hidden: false,
      head: {
        title: 'run',
        description: 'What run does.',
        canonical: 'https://site.example/ocr/run',
        set: 'ocr',
      },
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
          topics: ['인식'],
        }),
        expect.objectContaining({content: 'It reads an image.'}),
      ],
    },
  });
  expect(search).toMatchObject({route: '/search'});
  expect(search).not.toHaveProperty('shared');
});

it('takes from the build before what has not changed', async () => {
  expect(await descriptionsOf()).toEqual([
    'What run does.',
    'What stop does.',
    'none',
  ]);
  markKept();
  put('build/ocr/run.html', pageOf('run', 'It reads an image.', 'fedc9876'));
  put('build/ocr/stop.html', pageOf('stop', 'It stops it.'));
  expect(await descriptionsOf()).toEqual([
    'What run did.',
    'What stop does.',
    'none',
  ]);
});

it.each([
  ['of its own', false, '<meta name=robots content=noindex>', ''],
  ['as its site', true, '', '<div class=theme-unlisted-banner>Unlisted</div>'],
])(
  'hides a page that is not to be found, %s',
  async (_, noIndex, meta, mark) => {
    const robots = '<meta name=robots content=noindex>';
    const page = (text: string, head: string) =>
      pageOf('run', text).replace('<head>', `<head>${head}`);
    put('build/ocr/run.html', page(mark, meta || robots));
    put('build/ocr/stop.html', page('', noIndex ? robots : ''));
    const made = build();
    const siteConfig = {...made.siteConfig, noIndex};
    const [run, stop] = await builtPages()({...made, siteConfig});
    expect(run?.shared?.hidden).toBe(true);
    expect(run).not.toHaveProperty('found');
    expect(stop?.shared?.hidden).toBe(false);
    expect(stop).toHaveProperty('found');
  },
);

/** A page whose scripts and styles bear a hash. */
const pageWith = (hash: string, sum: string) =>
  `<html><head><title>a</title><link rel="stylesheet" href="/assets/css/styles.${hash}.css" integrity="sha256-${sum}=" /><script src=/assets/js/native.${hash}.js integrity="sha256-${sum}=" async></script><meta name=live-script content="/base/assets/live/panel.${hash.toUpperCase()}.js#sha256-${sum}="><meta name=app-scripts content="/base/assets/js/runtime~main.${hash}.js#sha256-${sum}= /base/assets/js/main.${hash}.js#sha256-${sum}="></head><body><p>a</p></body>`;
const PAGE = pageWith('0123abcd', 'a/b+c');

it('does not change with the scripts and styles of the site', () => {
  expect(lastingHtml(pageWith('fedc9876', 'dEf0'))).toBe(lastingHtml(PAGE));
});

it('is the same before and after the styles were put into the page', () => {
  const whole = inlineStyles(PAGE, () => 'p>a{content:"$&"}');
  expect(whole).not.toContain('stylesheet');
  expect(lastingHtml(whole)).toBe(lastingHtml(PAGE));
});

it.each([
  ['text', '<p>a', '<p>b'],
  ['a title', '<title>a', '<title>b'],
  [
    'an address of a file',
    '<p>a',
    '<p><a href=/assets/files/a-0123456789abcdef0123456789abcdef.js>a</a>',
  ],
])('changes with %s', (_what, from, to) => {
  expect(lastingHtml(PAGE.replace(from, to))).not.toBe(lastingHtml(PAGE));
});

describe('the files of routes', () => {
  it('finds the file of each route once, in order, and no page that does not exist', () => {
    const outDir = mkdtempSync(path.join(tmpdir(), 'routes-'));
    onTestFinished(() => rmSync(outDir, {recursive: true}));
    for (const file of [
      'index.html',
      'ocr/intro.html',
      'legal/index.html',
      '한글.html',
      '404.html',
    ]) {
      mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
      writeFileSync(path.join(outDir, file), '');
    }
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
      routeFiles(routes, {outDir, baseUrl: '/base/'}).map(({route, file}) => [
        route,
        path.relative(outDir, file),
      ]),
    ).toEqual([
      ['/base/', 'index.html'],
      ['/base/%ED%95%9C%EA%B8%80', '한글.html'],
      ['/base/legal/', 'legal/index.html'],
      ['/base/ocr/intro', 'ocr/intro.html'],
    ]);
  });
});
