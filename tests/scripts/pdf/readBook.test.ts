import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {isGroup, type BookEntry} from '../../../scripts/pdf/book/types';
import {bookFile} from '../../../scripts/pdf/bookFile';
import {openBuild} from '../../../scripts/pdf/build/finishedBuild';
import {readPage} from '../../../scripts/pdf/build/readPage';
import {readBook} from '../../../scripts/pdf/build/readBook';
import {OCR} from '../../../src/sets/ocr/set';
import {builtPage} from '../../support/bookPages';

const SIDEBAR = `<li><a href=/docs/ocr/intro>Intro</a>
<li><details><summary>설치</summary><ul><li><a href=/docs/ocr/api/run>run</a><li><a href=/docs/ocr/intro>again</a></ul></details>
<li><a href=/docs/products>elsewhere</a>`;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'book-'));
  put(
    'hosts.json',
    JSON.stringify({
      url: 'https://docs.example',
      baseUrl: '/docs/',
      locales: ['en'],
      redirects: {},
      connect: [],
    }),
  );
  put('index.html', '<meta name=docusaurus_locale content=ko>');
  put('ocr/intro.html', builtPage('OCR SDK', '', SIDEBAR));
  put('ocr/api/run.html', builtPage('run', ''));
  put('ocr/api/pair/index.html', builtPage('run and wait', ''));
  put(
    'pages.json',
    '{"pages": {"": "Home", "ocr/api/pair": "x", "ocr/api/run": "x", "ocr/intro": "x", "ocr-global": "x"}, "names": {}}',
  );
  put(
    'en/sitemap.xml',
    `<url><loc>https://docs.example/docs/en/ocr/intro</loc><lastmod>2026-10-02</lastmod></url>
<url><loc>https://docs.example/docs/en/ocr/run</loc><lastmod>2026-10-11T08:00:00Z</lastmod></url>
<url><loc>https://docs.example/docs/en/products</loc><lastmod>2026-11-20</lastmod></url>`,
  );
  put('contracts/ocr/argo.h', '/* Contract version 2.1. */');
  put('contracts/ocr/NOTES.txt', 'none');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
}

function read() {
  const build = openBuild(dir);
  return readBook(build, OCR, build.languages[0]!);
}

function outline(entries: readonly BookEntry[]): unknown[] {
  return entries.map((entry) =>
    isGroup(entry) ? [entry.label, ...outline(entry.entries)] : entry.title,
  );
}

describe('a book of a build', () => {
  it('has the pages of the sidebar once, then those that stand in none', () => {
    expect(outline(read().entries)).toEqual([
      'OCR SDK',
      ['설치', 'run'],
      ['그 밖의 페이지', 'run and wait'],
    ]);
  });

  it('says what the build knows of it', () => {
    expect(read().facts).toEqual({
      product: 'OCR SDK',
      publisher: '문서 처리 SDK',
      edition: '글로벌',
      contracts: [{file: 'argo.h', version: '2.1'}],
      locale: 'ko',
      languages: ['en'],
      lastChange: '2026-10-11',
      address: 'https://docs.example/docs/ocr/intro',
      className: 'variant-global docs-doc-page',
    });
  });

  it('has no day where the sources have none', () => {
    rmSync(path.join(dir, 'en/sitemap.xml'));
    expect(read().facts).not.toHaveProperty('lastChange');
  });

  it('exists in every language of the build', () => {
    expect(openBuild(dir).languages).toEqual([
      {locale: 'ko', root: '/docs/'},
      {locale: 'en', root: '/docs/en/'},
    ]);
    expect(bookFile(OCR, 'en')).toBe('ocr-sdk.en.pdf');
  });
});

describe('what is missing is named', () => {
  it.each([
    [
      'hosts.json',
      /No build in .*: expected .*hosts\.json\. Run "npm run build"/,
    ],
    [
      'ocr/api/run.html',
      /^\/docs\/ocr\/api\/run \(in the sidebar of \/docs\/ocr\/intro\): expected the page as .*run\.html or/,
    ],
    [
      'ocr/api/pair/index.html',
      /^\/docs\/ocr\/api\/pair \(in \/docs\/pages\.json\): expected the page as/,
    ],
    ['pages.json', /pages\.json: expected the list of the pages/],
  ])('%s', (file, message) => {
    rmSync(path.join(dir, file));
    expect(read).toThrow(message);
  });

  it.each([
    ['<p>no text', 'element of the class theme-doc-markdown'],
    ['<div class=theme-doc-markdown><h1>no language</h1>', 'lang attribute'],
  ])('%s', (html, part) => {
    put('ocr/api/run.html', html);
    expect(read).toThrow(
      `/docs/ocr/api/run: expected a page of the documentation with a ${part}, found none.`,
    );
  });

  it('the edition', () => {
    put(
      'ocr/intro.html',
      builtPage('OCR SDK', '', SIDEBAR).replace('variant-global', 'x'),
    );
    expect(read).toThrow(
      'expected one of the classes variant-global, variant-domestic on <html>',
    );
  });
});

it('a page that hides its heading is called as its window', () => {
  const html =
    '<html lang=en><title>Run | SDKs</title><div class=theme-doc-markdown>x';
  expect(readPage(html, '/ocr/api/run').title).toBe('Run');
});
