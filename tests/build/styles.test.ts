import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {linksOf} from './html';
import {inlineCode} from '../../scripts/hosts/inlineCode';
import {buildDir} from '../../scripts/test/builds/builds';
import {NEXT_ENDING} from '../../src/native/nextFile';
import {inlineStyles} from '../../src/plugins/styles-in-pages/inlineStyles';
import {STYLE_PARTS} from '../../src/plugins/style-parts/parts';
import {readSheet} from '../support/readSheet';
import type {CrawledPage} from './crawl/crawledPage';
import {BUILT_LOCALES, contentPagesOf, pageAt, type BuiltLocale} from './site';
import {STYLE_BUDGETS} from './styleBudgets';

/** A style sheet of a page. */
interface PageSheet {
  /** Without the hash of what is in it. */
  readonly name: string;
  readonly css: string;
}

function sheetsOf({html}: CrawledPage): PageSheet[] {
  return inlineCode(html).styles.map(({address, text}) => ({
    name: path.basename(address).split('.')[0]!,
    css: text,
  }));
}

/** What stands beside a page for those who come from another one. */
function nextFile({build}: BuiltLocale, file: string): string {
  const [folder] = /^\w+(?=\/index\.html$)/.exec(file) ?? [];
  const isHome =
    folder !== undefined &&
    BUILT_LOCALES.some(
      ({build: each, locale}) => each === build && locale === folder,
    );
  const name = isHome ? folder : file.replace(/\.html$/, '');
  return readFileSync(path.join(buildDir(build), name + NEXT_ENDING), 'utf8');
}

function gzipped(css: string): number {
  return gzipSync(css, {level: 6}).length;
}

function classesOf({elements}: CrawledPage): Set<string> {
  return new Set(
    elements.flatMap(({attribs}) => attribs['class']?.split(/\s+/) ?? []),
  );
}

/** Infima as it is installed: what pages must not lose of it. */
const INFIMA = readSheet(
  readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
).classes;

/** What scripts write on the root element, or what is read with another value in its place. */
const SET_BY_SCRIPTS: ReadonlySet<string> = new Set(['--page-scroll-bar']);

/** What Infima 0.2.0-alpha.45 itself reads by a name that it defines nowhere, for images that no page aligns. */
const MISNAMED_BY_INFIMA = '--image-alignment-padding';

