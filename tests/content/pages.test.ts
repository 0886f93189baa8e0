import type {Code} from 'mdast';
import {describe, expect, it} from 'vitest';
import {
  readIncludedCode,
  markRepeatedOpenings,
  parseFenceMeta,
  parseMarkdown,
} from '../../src/content';

const FENCE = {
  file: 'docs-ocr/sample/queue.mdx',
  line: 9,
  code: '',
  meta: parseFenceMeta('from-file="programs/queue.c"'),
};

it('finds the file of a fence by its path relative to the page', () => {
  expect(readIncludedCode(FENCE, (file) => `// ${file}`)).toEqual({
    file: 'docs-ocr/sample/programs/queue.c',
    line: 1,
    code: '// docs-ocr/sample/programs/queue.c',
  });
});

it('reports page and line if the file does not exist', () => {
  const read = () => {
    throw new Error('ENOENT');
  };
  expect(() => readIncludedCode(FENCE, read)).toThrow(
    /^docs-ocr\/sample\/queue\.mdx:8: from-file shows docs-ocr\/sample\/programs\/queue\.c, which is not there\n/,
  );
});

const OPENING =
  "import {createSpreadsheet} from 'spreadsheet-sdk';\n\nconst {ui} = await createSpreadsheet('#sheet', {\n  licenseKey: 'KEY',\n});\n";

/** Lines of each fence that are marked as seen before. */
function seenLines(...texts: string[]) {
  const children = texts.map((value): Code => ({type: 'code', value}));
  markRepeatedOpenings()({type: 'root', children});
  return children.map(({data}) => data?.hProperties?.['seenLines']);
}

describe('markSeenOpenings', () => {
  it('counts the first lines that an earlier sample already has', () => {
    expect(seenLines(`${OPENING}ui.theme;`, `${OPENING}ui.locale;`)).toEqual([
      undefined,
      5,
    ]);
    expect(seenLines(OPENING.trim(), OPENING.trim())).toEqual([undefined, 5]);
  });

  it.each([
    ['of another page', [`${OPENING}ui.theme;`]],
    ['that take other names', [OPENING, OPENING.replace('{ui}', '{editor}')]],
    ['that only import', ["import {a} from 'a';", "import {a} from 'a';"]],
  ])('leaves those %s', (_, texts) => {
    expect(seenLines(...texts).filter(Boolean)).toEqual([]);
  });
});

const PAGE = '---\ntitle: A page\nhide_footer: true\n---\n\n## One\n\nText.\n';

const read = (text: string) => {
  const {tree, frontMatter} = parseMarkdown(text, 'a.mdx');
  return [frontMatter, tree.children.map(({type}) => type)];
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
