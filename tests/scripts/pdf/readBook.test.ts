import {rmSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, onTestFinished} from 'vitest';
import {openBuild} from '../../../scripts/pdf/build';
import {readBook} from '../../../scripts/pdf/readBook';
import {OCR_SET} from '../../../src/site/sets/ocr/set';
import {builtPage} from '../../support/bookPages';
import {folderOf} from '../../support/folderOf';

const FILES = {
  'hosts.json':
    '{"url": "https://docs.example", "baseUrl": "/docs/", "locales": ["en"], "redirects": {}, "connect": []}',
  'index.html': '<meta name=docusaurus_locale content=ko>',
  'ocr/intro.html': builtPage('OCR SDK', ''),
  'ocr/api/run.html': builtPage('run', ''),
  'ocr/api/pair/index.html': builtPage('Run and wait', '', '인식하고 기다리기'),
  'ocr/llms.txt': `# OCR SDK

> Read text.

## 개요

- [OCR SDK](https://docs.example/docs/ocr/intro.md): Read [text](https://other.example/x.md)

## 설치

- [run \\[1\\]](https://docs.example/docs/ocr/api/run.md)
- [run and wait](https://docs.example/docs/ocr/api/pair/index.md)
`,
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
  return readBook(build, OCR_SET, build.languages[0]!);
}

it('has the pages of llms.txt in groups, with titles in the language of the book', () => {
  const outline = read().groups.map(({label, pages}) => [
    label,
    ...pages.map(({title}) => title),
  ]);
  expect(outline).toEqual([
    ['개요', 'OCR SDK'],
    ['설치', 'run', '인식하고 기다리기'],
  ]);
});

it('has facts for the title page, with the last change if it is known', () => {
  const facts = {
    product: 'OCR SDK',
    publisher: '문서 처리 SDK',
    contracts: ['argo.h, 버전 2.1'],
    locale: 'ko',
    address: 'https://docs.example/docs/ocr/intro',
    className: 'variant-global docs-doc-page',
  };
  expect(read().facts).toEqual({...facts, lastChange: '2026-10-11'});
  rmSync(path.join(dir, 'en/sitemap.xml'));
  expect(read().facts).toEqual(facts);
});

it.each([
  ['hosts.json', /No build in .*hosts\.json/],
  ['ocr/api/run.html', /^\/docs\/ocr\/api\/run: expected the page/],
  ['ocr/llms.txt', /llms\.txt: expected the list of the pages/],
])('reports a missing %s', (file, message) => {
  rmSync(path.join(dir, file));
  expect(read).toThrow(message);
});
