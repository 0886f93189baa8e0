import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {DomUtils, parseDocument} from 'htmlparser2';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Manifest} from '../../src/search/engines/embedded/indexFiles';
import {findAll, findOne, hasClass, hrefsOf, textOf} from '../build/html';
import {diskFiles} from '../../scripts/check/files';
import {writeTexts} from '../../scripts/new/writePlan';
import {ANSWERS, written} from '../scripts/new/answers';
import {makeScratchCopy, type Ended} from './support';
import {DOCUMENTED_HERE, FAULTS_IN_SET, THIRD_SET} from './thirdSet';

// A third set, a page and a product, put together into one copy of the repository: nothing but what
// the recipes of CONTRIBUTING.md name is touched, the gate passes, and one build shows them all. Page
// and product are what `npm run new` writes.

const copy = makeScratchCopy();
afterAll(() => copy.remove());

const STORE = 'https://sdk.example.com/en/sdks/11';

let faults: Ended;
let gate: Ended;
let types: Ended;
let build: Ended;
const touched: Record<string, string[]> = {};

beforeAll(async () => {
  const adds = async (name: string, add: () => void | Promise<void>) => {
    const before = copy.touched();
    await add();
    touched[name] = copy.touched().filter((file) => !before.includes(file));
  };
  await adds('set', () => copy.apply(THIRD_SET));
  for (const name of ['page', 'product'] as const) {
    await adds(name, async () => {
      const files = diskFiles(copy.root);
      writeTexts(copy.root, await written(name, ANSWERS[name], files));
    });
  }
  copy.apply(DOCUMENTED_HERE);
  const bin = (name: string) => path.join('node_modules/.bin', name);
  [build, gate] = await Promise.all([
    copy.run(bin('docusaurus'), ['build']),
    copy.run('npm', ['run', 'check']),
  ]);
  types = await copy.run('npm', ['run', 'typecheck']);
  copy.apply(FAULTS_IN_SET);
  faults = await copy.run(bin('tsx'), [
    'tests/additions/checkPages.ts',
    'docs-viewer/',
    'links',
    'typescript samples',
  ]);
}, 900_000);

describe('what an addition touches', () => {
  it('is a folder of pages, their terms, a sidebar, a folder and a row for a set', () => {
    expect(touched['set']).toEqual([
      'docs-viewer/_home-sample.mdx',
      'docs-viewer/csh-redirect.mdx',
      'docs-viewer/guide/open.mdx',
      'docs-viewer/intro.mdx',
      'i18n/ko/search-terms/viewer.json',
      'sidebars/viewer.ts',
      'src/sets/index.ts',
      'src/sets/viewer/helpTopics.ts',
      'src/sets/viewer/set.ts',
    ]);
  });

  it('is the page, its terms and its place in a sidebar for a page', () => {
    expect(touched['page']).toEqual([
      'docs-ocr/installation/containers.mdx',
      'i18n/ko/search-terms/ocr.json',
      'sidebars/ocr.ts',
    ]);
  });

  it('is one table for a product, and the set that documents it', () => {
    expect(touched['product']).toEqual(['src/site/products.ts']);
    expect(DOCUMENTED_HERE.insertions).toHaveLength(1);
  });
});

describe('the checks', () => {
  it('pass', () => {
    expect(gate.code, gate.output).toBe(0);
    expect(gate.output).toContain(
      'no i18n/ko/docusaurus-plugin-content-docs-viewer/current.json',
    );
    expect(types.code, types.output).toBe(0);
  });

  it('find a broken link and a wrong sample in the new set, at their lines', () => {
    const page = 'docs-viewer/guide/broken.mdx';
    expect(faults.output).toMatch(new RegExp(`${page}:7: .*\\./none\\.mdx`));
    expect(faults.output).toMatch(new RegExp(`${page}:10: .*number`));
  });
});

const built = (file: string) => path.join(copy.root, 'build', file);
const read = (file: string) => readFileSync(built(file), 'utf8');

function pageOf(file: string): Element {
  const document = parseDocument(read(file));
  return DomUtils.getElementsByTagName('html', document, true)[0]!;
}

const named = (page: Element, name: string) =>
  findOne(page, name, (element) => element.name === name);

const byClass = (page: Element, ...classes: string[]) =>
  findAll(page, (element) => hasClass(element, ...classes))[0]!;

function searchIndex(): string {
  return readdirSync(built('search-index'))
    .map((file) => read(`search-index/${file}`))
    .join('\n');
}

