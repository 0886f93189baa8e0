// Pages as editors on other systems write them.
import {expect, it} from 'vitest';
import {readFrontMatter} from '../../src/sets/page/frontMatter';
import {parseMarkdown} from '../../src/sets/page/markdown';

const PAGE = '---\ntitle: A page\nhide_footer: true\n---\n\n## One\n\nText.\n';

const read = (text: string) => {
  const {tree} = parseMarkdown(text, 'a.mdx');
  return [readFrontMatter(tree, 'a.mdx'), tree.children.map(({type}) => type)];
};

it.each([
  ['lines that end as on Windows', PAGE.replaceAll('\n', '\r\n')],
  ['a mark of the order of bytes', `\uFEFF${PAGE}`],
  ['blanks behind its lines of dashes', PAGE.replaceAll('---\n', '---  \n')],
])('a page with %s says the same', (_, text) => {
  expect(read(text)).toEqual(read(PAGE));
});

it.each([
  ['a tab before a key', 'title: a\n\tx: b', 3],
  ['an open quote', 'title: "open', 2],
  ['a key twice', 'title: a\ntitle: b', 3],
  ['a colon in a text', 'title: a: b', 2],
])('front matter with %s is named with its line', (_, yaml, line) => {
  expect(() => read(`---\n${yaml}\n---\n\nText.\n`)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`a\\.mdx:[${line}${line + 1}]`),
      ) as string,
    }),
  );
});
