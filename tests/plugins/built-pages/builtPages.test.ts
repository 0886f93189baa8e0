import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {builtPages, type Build} from '../../../src/plugins/built-pages/index';
import {makeKeepingSite} from '../../support/keepingSite';
import {scratchFolder} from '../../support/scratchFolder';

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

it('reads them once for all that ask', async () => {
  const read = builtPages();
  const made = build();
  expect(await read({...made})).toBe(await read({...made}));
  expect(await read(build())).not.toBe(await read(made));
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

it('reads a page anew whose search terms have changed', async () => {
  await builtPages()(build());
  markKept();
  put(TERMS, JSON.stringify({pages: {run: ['판독']}}));
  const [run] = await builtPages()(build());
  expect(run?.found?.records[0]?.topics).toEqual(['판독']);
  expect(await descriptionsOf()).toEqual([
    'What run does.',
    'What stop did.',
    'none',
  ]);
});

it('keeps the pages of each language apart', async () => {
  await builtPages()(build());
  const korean = {...build(), i18n: {currentLocale: 'ko'}} as Build;
  await builtPages()(korean);
  expect(readdirSync(path.join(siteDir, KEPT))).toHaveLength(6);
});

it('reads a page that has nothing but text', async () => {
  put('build/ocr/run.html', '<p>It runs.');
  const [run] = await builtPages()(build());
  expect(run?.shared?.facts).toEqual({
    title: 'SDKs',
    description: '',
    canonical: 'https://site.example/ocr/run',
    language: '',
  });
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
