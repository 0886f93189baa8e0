import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readHtml} from '@document-sdk/host-files';
import {getBuildDir} from '../../scripts/test/builds/builds';
import {readSheet} from '../support/readSheet';
import type {CrawledPage} from './crawl/crawledPage';
import {findAll, readText} from './html';
import {BUILT_LOCALES, listContentPages, findPage} from './site';

/**
 * Maximum size of a page's styles in bytes after gzip, without and with dark mode: about 100 above the current size.
 * One page per kind.
 */
const BUDGETS = {
  // Includes the picture of a sheet.
  '/': {light: 10_010, auto: 11_200},
  '/ocr/intro': {light: 11_560, auto: 12_740},
  '/spreadsheet/api/visualize/generate_edit_chart': {
    light: 13_650,
    auto: 14_760,
  },
  '/search': {light: 9_470, auto: 10_660},
};

function sheetsOf({html}: CrawledPage): string[] {
  return readHtml(html).styles.map(({text}) => text);
}

function classesOf({elements}: CrawledPage): Set<string> {
  return new Set(
    elements.flatMap(({attribs}) => attribs['class']?.split(/\s+/) ?? []),
  );
}

/** Installed version of Infima. */
const INFIMA = readSheet(
  readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
).classes;

/** Set by scripts on the root element. */
const SET_BY_SCRIPTS: ReadonlySet<string> = new Set(['--page-scroll-bar']);

/** Infima 0.2.0-alpha.45 reads this property without defining it, for aligned images, which no page has. */
const MISNAMED_BY_INFIMA = '--image-alignment-padding';

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = listContentPages(built);

  it.each(Object.entries(BUDGETS))(
    'keeps the styles of %s within budget',
    (address, budget) => {
      const sizes = sheetsOf(findPage(built, address)).map(
        (css) => gzipSync(css, {level: 6}).length,
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
        budget[built.settings.colorMode],
      );
    },
  );

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

  it('keeps every class of Infima that a page uses', () => {
    const lost = pages.flatMap((page) =>
      [...classesOf(page)]
        .filter((name) => INFIMA.has(name))
        .filter(
          (name) => !stylesOf(page).some(({classes}) => classes.has(name)),
        )
        .map((name) => `${page.file}: .${name}`),
    );
    expect(lost).toEqual([]);
  });
});

/** Titles of several words. Single words may be function names, which addresses contain. */
const OF_WORDS = /\S \S+ \S/;

it.each(BUILT_LOCALES)(
  '$name: shared scripts contain the addresses of pages, but not their titles',
  (built) => {
    const pages = listContentPages(built).filter(({address}) =>
      /\/(?:ocr|spreadsheet)\//.test(address),
    );
    const scripts = new Set(
      pages.flatMap((page) =>
        findAll(page, ({attribs}) => attribs['name'] === 'app-scripts')
          .flatMap(({attribs}) => attribs['content']!.split(' '))
          .concat(
            findAll(page, ({name, attribs}) =>
              Boolean(name === 'script' && attribs['src']),
            ).map(({attribs}) => attribs['src']!),
          ),
      ),
    );
    const code = [...scripts]
      .map((address) =>
        readFileSync(
          path.join(getBuildDir(built.build), address.split('#')[0]!),
          'utf8',
        ),
      )
      .join('\n');
    const titles = pages
      .flatMap((page) => findAll(page, ({name}) => name === 'h1').map(readText))
      .map((title) => title.replaceAll('\u200b', '').trim())
      .filter((title) => OF_WORDS.test(title));
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((title) => code.includes(title))).toEqual([]);
    // Menus repeat some of them.
    const counts = pages
      .map(({address}) => code.split(`"${address}"`).length - 1)
      .sort((a, b) => a - b);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(3);
  },
);
