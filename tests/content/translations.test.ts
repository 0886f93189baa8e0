import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {toString as textOf} from 'mdast-util-to-string';
import {expect, it, onTestFinished} from 'vitest';
import {
  completeFrontMatter,
  hashSections,
  parseMarkdown,
  splitSections,
} from '../../src/content';
import {
  completeSections,
  findStaleSections,
} from '../../src/content/translations/completeTranslation';
import {scratchFolder} from '../support/scratchFolder';

const ENGLISH = `---
title: One
---

import Tabs from '@theme/Tabs';

An opening.

## First {/* #first */}

Text with [a link](./run.mdx).

\`\`\`c title="a.c"
int a;
\`\`\`

<ApiTable of="A" label="Members" />
`;
const KOREAN = `머리말

## 첫째 {/* #first */}

[링크](./run.mdx)가 있는 글

\`\`\`
\`\`\`

<ApiTable of="Old" label="멤버" />
`;
const page = (text: string) => parseMarkdown(text, 'page.mdx');
const hashesOf = (text: string) => Object.fromEntries(hashSections(page(text)));

/** Types and contents of the blocks of a completed translation, made from an English page. */
function complete(english = ENGLISH, madeFrom = english) {
  const original = page(english);
  const frontMatter = {translated: hashesOf(madeFrom)};
  const stale = findStaleSections({frontMatter}, original);
  const children = completeSections(page(KOREAN).tree, original, stale, 'ko');
  return {
    children,
    blocks: children.map((node) => {
      const {hProperties = {}} = Object(node.data) as {hProperties?: object};
      const lang =
        'lang' in hProperties ? ` in ${String(hProperties.lang)}` : '';
      return `${node.type}${lang}: ${textOf(node)}`;
    }),
  };
}

it('shows code, imports and attributes of the English page in the prose of the translation', () => {
  const {blocks, children} = complete();
  expect(blocks).toEqual([
    "mdxjsEsm: import Tabs from '@theme/Tabs';",
    'paragraph: 머리말',
    'heading: 첫째 /* #first */',
    'paragraph: 링크가 있는 글',
    'code: int a;',
    'mdxJsxFlowElement: ',
  ]);
  expect(children[4]).toMatchObject({lang: 'c', meta: 'title="a.c"'});
  expect(children[5]).toMatchObject({
    attributes: [
      {name: 'of', value: 'A'},
      {name: 'label', value: '멤버'},
    ],
  });
});

it.each([
  ['a word', 'Text with', 'Words with', ['first']],
  ['a title', 'title: One', 'title: Two', ['opening']],
  ['a heading', '## First', '## Second', ['first']],
  ['a caption', 'label="Members"', 'label="Values"', ['first']],
  ['code', 'int a;', 'int b;', []],
  ['an attribute', 'of="A"', 'of="B"', []],
  ['an import', "'@theme/Tabs'", "'@theme/Others'", []],
  ['the target of a link', './run.mdx', './stop.mdx', []],
])(
  'takes a changed section for stale, but not for its code: %s',
  (_, from, to, stale) => {
    const [before, after] = [ENGLISH, ENGLISH.replace(from, to)].map(hashesOf);
    expect(
      Object.keys(before!).filter((id) => before![id] !== after![id]),
    ).toEqual(stale);
  },
);

it('puts a note on a stale section', () => {
  const {blocks} = complete(ENGLISH.replace('Text', 'Words'), ENGLISH);
  expect(blocks.slice(2, 5)).toEqual([
    'heading: 첫째 /* #first */',
    expect.stringMatching(/^containerDirective: .*영어 원문이 바뀌었습니다/),
    'paragraph: 링크가 있는 글',
  ]);
});

it.each([
  ['another code block', ENGLISH.replace('int a;', 'int a;\n```\n\n```c')],
  [
    'another element',
    ENGLISH.replace('<ApiTable', '<BuyLinks />\n\n<ApiTable'),
  ],
  ['another id', ENGLISH.replace('#first', '#one')],
])('shows a section with %s in English', (_, english) => {
  const {blocks} = complete(english);
  expect(blocks).toContain('paragraph: 머리말');
  expect(blocks).toContain('paragraph in en: Text with a link.');
  expect(blocks.join()).not.toContain('글');
});

it('splits a page at its headings below the title', () => {
  const tree: Root = page('# T\n\nA\n\n## B\n\nC\n\n### D\n').tree;
  expect(splitSections(tree).map(({id, level}) => `${id} ${level}`)).toEqual([
    'opening 1',
    'b 2',
    'd 3',
  ]);
});

it('gives translations the front matter of the English page, except its texts', async () => {
  const root = scratchFolder('front-matter', onTestFinished);
  const file = (name: string) => path.join(root, name);
  const own = file('i18n/ko/docusaurus-plugin-content-docs-ocr/current/a.mdx');
  mkdirSync(file('docs-ocr'));
  writeFileSync(file('docs-ocr/a.mdx'), '');
  const parse = async ({filePath}: {filePath: string}) => ({
    content: '',
    frontMatter:
      filePath === own
        ? {title: '가', translated: {opening: '1'}}
        : {title: 'A', sidebar_label: 'A', symbol: 'run'},
  });
  const read = completeFrontMatter(parse, root);
  const page = {fileContent: '', defaultParseFrontMatter: parse as never};
  expect((await read({...page, filePath: own})).frontMatter).toEqual({
    title: '가',
    symbol: 'run',
  });
});

/** Parses a page as the build does. */
function parseAsBuild(text: string): Root {
  let tree: Root | undefined;
  const keep = () => (parsed: Root) => {
    tree = structuredClone(parsed);
  };
  createProcessor({remarkPlugins: [keep]}).processSync(text);
  return tree!;
}

it.each([
  ['of the translation', '<summary>둘</summary>', '둘'],
  ['in English if the translation has none', '', 'Two'],
])('keeps an element on a line of its own, %s', (_, summary, expected) => {
  const original = page(
    '## One {/* #one */}\n\n<details>\n<summary>Two</summary>\n\nThree\n\n</details>\n',
  );
  const own = parseAsBuild(
    `## 하나 {/* #one */}\n\n<details>\n${summary}\n\n셋\n\n</details>\n`,
  );
  const [, details] = completeSections(own, original, [], 'ko');
  expect(details).toMatchObject({
    children: [{type: 'mdxJsxFlowElement', name: 'summary'}, {}],
  });
  expect(textOf(details)).toMatch(expected);
});
