import {randomBytes} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {localesOf} from '../../../../bench/report/localesOf';
import {
  change,
  kilobytes,
  markdownTable,
} from '../../../../bench/report/markdown';
import {buildTotals, kindOf} from '../../../../bench/report/sizes/buildTotals';
import {
  compareSizes,
  grownPages,
  verdictOf,
} from '../../../../bench/report/sizes/sizes';
import {gzipSize, weighPage} from '../../../../bench/report/sizes/weighPage';

const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** A build of a few files, in two languages. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  const dir = path.join(folder, name);
  const all = {
    'index.html': '<html class="x" lang=ko><link rel=stylesheet href=/a.css>',
    'en/index.html': '<html lang="en"><script src="/a.js"></script>',
    'en/search-index/manifest.json': '{}',
    'a.css': 'p{color:red}',
    'a.js': 'alert(1)',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

/** Noise itself: nothing of it packs well. */
const MORE = `alert("${randomBytes(200).toString('base64')}")`;

const before = build('before', {'ocr/gone.html': '<html>'});
const after = build('after', {
  'a.js': MORE,
  'en/ocr/intro.html': '<html lang=en>New',
});

describe('a page', () => {
  it('weighs what it is and what it names, after gzip', () => {
    expect(weighPage(before, '/')).toEqual({
      html: gzipSize(
        '<html class="x" lang=ko><link rel=stylesheet href=/a.css>',
      ),
      styles: gzipSize('p{color:red}'),
      scripts: 0,
    });
    expect(weighPage(before, '/en/')?.scripts).toBe(gzipSize('alert(1)'));
    expect(weighPage(before, '/ocr/intro')).toBeUndefined();
  });
});

describe('two builds', () => {
  it('have the languages that stand in them', () => {
    expect(localesOf(before)).toEqual([
      {locale: 'ko', prefix: ''},
      {locale: 'en', prefix: '/en'},
    ]);
    expect(() => localesOf(path.join(folder, 'none'))).toThrow(
      /No build in .*none: expected .*index\.html/,
    );
  });

  it('are compared type by type and page by page', () => {
    const {verdict, details} = compareSizes(before, after);
    const more = gzipSize(MORE) - gzipSize('alert(1)');
    expect(verdict).toBe(
      `1 of 2 types of pages load more, most of all home (en): +${more} B; 0 load less.`,
    );
    expect(details).toMatch(/^\| home \| ko \|.*\| = \|$/m);
    expect(details).toMatch(
      /^\| home \| en \|.*\| \+\d+ B \(\+[\d.]+ %\) \|$/m,
    );
    expect(details).toMatch(/^\| documentation \| en \|.*\| new \|$/m);
    expect(details).toContain('1 new pages');
    expect(details).toContain('- `ocr/gone.html`');
  });

  it('that share no type of page are no comparison', () => {
    expect(() => verdictOf([])).toThrow('compared 0 pages');
  });

  it('are added up by kind', () => {
    expect(buildTotals(before).kinds).toMatchObject({
      styles: 12,
      scripts: 8,
      'search index': 2,
    });
    expect(['a.md', 'x/b.png', 'c.woff2'].map(kindOf)).toEqual([
      'Markdown twins and lists',
      'pictures',
      'other files',
    ]);
  });

  it('name the pages that grew most first, ten at most, and none for a few bytes', () => {
    const pages = (add: number) =>
      new Map(
        Array.from({length: 13}, (_, index) => [
          `${index}.html`,
          1000 + index * add,
        ]),
      );
    // The first two grow by 0 and 30 bytes.
    const lines = grownPages(pages(10), pages(40)).split('\n');
    expect(lines[0]).toContain('11 pages of more HTML');
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(10);
    expect(lines[2]).toBe('- `12.html`: +360 B (+32.1 %)');
  });

  it('load no more for a few bytes, of which names of files are a part', () => {
    const type = (grown: number) => ({
      type: 'home',
      locale: 'en',
      before: {html: 1000, styles: 0, scripts: 0},
      after: {html: 1000 + grown, styles: 0, scripts: 0},
    });
    expect(verdictOf([type(32), type(-32)])).toBe(
      'none of 2 types of pages loads more; 0 load less.',
    );
    expect(verdictOf([type(33), type(-33)])).toMatch(/^1 of 2 .*; 1 load less/);
  });
});

describe('figures', () => {
  it.each([
    [0, 0, '='],
    [0, 5, '+5 B'],
    [1000, 1015, '+15 B (+1.5 %)'],
    [1000, 500, '−500 B (−50.0 %)'],
  ])('from %i to %i are written as %s', (from, to, text) => {
    expect(change(from, to)).toBe(text);
  });

  it('stand in tables whose cells nothing ends', () => {
    expect(kilobytes(1234)).toBe('1.2 kB');
    expect(markdownTable(['a'], [['b|c']])).toBe('| a |\n| --- |\n| b\\|c |');
  });
});
