import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readHtml} from '@document-sdk/host-files';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {readSheet} from '../support/readSheet';
import type {CrawledPage} from './crawl/crawledPage';
import {BUILT_LOCALES, listContentPages, findPage} from './site';

/**
 * Maximum size of a page's styles in bytes after gzip, without and with dark mode: about 100 above the current size.
 * One page per kind.
 */
const BUDGETS = {
  // Includes the picture of a sheet.
  '/': {light: 9_720, auto: 10_780},
  '/ocr/intro': {light: 11_090, auto: 12_130},
  '/spreadsheet/api/visualize/generate_edit_chart': {
    light: 14_030,
    auto: 15_130,
  },
  '/search': {light: 9_110, auto: 10_110},
};

function sheetsOf({html}: CrawledPage): string[] {
  return readHtml(html).styles.map(({text}) => text);
}

/** Set by scripts on the root element. */
const SET_BY_SCRIPTS: ReadonlySet<string> = new Set(['--page-scroll-bar']);

/** Infima 0.2.0-alpha.45 reads this property without defining it, for aligned images, which no page has. */
const MISNAMED_BY_INFIMA = '--image-alignment-padding';

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = listContentPages(built);

  it.each(Object.entries(BUDGETS))('keeps %s in budget', (address, budget) => {
    const sizes = sheetsOf(findPage(built, address)).map(
      (css) => gzipSync(css, {level: 6}).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
      budget[built.settings.colorMode],
    );
  });

  /** Parsed sheets by text: pages share them. */
  const known = new Map<string, ReturnType<typeof readSheet>>();
  const stylesOf = (page: CrawledPage) =>
    sheetsOf(page).map((css) => {
      const sheet = known.get(css) ?? readSheet(css);
      known.set(css, sheet);
      return sheet;
    });

  it('defines every custom property that its style sheets read, including the search styles', () => {
    const {html} = findPage(built, '/');
    const [late] = html.match(/assets\/js\/search\.\w+\.css/) ?? [];
    const search = readSheet(
      readFileSync(path.join(getBuildDir(built.build), late!), 'utf8'),
    );
    const sheets = [...new Set(pages.flatMap(stylesOf)), search];
    const defined = new Set(sheets.flatMap((sheet) => [...sheet.defined]));
    const read = [...new Set(sheets.flatMap((sheet) => [...sheet.read]))];
    expect(search.classes.size).toBeGreaterThan(5);
    expect(
      read.filter(
        (name) =>
          !defined.has(name) &&
          !SET_BY_SCRIPTS.has(name) &&
          name !== MISNAMED_BY_INFIMA,
      ),
    ).toEqual([]);
  });
});
