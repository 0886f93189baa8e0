import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'domhandler';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {CommandOutcome} from '../../scripts/process/run';
import {createDiskFileTree} from '../../scripts/check/files';
import {getBuildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {
  isRedirectPage,
  readCrawledPages,
  type CrawledPage,
} from '../build/crawl/crawledPage';
import {
  findAll,
  hasClass,
  findLinks,
  readCanonical,
  readMeta,
  readText,
} from '../build/html';
import {putFiles} from '../support/folderOf';
import {
  JAPANESE,
  japaneseFor,
  pagesBesideDocs,
  TRANSLATED_DOC,
} from './addJapanese';
import {makeScratchCopy} from './support';
import {addEverything, BROKEN_PAGE} from './thirdSet';

const MINUTES = 60_000;
const SITE = 'http://localhost:3000';

const copy = makeScratchCopy();
const out = path.join(copy.root, 'build');
const copyTo = (from: string, to: string) =>
  cpSync(
    path.join(copy.root, 'tests/fixtures/ordinary', from),
    path.join(copy.root, to),
    {recursive: true},
  );

let commands: CommandOutcome[];
let gate: CommandOutcome;
let types: CommandOutcome;
let build: CommandOutcome;

beforeAll(async () => {
  commands = await addEverything(copy);
  copy.apply(BROKEN_PAGE);
  putFiles(copy.root, await japaneseFor(copy.root));
  // None of these writes files that another reads.
  [gate, types, build] = await Promise.all([
    copy.run('npm', ['run', 'check']),
    copy.run('npm', ['run', 'typecheck']),
    copy.run(
      process.execPath,
      ['tests/additions/buildOneLocale.mjs', copy.root, 'ja', out],
      {SITE_LOCALES: 'ko,en,ja'},
    ),
  ]);
}, 20 * MINUTES);
afterAll(() => copy.remove());

it('`npm run new` overwrites no file', () => {
  const [page, again, ...others] = commands;
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringContaining('Expected no docs-ocr/') as string,
  });
  for (const {code, output} of [page!, ...others]) {
    expect(code, output).toBe(0);
  }
});

it('a new set has no type error', () => {
  expect(types.code, types.output).toBe(0);
});

it('the check reads a new set, product and locale, and reports a broken link and copied pages that are not translated yet', () => {
  const {code, output} = gate;
  const copies = pagesBesideDocs(createDiskFileTree(copy.root)).filter(
    (page) => page !== 'markdown-page.mdx',
  );
  expect(copies.length).toBeGreaterThan(2);
  for (const page of copies) {
    expect(output).toMatch(
      new RegExp(
        `^\\s*\\[translations\\] i18n/ja/docusaurus-plugin-content-pages/${page}:\\d+: ".+", in English as in src/pages/`,
        'm',
      ),
    );
  }
  const others = output
    .split('\n')
    .filter((line) => /^\[[a-z ]+\] /.test(line))
    .filter(
      (line) => !/^\[(?:stale )?translations\] i18n\/ja\/.+\.mdx:/.test(line),
    );
  expect(others.map((line) => line.replace(/: .*/, ''))).toEqual([
    '[links] docs-viewer/guide/broken.mdx:7',
    // The theme's own text, where this site's contains the query.
    expect.stringMatching(/^\[interface strings\] i18n\/ja\/code\.json:/),
  ]);
  expect(code).toBe(1);
});

