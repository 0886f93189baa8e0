import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  getAttribute,
  getClasses,
  isElement,
  getMetaContent,
  parseHtml,
  getText,
  type HtmlElement,
  type HtmlNode,
} from '../../src/content/html';
import {readHtml} from '@document-sdk/host-files';
import {readSheet} from '../support/readSheet';
import {getBuildDir, ORDINARY_BUILD} from '../../scripts/test/builds/builds';
import {extractPage} from '../../src/search/records/extractPage';

// The documented features of Docusaurus, configured in tests/fixtures/ordinary.
const BUILD = getBuildDir(ORDINARY_BUILD.name);

const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const isBuilt = (file: string) => existsSync(path.join(BUILD, file));

const pageAt = (route: string) => parseHtml(read(`${route}.html`));

/** Finds elements by tag name or, with a leading dot, by class. */
function all(nodes: readonly HtmlNode[], name: string): HtmlElement[] {
  return nodes
    .filter(isElement)
    .flatMap((element) => [
      ...(name === element.tagName ||
      getClasses(element).includes(name.slice(1))
        ? [element]
        : []),
      ...all(element.childNodes, name),
    ]);
}

const texts = (nodes: readonly HtmlNode[], name: string) =>
  all(nodes, name).map((element) => getText(element));

/** Lists the JSON of the page's structured data. */
const readStructuredData = (nodes: readonly HtmlNode[]) =>
  all(nodes, 'script')
    .filter((script) => getAttribute(script, 'type') === 'application/ld+json')
    .map(({childNodes}) => (childNodes[0] as {value: string}).value);

const readBreadcrumbs = (nodes: readonly HtmlNode[]) =>
  texts(nodes, '.breadcrumbs__item');

it.each([
  ['blog/2024/01/01/hello', 'Hello from the blog'],
  ['blog/2024/02/02/quotes', 'He said "scan & read" <twice>'],
  ['blog/2024/03/03/heading', 'A title in the text'],
  ['blog/authors/ada', 'Ada Example'],
  ['blog/tags/tips', '2 posts tagged with "tips"'],
  ['news/2024/06/06/second', 'News of the second blog'],
  ['extra/titled', 'A page titled in front matter'],
  ['extra/bare', 'Document SDKs'],
  ['handbook', 'The "handbook" & more'],
  ['handbook/no-heading', 'Titled in front matter'],
  ['handbook/all-guides', 'All the guides'],
  ['handbook/tags/alpha', '2 docs tagged with "alpha"'],
  ['handbook/1.0/guides/first', 'First guide as it was'],
  ['ocr/index-of-group', 'With an index'],
  ['made/framed', 'Page of a plugin'],
  ['made/plain', 'Document SDKs'],
])('/%s has a Markdown version, a card and list entries', (route, title) => {
  expect(read(`${route}.md`)).toContain(
    `canonical: http://localhost:3000/${route}\n`,
  );
  expect(isBuilt(`${route}.png`)).toBe(true);
  const list = route.startsWith('ocr/index') ? 'ocr/llms.txt' : 'llms.txt';
  expect(read(list)).toContain(`[${title}](http://localhost:3000/${route}.md)`);
  const {pages} = JSON.parse(read('pages.json')) as {
    pages: Record<string, string>;
  };
  expect(pages[route]).toBe(title);
});

describe('unlisted pages and drafts', () => {
  const UNLISTED = [
    'blog/2024/04/04/unlisted',
    'extra/unlisted',
    'handbook/unlisted',
    'ocr/unlistedDoc',
  ];

  it.each(UNLISTED)('/%s exists, but is not indexed', (route) => {
    const html = read(`${route}.html`);
    const nodes = parseHtml(html);
    expect(getMetaContent(nodes, 'robots')).toContain('noindex');
    expect(all(nodes, '.theme-unlisted-banner')).toHaveLength(1);
    expect(isBuilt(`${route}.md`)).toBe(true);
    expect(isBuilt(`${route}.png`)).toBe(true);
    expect(
      extractPage({
        nodes: parseHtml(html),
        url: `http://localhost:3000/${route}`,
      }),
    ).toBeUndefined();
  });

  it.each([
    'llms.txt',
    'ocr/llms.txt',
    'llms-full.txt',
    'pages.json',
    'sitemap.xml',
  ])('are not in %s', (file) => {
    const text = read(file);
    // Addresses only: another page may mention the route in its text.
    const named = (route: string) => new RegExp(`${route}(?:\\.md|["<])`);
    expect(UNLISTED.filter((route) => named(route).test(text))).toEqual([]);
    expect(text).not.toMatch(/hidden (?:document|page|post)/);
  });

  it('drafts are not built', () => {
    const drafts = [
      'blog/2024/05/05/draft',
      'extra/draft',
      'handbook/draft',
      'ocr/draftDoc',
    ];
    expect(drafts.filter((route) => isBuilt(`${route}.html`))).toEqual([]);
  });
});

