import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {expect, it, vi} from 'vitest';
import {
  BLOCK_TITLES,
  getPageStore,
  parseSourcePage,
  translateBlockTitles,
} from '../../src/content';

// Parsing all pages takes long on a busy machine.
vi.setConfig({testTimeout: 120_000});

const FENCES =
  '```text title="Output"\na\n```\n\n```c title="a.c" no-check="b"\n```\n';

function metasIn(file: string): (string | null | undefined)[] {
  const {tree} = parseSourcePage(file, `---\ntitle: a\n---\n\n${FENCES}`);
  void translateBlockTitles(tree, {path: file});
  const metas: (string | null | undefined)[] = [];
  visit(tree, 'code', ({meta}: Code) => void metas.push(meta));
  return metas;
}

it('translates the titles of text blocks on translated pages only', () => {
  const page = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current/a.mdx';
  const rest = 'title="a.c" no-check="b"';
  expect(metasIn(page)).toEqual(['title="출력"', rest]);
  expect(metasIn('docs-ocr/a.mdx')).toEqual(['title="Output"', rest]);
});

it('knows the titles of all blocks that are no names of files', () => {
  const known = BLOCK_TITLES.map(({en}) => en);
  const unknown = new Set<string>();
  for (const {tree} of getPageStore().pages()) {
    visit(tree, 'code', ({lang, meta}: Code) => {
      const title = /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
      const isText = lang === 'text' || title?.includes(' ');
      if (isText && title && !/\.\w+$/.test(title)) {
        unknown.add(title);
      }
    });
  }
  expect([...unknown].filter((title) => !known.includes(title))).toEqual([]);
  expect(known.filter((title) => !unknown.has(title))).toEqual([]);
});