describe('the build', () => {
  it('succeeds', () => {
    expect(build.code, build.output).toBe(0);
  });

  it('has the set in the menus, the footer and on the not-found page', () => {
    const home = pageOf('index.html');
    expect(hrefsOf(byClass(home, 'navbar'))).toContain('/viewer/intro');
    expect(hrefsOf(named(home, 'footer'))).toContain('/viewer/intro');
    const lost = findAll(pageOf('404.html'), ({name}) => name === 'main')[0]!;
    expect(hrefsOf(lost)).toContain('/viewer/intro');
  });

  it.each(['index.html', 'en.html'])('shows the set on %s', (file) => {
    const page = pageOf(file);
    const main = named(page, 'main');
    expect(hrefsOf(byClass(page, 'hero_'))).toContain('/viewer/intro');
    const below = (id: string) =>
      findOne(page, id, ({attribs}) => attribs['id'] === id).parent as Element;
    expect(hrefsOf(below('tasks-viewer'))).toContain('/viewer/guide/open');
    expect(textOf(below('sample-viewer'))).toContain(
      "document.createElement('iframe')",
    );
    expect(textOf(main)).toContain('Open a document in a page');
  });

  it('finds the pages of the set, in search and in the sitemap', () => {
    const {tags} = JSON.parse(read('search-index/manifest.json')) as Manifest;
    expect(tags.map(([tag]) => tag)).toContain('docs-viewer-current');
    expect(searchIndex()).toContain('Open a document in the viewer');
    expect(hrefsOf(named(pageOf('search.html'), 'main'))).toContain(
      '/viewer/intro',
    );
    const sitemap = read('sitemap.xml');
    for (const page of ['viewer/intro', 'viewer/guide/open']) {
      expect(sitemap).toContain(`/${page}</loc>`);
    }
    expect(sitemap).not.toContain('csh-redirect');
  });

  it.each([
    ['viewer', '/viewer/intro'],
    ['viewer/guide', '/viewer/guide/open'],
    ['viewer-global', '/viewer/intro'],
  ])('leads from /%s to %s, with a slash and without', (from, to) => {
    for (const file of [`${from}.html`, `${from}/index.html`]) {
      expect(read(file)).toContain(`data-to="${to}"`);
    }
  });

  it('has breadcrumbs and a sidebar on the pages of the set', () => {
    const page = pageOf('viewer/guide/open.html');
    const crumbs = findAll(
      byClass(page, 'breadcrumbs'),
      ({name}) => name === 'li',
    );
    expect(crumbs.map(textOf)).toEqual([
      'Home',
      'Viewer SDK',
      'Guide',
      'Open a document in the viewer',
    ]);
    expect(hrefsOf(byClass(page, 'theme-doc-sidebar-menu'))).toContain(
      '/viewer/guide/open',
    );
  });

  it('lists the help topics of the set', () => {
    const main = named(pageOf('viewer/csh-redirect.html'), 'main');
    expect(hrefsOf(main)).toContain('/viewer/guide/open#call');
  });

  it('has the page in the sidebar, in search, in the sitemap and between its neighbours', () => {
    const route = '/ocr/installation/containers';
    expect(existsSync(built(`${route}.html`))).toBe(true);
    const before = pageOf('ocr/installation/gpu_support.html');
    expect(hrefsOf(byClass(before, 'theme-doc-sidebar-menu'))).toContain(route);
    expect(
      hrefsOf(byClass(before, 'pagination-nav__link--next').parent as Element),
    ).toContain(route);
    const after = pageOf('ocr/installation/installing_libtorch.html');
    expect(byClass(after, 'pagination-nav__link--prev').attribs['href']).toBe(
      route,
    );
    expect(searchIndex()).toContain('Running in a container');
    expect(read('sitemap.xml')).toContain(`${route}</loc>`);
  });

  it('has the product in the menu, on a card, in the comparison and in the footer', () => {
    const home = pageOf('index.html');
    expect(hrefsOf(byClass(home, 'navbar'))).toEqual(
      expect.arrayContaining([
        STORE,
        'https://demo.example.com/en/viewer-global-sdk',
      ]),
    );
    expect(hrefsOf(named(home, 'footer'))).toContain(STORE);
    const heading = findOne(
      home,
      'card',
      ({attribs}) => attribs['id'] === 'product-viewer-global',
    );
    const card = heading.parent as Element;
    expect(textOf(card)).toContain('Shows documents in a web page.');
    expect(hrefsOf(card)).toEqual(
      expect.arrayContaining([STORE, '/viewer/intro']),
    );
    const row = findAll(
      pageOf('products.html'),
      (element) => element.name === 'tr' && hrefsOf(element).includes(STORE),
    )[0]!;
    expect(hrefsOf(row)).toContain('/viewer/intro');
    expect(textOf(row)).toMatch(/See the requirements in the .+ documents/);
  });
});
