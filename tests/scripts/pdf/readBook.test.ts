import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {isGroup, type BookEntry} from '../../../scripts/pdf/book/types';
import {openBuild} from '../../../scripts/pdf/build/finishedBuild';
import {readBook} from '../../../scripts/pdf/build/readBook';
import {OCR} from '../../../src/sets/ocr/set';
import {builtPage} from '../../support/bookPages';
import {folderOf} from '../../support/folderOf';

const SIDEBAR = `<li><a href=/docs/ocr/intro>Intro</a>
<li><details><summary>설치</summary><ul><li><a href=/docs/ocr/api/run>run</a><li><a href=/docs/ocr/intro>again</a></ul></details>
<li><a href=/docs/products>elsewhere</a>`;
const INTRO = builtPage('OCR SDK', '', SIDEBAR);

const FILES = {
  'hosts.json':
    '{"url": "https://docs.example", "baseUrl": "/docs/", "locales": ["en"], "redirects": {}, "connect": []}',
  'index.html': '<meta name=docusaurus_locale content=ko>',
  'ocr/intro.html': INTRO,
  'ocr/api/run.html': builtPage('run', ''),
  'ocr/api/pair/index.html': builtPage('run and wait', ''),
  'pages.json':
    '{"pages": {"": "Home", "ocr/api/pair": "x", "ocr/api/run": "x", "ocr/intro": "x", "ocr-global": "x"}, "names": {}}',
  'en/sitemap.xml': `<url><loc>https://docs.example/docs/en/ocr/intro</loc><lastmod>2026-10-02</lastmod></url>
<url><loc>https://docs.example/docs/en/ocr/run</loc><lastmod>2026-10-11T08:00:00Z</lastmod></url>
<url><loc>https://docs.example/docs/en/products</loc><lastmod>2026-11-20</lastmod></url>`,
  'contracts/ocr/argo.h': '/* Contract version 2.1. */',
  'contracts/ocr/NOTES.txt': 'none',
};

let dir: string;
beforeEach(() => {
  dir = folderOf(FILES, onTestFinished);
});

function read() {
  const build = openBuild(dir);
  return readBook(build, OCR, build.languages[0]!);
}

function outline(entries: readonly BookEntry[]): unknown[] {
  return entries.map((entry) =>
    isGroup(entry) ? [entry.label, ...outline(entry.entries)] : entry.title,
  );
}

it('has the pages of the sidebar once, then those that stand in none', () => {
  expect(outline(read().entries)).toEqual([
    'OCR SDK',
    ['설치', 'run'],
    ['그 밖의 페이지', 'run and wait'],
  ]);
});

it('says what the build knows of it, with a day where the sources have one', () => {
  const facts = {
    product: 'OCR SDK',
    publisher: '문서 처리 SDK',
    edition: '글로벌',
    contracts: [{file: 'argo.h', version: '2.1'}],
    locale: 'ko',
    languages: ['en'],
    address: 'https://docs.example/docs/ocr/intro',
    className: 'variant-global docs-doc-page',
  };
  expect(read().facts).toEqual({...facts, lastChange: '2026-10-11'});
  rmSync(path.join(dir, 'en/sitemap.xml'));
  expect(read().facts).toEqual(facts);
});

it.each([
  ['hosts.json', /No build in .*hosts\.json/],
  ['ocr/api/run.html', /^\/docs\/ocr\/api\/run \(in the sidebar of/],
  ['ocr/api/pair/index.html', /^\/docs\/ocr\/api\/pair \(in \/docs\/pages\./],
  ['pages.json', /pages\.json: expected the list of the pages/],
])('names %s where it is missing', (file, message) => {
  rmSync(path.join(dir, file));
  expect(read).toThrow(message);
});