describe.each(BUILT_LOCALES)('$name', (built) => {
  const pages = contentPagesOf(built);

  it.each(Object.entries(STYLE_BUDGETS))(
    'keeps the styles of %s within budget',
    (_, {address, ...budgets}) => {
      const budget = budgets[built.settings.colorMode];
      const sheets = sheetsOf(pageAt(built, address)).map(({name, css}) => ({
        name,
        size: gzipped(css),
      }));
      const total = sheets.reduce((sum, {size}) => sum + size, 0);
      const parts = sheets.map(({name, size}) => `${name} ${size}`).join(', ');
      expect(
        total,
        `${address} holds ${total} bytes of styles (${parts}), the budget is ${budget}`,
      ).toBeLessThanOrEqual(budget);
    },
  );

  /** Every sheet that any page holds, by name. */
  const all = new Map(
    pages.flatMap((page) =>
      sheetsOf(page).map(({name, css}) => [name, readSheet(css)]),
    ),
  );

  it('links no sheet, which would hold up the first paint by a round trip', () => {
    const linking = pages.filter(
      (page) => linksOf(page, 'stylesheet').length > 0,
    );
    expect(linking.map(({file}) => file)).toEqual([]);
  });

  it('has for those who go on from page to page a file of each that links its sheets, and is not to be found', () => {
    for (const {file, html} of pages) {
      const next = nextFile(built, file);
      const links = [
        ...next.matchAll(
          /<link rel="?stylesheet"? href="?([^\s">]+)"? integrity="sha256-/g,
        ),
      ];
      expect(
        links.map(([, address]) => address),
        file,
      ).toEqual(inlineCode(html).styles.map(({address}) => address));
      const mark = '<meta name=robots content=noindex>';
      expect(next, file).toContain(mark);
      expect(next, file).not.toContain('<style');
      // Nothing else differs: what the validator says of the page holds for the file beside it.
      const texts = new Map(
        inlineCode(html).styles.map(({address, text}) => [address, text]),
      );
      expect(
        inlineStyles(next.replace(mark, ''), (sheet) => texts.get(sheet)!) ===
          html,
        file,
      ).toBe(true);
    }
  });

  it('holds first what all pages need, then the parts of the page', () => {
    for (const page of pages) {
      const [first, ...parts] = sheetsOf(page).map(({name}) => name);
      expect(first, page.file).toBe('styles');
      expect(
        parts.filter((name) => !(name in STYLE_PARTS)),
        page.file,
      ).toEqual([]);
      const classes = classesOf(page);
      const needed = [...all]
        .filter(([name]) => name !== 'styles')
        .filter(([, sheet]) => [...sheet.classes].some((c) => classes.has(c)))
        .map(([name]) => name);
      // Not the other way round: a part may be for what a page shows later.
      expect(parts, page.file).toEqual(expect.arrayContaining(needed));
    }
  });

  it('has parts that reach their own elements only, so that their order does not matter', () => {
    const reaching = [...all].flatMap(([name, {selectors}]) => {
      const others = [...all].filter(([other]) => other !== name);
      const isOwn = (css: string) =>
        others.every(([, sheet]) => !sheet.classes.has(css));
      return name === 'styles'
        ? []
        : selectors
            .filter((classes) => !classes.some(isOwn))
            .map((classes) => `${name}: .${classes.join(' .')}`);
    });
    expect(reaching).toEqual([]);
  });

  it('draws with pictures the two icons of the wide bar alone, since each is decoded before the first paint', () => {
    const {css} = sheetsOf(pageAt(built, '/'))[0]!;
    const ofRules = css.match(/[^{}]+\{[^{}]*url\([^{}]*/g) ?? [];
    expect(ofRules.map((rule) => rule.split('{')[0])).toEqual([
      '.navbar-icon--cart',
      '.navbar-icon--my-page',
    ]);
  });

  it('defines every custom property that a sheet reads, that of the search, too', () => {
    const {html} = pageAt(built, '/');
    const [late] = html.match(/assets\/js\/search\.\w+\.css/) ?? [];
    const search = readSheet(
      readFileSync(path.join(buildDir(built.build), late!), 'utf8'),
    );
    const sheets = [...all.values(), search];
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

  it('has lost no class of Infima that a page uses', () => {
    const kept = all.get('styles')!.classes;
    const lost = pages.flatMap((page) =>
      [...classesOf(page)]
        .filter((name) => INFIMA.has(name) && !kept.has(name))
        .map((name) => `${page.file}: .${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('says the colour mode on the root element only, which custom properties rely on', () => {
    const others = pages.flatMap((page) =>
      page.elements
        .filter(({name, attribs}) => name !== 'html' && 'data-theme' in attribs)
        .map(({name}) => `${page.file}: <${name}>`),
    );
    expect(others).toEqual([]);
  });

  it('hides without styles what is no part of the text', () => {
    const sprites = pages.flatMap(({file, elements}) =>
      elements
        .filter(
          ({name, children}) =>
            name === 'svg' &&
            children.length > 0 &&
            children.every((child) => 'name' in child && child.name === 'defs'),
        )
        .map(({attribs}) => ({file, display: attribs['display']})),
    );
    expect(sprites.length).toBeGreaterThan(50);
    expect(sprites.filter(({display}) => display !== 'none')).toEqual([]);
    // Readers of the bare text begin with the way past the navigation.
    const late = pages.filter(({elements}) => {
      const first = elements.find(({name}) => name === 'a');
      return !first?.attribs['href']?.startsWith('#');
    });
    expect(late.map(({file}) => file)).toEqual([]);
  });
});