describe('a build of the locale', () => {
  let pages: CrawledPage[] = [];

  beforeAll(() => {
    expect(build.code, build.output).toBe(0);
    pages = readCrawledPages(out);
  });

  function pageAt(address: string): CrawledPage {
    const page = pages.find((candidate) => candidate.address === address);
    expect(page, address).toBeDefined();
    return page!;
  }

  const only = (page: CrawledPage, name: string, ...classes: string[]) =>
    findAll(
      page,
      (element) => element.name === name && hasClass(element, ...classes),
    )[0]!;

  it('has all pages below its prefix, in its language', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const page of pages) {
      expect(page.address).toMatch(/^\/ja(?:\/|$)/);
      if (isRedirectPage(page)) {
        continue; // Docusaurus's own, which nobody reads.
      }
      const [html] = findAll(page, ({name}) => name === 'html');
      expect(html?.attribs['lang'], page.file).toBe('ja');
    }
  });

  it('is in the language menu and the alternates', () => {
    const offered = findAll(
      pageAt('/ja/products'),
      // Only the menu of the navbar; the phone menu repeats the links.
      (element) =>
        'lang' in element.attribs && hasClass(element, 'dropdown__link'),
    );
    expect(
      offered.map((link) => [
        link.attribs['lang'],
        readText(link),
        link.attribs['href'],
      ]),
    ).toEqual([
      ['ko', '한국어', '/products'],
      ['en', 'ENG', '/en/products'],
      ['ja', '日本語', '/ja/products'],
    ]);
    const alternates = findLinks(pageAt('/ja/products'), 'alternate').filter(
      ({attribs}) => 'hreflang' in attribs,
    );
    expect(
      alternates.map(({attribs}) => [attribs['hreflang'], attribs['href']]),
    ).toEqual([
      ['ko', `${SITE}/products`],
      ['en', `${SITE}/en/products`],
      ['ja', `${SITE}/ja/products`],
      ['x-default', `${SITE}/products`],
    ]);
  });

  it('has translated navbar, footer, buttons and titles', () => {
    const home = pageAt('/ja');
    const navbar = readText(only(home, 'nav', 'navbar'));
    const footer = readText(only(home, 'footer', 'footer'));
    const {tables, interface: texts} = JAPANESE;
    for (const english of ['Products', 'Documents', 'Live Demo', 'Purchase']) {
      expect(navbar).toContain(tables[english]);
    }
    for (const english of ['Privacy Policy', 'Compare the SDKs', 'Auth SDK']) {
      expect(footer).toContain(tables[english]);
    }
    expect(footer).toContain('© {会社名}');
    const main = readText(findAll(home, ({name}) => name === 'main')[0]!);
    expect(main).toContain(texts['site.buy.purchase']);
    expect(main).toContain(tables['Adds authentication to your application.']);
    expect(readText(findAll(home, ({name}) => name === 'title')[0]!)).toContain(
      tables['Document SDKs'],
    );
    expect(readText(only(pageAt('/ja/404'), 'h1'))).toBe(
      'ページが見つかりません',
    );
  });

  it('marks documentation pages in English', () => {
    const page = pageAt('/ja/ocr/intro');
    expect(page.html).toContain(JAPANESE.interface['site.docs.foreign.title']);
    expect(readCanonical(page)).toEqual([`${SITE}/en/ocr/intro`]);
    const [text] = findAll(page, (each) =>
      hasClass(each, 'theme-doc-markdown'),
    );
    const around = text!.parentNode as Element;
    expect(around.attribs['lang']).toBe('en');
  });

  it('shows a translated documentation page without a notice', () => {
    const page = pageAt(`/ja/${TRANSLATED_DOC.set}/${TRANSLATED_DOC.page}`);
    expect(page.html).not.toContain(
      JAPANESE.interface['site.docs.foreign.title'],
    );
    expect(readCanonical(page)).toEqual([SITE + page.address]);
    expect(
      findAll(page, ({name}) => name === 'h2')
        .map(readText)
        .join(),
    ).toContain('シグネチャ');
    // Generated from the contract of the set.
    expect(readText(only(page, 'article'))).toContain('int getGpuCount(void)');
  });

  it('has a search index in its language', () => {
    for (const page of pages.filter((one) => !isRedirectPage(one))) {
      expect(readMeta(page, 'docsearch:language'), page.file).toEqual(['ja']);
    }
    const folder = path.join(out, 'ja/search-index');
    const index = readdirSync(folder).map((file) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    expect(index.some((text) => text.includes('"language":"ja"'))).toBe(true);
    expect(index.some((text) => text.includes('シグネチャ'))).toBe(true);
    expect(index.some((text) => text.includes('返金'))).toBe(true);
  });
});

// Makes the build that other tests read. Last, because the check must not read the files that it adds.
it(
  'the site with everything that Docusaurus documents can be built',
  async () => {
    copyTo('root', '.');
    copyTo('state', 'ordinary_versioned_docs/version-1.0');
    // Docusaurus takes the dates of the last changes from git.
    await copy.run('git', ['init', '--quiet']);
    await copy.run('git', [
      ...['-c', 'user.name=Owner', '-c', 'user.email=owner@name.example'],
      ...['commit', '--quiet', '--allow-empty', '--message', 'Begin'],
    ]);
    const {name, settings} = ORDINARY_BUILD;
    const {code, output} = await copy.run(
      'node_modules/.bin/docusaurus',
      [
        'build',
        ...['--config', 'tests/fixtures/ordinary/docusaurus.config.ts'],
        ...['--out-dir', path.resolve(getBuildDir(name))],
      ],
      settings,
    );
    expect(code, output).toBe(0);
  },
  10 * MINUTES,
);
