import {expect, it, onTestFinished, vi} from 'vitest';
import {getPageStore, cachePerPage} from '../../src/content';
import {isPlainMarkdown} from '../../src/content/pages/mdx';
import {folderOf, putFiles} from '../support/folderOf';

vi.mock(import('node:fs'), async (importOriginal) => {
  const fs = await importOriginal();
  return {...fs, readFileSync: vi.fn(fs.readFileSync) as never};
});

const CONFIG = 'docusaurus.config.ts';

const FILE = 'docs-ocr/run.mdx';
const OTHER = 'docs-ocr/part.mdx';

const page = (title: string) => `---\ntitle: ${title}\n---\n\n## ${title}\n`;

const storeOf = (files: Readonly<Record<string, string>>) =>
  getPageStore(folderOf(files, onTestFinished));

it('parses a page once per edit', () => {
  const store = storeOf({[FILE]: page('Run')});
  const first = store.page(FILE);
  expect(first).toMatchObject({title: 'Run', route: '/ocr/run'});
  expect(store.page(FILE)).toBe(first);
  expect(first.headings).toBe(first.headings);
  putFiles(store.root, {[FILE]: page('Runs')});
  expect(store.page(FILE).headings).toMatchObject([{text: 'Runs'}]);
  expect(store.find('docs-ocr/none.mdx')).toBeUndefined();
});

it('reports invalid MDX when the body is used, at its line', () => {
  const store = storeOf({[FILE]: `${page('Run')}\n<Broken\n`});
  const broken = store.page(FILE);
  expect(broken.title).toBe('Run');
  expect(() => broken.headings).toThrow(/^docs-ocr\/run\.mdx:\d/);
});

it('derives a value once for a page and the pages that it reads', () => {
  const store = storeOf({[FILE]: page('Run')});
  const derive = vi.fn();
  const otherTitle = cachePerPage((_, each) => each.find(OTHER)?.title);
  const titles = cachePerPage(({title, file}) => {
    derive();
    return [title, otherTitle(store, file)];
  });
  expect(titles(store, FILE)).toEqual(['Run', undefined]);
  expect(titles(store, FILE)).toEqual(['Run', undefined]);
  expect(derive).toHaveBeenCalledTimes(1);
  putFiles(store.root, {[OTHER]: page('Part')});
  expect(titles(store, FILE)).toEqual(['Run', 'Part']);
  putFiles(store.root, {[OTHER]: page('Parts')});
  expect(titles(store, FILE)).toEqual(['Run', 'Parts']);
  putFiles(store.root, {[FILE]: page('Runs')});
  expect(titles(store, FILE)).toEqual(['Runs', 'Parts']);
  expect(derive).toHaveBeenCalledTimes(4);
});

it('pages have the syntax of the remark plugins that the configuration imports, read for the first page', async () => {
  vi.resetModules();
  // Other test files must not get the parser that this test creates.
  onTestFinished(() => void vi.resetModules());
  const read = vi.mocked((await import('node:fs')).readFileSync);
  read.mockClear();
  const readsConfig = () => read.mock.calls.some(([file]) => file === CONFIG);
  const {parseMdx} = await import('../../src/content');
  expect(readsConfig()).toBe(false);
  read.mockReturnValueOnce("import math from 'remark-mdx';\n");
  // The planted plugin makes Markdown read elements.
  const text = '---\nmdx:\n  format: md\n---\n\n<Badge />\n';
  expect(JSON.stringify(parseMdx(text, 'a.md'))).toContain('mdxJsxFlowElement');
  expect(readsConfig()).toBe(true);
});

it.each([
  ['detect', undefined, 'a.md', true],
  ['detect', undefined, 'a.mdx', false],
  ['md', undefined, 'a.mdx', true],
  ['md', 'mdx', 'a.md', false],
  ['md', 'detect', 'a.mdx', false],
  [undefined, 'detect', 'a.md', true],
  [undefined, undefined, 'a.md', false],
])(
  'the format %s of the site, %s of a page: %s is plain Markdown: %s',
  (ofSite, ofPage, file, isPlain) => {
    const config = `markdown: {hooks: {}, ${ofSite ? `format: '${ofSite}'` : ''}}`;
    const frontMatter = ofPage ? {mdx: {format: ofPage}} : {};
    expect(isPlainMarkdown(frontMatter, file, config)).toBe(isPlain);
  },
);