describe('a page shows', () => {
  it.each([
    ['ocr/index-of-group', ['Home', 'OCR SDK', 'With an index']],
    ['handbook/all-guides', ['Home', 'Guides']],
    ['handbook/guides/first', ['Home', 'Guides', 'First guide']],
    ['handbook/1.0/guides/first', ['Home', 'guides', 'First guide as it was']],
  ])('the breadcrumbs of /%s', (route, trail) => {
    expect(readBreadcrumbs(pageAt(route))).toEqual(trail);
  });

  it('its front matter', () => {
    const nodes = pageAt('handbook');
    expect(getMetaContent(nodes, 'keywords')).toBe('wordofhandbook');
    expect(getMetaContent(nodes, 'og:image')).toBe(
      'http://localhost:3000/img/fixture.png',
    );
    const text = read('handbook.html');
    expect(text).toContain('https://code.example/handbook/start');
    expect(text).toMatch(/Jan 2, 2024.*Ada Example/);
    const bare = pageAt('handbook/no-heading');
    expect(all(bare, 'h1')).toEqual([]);
    expect(all(bare, '.pagination-nav__link--next')).toEqual([]);
    expect(getMetaContent(pageAt('handbook/guides/first'), 'fixture')).toBe(
      'from the guide',
    );
    expect(texts(pageAt('handbook/guides/first'), '.toc-highlight')).toEqual([
      'Shown in the contents',
    ]);
  });

  it('every kind of entry in the sidebar', () => {
    const nodes = pageAt('handbook');
    expect(all(nodes, '.first-entry')).toHaveLength(1);
    expect(all(nodes, '.guides-category')).toHaveLength(1);
    expect(all(nodes, '.elsewhere-link')).toHaveLength(1);
    expect(texts(all(nodes, 'aside'), 'b')).toContain('Beyond the handbook');
    expect(texts(all(nodes, 'aside'), 'a')).toContain('A reference');
    expect(texts(all(pageAt('ocr/intro'), 'aside'), 'i')).toContain(
      'Markup in the sidebar',
    );
  });

  it.each([
    ['blog', '"Blog"'],
    ['blog/2024/01/01/hello', '"BlogPosting"'],
    ['handbook/guides/first', '"BreadcrumbList"'],
    ['ocr/index-of-group', '"BreadcrumbList"'],
    ['ocr/tagged', '"TechArticle"'],
  ])('/%s: structured data %s once', (route, type) => {
    const data = readStructuredData(pageAt(route)).filter((text) =>
      text.includes(`"@type":${type}`),
    );
    expect(data).toHaveLength(1);
  });
});

it('keeps the styles of Infima classes that a page uses', () => {
  const html = read('handbook/infima.html');
  const kept = readSheet(
    readHtml(html)
      .styles.map(({text}) => text)
      .join('\n'),
  ).classes;
  for (const name of ['badge--primary', 'hero--primary', 'shadow--lw']) {
    expect([name, kept.has(name)]).toEqual([name, true]);
  }
});

const blocks = () => all(pageAt('handbook/code'), 'figure');

it('highlights an additional language, with marked and numbered lines', () => {
  const [php] = blocks();
  expect(texts([php!], 'figcaption')).toEqual(['hello.php']);
  expect(all([php!], '.keyword')).not.toHaveLength(0);
  expect(
    texts([php!], '.theme-code-block-highlighted-line').map((text) =>
      text.trim(),
    ),
  ).toEqual(["echo 'marked';", "echo 'marked too';"]);
  expect(getText(php!)).not.toContain('highlight-start');
  expect(read('handbook/code.html')).toMatch(/data-line="?3/);
});

const reasons = (route: string) =>
  getMetaContent(pageAt(route), 'app-at-idle')?.split('; ');

it.each([
  [
    'ordinary/react',
    [
      '@docusaurus/BrowserOnly',
      'tests/fixtures/ordinary/components/Counter.tsx',
    ],
  ],
  ['made/plain', ['tests/fixtures/ordinary/components/Plain.tsx']],
  ['handbook', undefined],
  ['ordinary/tabs', undefined],
  ['handbook/code', undefined],
  ['blog', undefined],
  ['blog/2024/01/01/hello', undefined],
  ['blog/tags', undefined],
  ['handbook/all-guides', undefined],
  ['ocr/intro', undefined],
])('/%s loads React because of %j', (route, expected) => {
  expect(reasons(route)).toEqual(expected);
});

describe('search finds', () => {
  const recordsOf = (route: string) =>
    extractPage({
      nodes: parseHtml(read(`${route}.html`)),
      url: `http://localhost:3000/${route}`,
    })!.records;

  it('the title and the headings of a post', () => {
    const headings = recordsOf('blog/2024/01/01/hello')
      .filter(({type}) => type !== 'content')
      .map((record) => record[`hierarchy.${record.type as 'lvl1'}`]);
    expect(headings).toEqual([
      'Hello from the blog',
      'A first heading',
      'A deeper heading',
      'A second heading',
    ]);
  });

  it('pages of another docs plugin under its own tag', () => {
    expect(recordsOf('handbook/1.0/guides/first')[0]?.docusaurus_tag).toBe(
      'docs-handbook-1.0',
    );
  });
});
