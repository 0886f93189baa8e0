import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {sheetsForPages} from '../../src/plugins/styles-in-pages/sheetsForPages';
import {readSheet} from '../support/readSheet';

const SHEET = 'assets/css/styles.a.css';

/** What is left of a sheet in the pages of a site with one page and one script. */
async function inPages(css: string, html = '', script = ''): Promise<string> {
  const site: Readonly<Record<string, string>> = {
    [SHEET]: css,
    'assets/js/search.a.js': script,
    'assets/js/main.js': '"application"',
    'assets/live/editor.js': '"editor"',
    'index.html': html,
  };
  const sheets = await sheetsForPages(
    {names: Object.keys(site), read: (name) => site[name]!},
    {native: ['x.classList.add("native")'], isLightOnly: true},
  );
  return sheets[SHEET]!;
}

const INFIMA = readFileSync(
  'node_modules/infima/dist/css/default/default.css',
  'utf8',
);

/** A page of a writer's. */
const PAGE = readFileSync('tests/fixtures/ordinary/docs/infima.mdx', 'utf8');

it('keeps the styles of Infima that a page uses', async () => {
  const html = PAGE.replaceAll('className=', 'class=');
  const {classes} = readSheet(await inPages(INFIMA, html));
  const used = [...html.matchAll(/class="([^"]*)/g)].flatMap(([, names]) =>
    names!.split(' '),
  );
  const {classes: all} = readSheet(INFIMA);
  const ofInfima = used.filter((name) => all.has(name));
  expect(ofInfima.length).toBeGreaterThan(20);
  expect(ofInfima.filter((name) => !classes.has(name))).toEqual([]);
  expect(classes.has('badge--danger')).toBe(false);
});

describe('a class', () => {
  it.each([
    ['a page', '<p class="a badge">', ''],
    ['a page without quotes', '<p class=badge>', ''],
    ['a script in a page', '<script>add("badge")</script>', ''],
    ['the script of search', '', 'x("a badge")'],
  ])('stays when %s names it', async (_, html, script) => {
    expect(await inPages('.badge{top:0}.row{top:0}', html, script)).toBe(
      '.badge{top:0}',
    );
  });

  it('stays when a native script names it, and goes when only the application or a live sample does', async () => {
    expect(
      await inPages('.native{top:0}.editor{top:0}.application{top:0}'),
    ).toBe('.native{top:0}');
  });

  it('goes when the prose of a page names it', async () => {
    expect(await inPages('.hero{top:0}', '<p>a hero</p>')).toBe('');
  });

  it('goes from a list of selectors, too', async () => {
    expect(
      await inPages('.row,.avatar>p,p.badge:hover{top:0}', '<p class=row>'),
    ).toBe('.row{top:0}');
  });
});

it.each([
  'p{top:0}',
  ':focus-visible{top:0}',
  ':popover-open{top:0}',
  '[aria-expanded=true]{top:0}',
  'html[data-theme=light] a[href^=\\/]:not(.gone){top:0}',
  'p:not(.gone,:where(.row)){top:0}',
  '::selection{top:0}',
  '*{top:0}',
  '.md\\:flex{top:0}',
  '@layer x{@media print{p:hover{top:0}}}',
  '@keyframes gone{to{top:0}}',
])('keeps %s: elements, attributes and states never decide', async (css) => {
  expect(await inPages(css)).toBe(css);
});

describe('a custom property', () => {
  const css = ':root{--a:0}p{left:var(--a)}';

  it('is read in its place when it has one value', async () => {
    expect(await inPages(css)).toBe('p{left:0}');
  });

  it.each([
    ['a page sets it', '<p style="--a: 1px">', ''],
    ['a script sets it', '', 'style("--a")'],
  ])('stays when %s', async (_, html, script) => {
    expect(await inPages(css, html, script)).toBe(css);
  });
});

it('keeps the custom properties that a sheet reads which is loaded later', async () => {
  const site: Readonly<Record<string, string>> = {
    'assets/css/home.a.css': '.home{left:var(--a)}',
    [SHEET]: ':root{--a:0;--b:1px}p{left:var(--b);right:var(--a)}',
  };
  const sheets = await sheetsForPages(
    {names: Object.keys(site), read: (name) => site[name]!},
    {native: [], isLightOnly: true},
  );
  expect(sheets[SHEET]).toBe(':root{--a:0}p{left:1px;right:0}');
});
