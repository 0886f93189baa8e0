import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {createDiskFileTree} from '../../../scripts/check/files';
import {readMove} from '../../../scripts/move/readMove';
import {runCommand} from '../../../scripts/process/run';
import {folderOf} from '../../support/folderOf';

const KO = 'i18n/ko/docusaurus-plugin-content-docs-ocr/current';
const KO_TERMS = 'i18n/ko/search-terms/ocr.json';
const MOVED = 'src/site/sets/movedPages.json';

/** Path, text, text after `/ocr/guide/old` has moved to `/ocr/start/new`, and path after it. */
const FILES: readonly (readonly [string, string, string?, string?])[] = [
  [
    'docs-ocr/guide/old.mdx',
    '[up](../top.mdx) ![p](./p.png) [me](./old.mdx#a) (./none.mdx)\n```c from-file="a.c"\n```\n',
    '[up](../top.mdx) ![p](../guide/p.png) [me](./new.mdx#a) (./none.mdx)\n```c from-file="../guide/a.c"\n```\n',
    'docs-ocr/start/new.mdx',
  ],
  [
    `${KO}/guide/old.mdx`,
    '[up](../top.mdx)\n',
    '[up](../top.mdx)\n',
    `${KO}/start/new.mdx`,
  ],
  [
    'docs-ocr/top.mdx',
    "---\npagination_next: guide/old\n---\nimport P from './guide/old.mdx';\n[a](guide/old.mdx#b) [r]\n\n[r]: ./guide/old.mdx\n",
    "---\npagination_next: start/new\n---\nimport P from './start/new.mdx';\n[a](./start/new.mdx#b) [r]\n\n[r]: ./start/new.mdx\n",
  ],
  [`${KO}/top.mdx`, '[a](./guide/old.mdx)\n', '[a](./start/new.mdx)\n'],
  ['docs-ocr/guide/a.c', ''],
  ['docs-ocr/guide/p.png', ''],
  ['docs-ocr/guide/older.mdx', '[a](../top.mdx)\n'],
  [
    'docs-spreadsheet/other.mdx',
    '[a](/ocr/guide/old#b) /ko/ocr/guide/old.md /ocr/guide/older /ocr/guide/old/x https://a.example/ocr/guide/old\n',
    '[a](/ocr/start/new#b) /ko/ocr/start/new.md /ocr/guide/older /ocr/guide/old/x https://a.example/ocr/guide/old\n',
  ],
  [
    'sidebars/ocr.ts',
    "export default ['guide/old', 'guide/older'];\n",
    "export default ['start/new', 'guide/older'];\n",
  ],
  [
    'src/site/sets/ocr/set.ts',
    "export const OCR = {entry: '/ocr/guide/old', groups: {guide: 'guide/old'}};\n",
    "export const OCR = {entry: '/ocr/start/new', groups: {guide: 'start/new'}};\n",
  ],
  [
    KO_TERMS,
    '{"pages": {"guide/old": ["a"]}}\n',
    '{"pages": {"start/new": ["a"]}}\n',
  ],
  [
    MOVED,
    '{"ocr": {"oldest": "guide/old"}}\n',
    '{\n  "ocr": {\n    "guide/old": "start/new",\n    "oldest": "start/new"\n  }\n}\n',
  ],
  ['README.md', 'docs-ocr/guide/old.mdx\n', 'docs-ocr/start/new.mdx\n'],
  ['tests/spec/sets.ts', "export const A = ['old'];\n"],
  ['docs-ocr/csh-redirect.mdx', ''],
  ['docs-ocr/api/run.mdx', '---\nsymbol: run\n---\n'],
  ['docs-ocr/slug.mdx', '---\nslug: /other\n---\n'],
  ['docs-ocr/_part.mdx', ''],
];

function repository() {
  const files = Object.fromEntries(FILES.map(([file, text]) => [file, text]));
  const folder = folderOf(files, onTestFinished);
  cpSync('.prettierrc.json', path.join(folder, '.prettierrc.json'));
  return folder;
}

const move = (cwd: string, ...args: readonly string[]) =>
  runCommand({
    program: process.execPath,
    args: [
      '--import',
      import.meta.resolve('tsx'),
      path.resolve('scripts/move/index.ts'),
      ...args,
    ],
    cwd,
    captured: true,
  });

const textsIn = (folder: string, files: readonly string[]) =>
  Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

describe('npm run move', () => {
  it('moves a page and its translation, updates mentions, adds a redirect, and moves back', async () => {
    const folder = repository();
    const there = await move(folder, '/ocr/guide/old', '/ocr/start/new');
    expect(there.code, there.output).toBe(0);
    expect(there.output).toContain('  moved from docs-ocr/guide/old.mdx\n');
    expect(there.output).toContain(': tests/spec/sets.ts:1\n');
    const after = FILES.map(([file, before, now = before, to = file]) => [
      to,
      now,
    ]);
    expect(textsIn(folder, createDiskFileTree(folder).list('.'))).toEqual({
      '.prettierrc.json': expect.any(String),
      ...Object.fromEntries(after),
    });
    const back = await move(
      folder,
      'docs-ocr/start/new.mdx',
      'docs-ocr/guide/old.mdx',
    );
    expect(back.code, back.output).toBe(0);
    expect(JSON.parse(textsIn(folder, [MOVED])[MOVED]!)).toEqual({
      ocr: {oldest: 'guide/old', 'start/new': 'guide/old'},
    });
  }, 60_000);

  it.each([
    ['/ocr/guide/ol', '/ocr/x', 'Did you mean /ocr/guide/old?'],
    ['docs-ocr/_part.mdx', '/ocr/x', 'the address of a page'],
    [`${KO}/top.mdx`, '/ocr/x', 'the address of a page'],
    ['/ocr/csh-redirect', '/ocr/x', 'a page that can move'],
    ['/ocr/api/run', '/ocr/x', 'a page that can move'],
    ['docs-ocr/slug.mdx', '/ocr/x', 'a page that can move'],
    ['/ocr/top', '/spreadsheet/x', 'A page stays in its set'],
    ['/ocr/top', '/ocr/guide/index', 'A page stays in its set'],
    ['/ocr/top', '/ocr/guide/guide', 'A page stays in its set'],
    ['/ocr/top', '/ocr/2-old', 'A page stays in its set'],
    ['/ocr/top', '/ocr/a b', 'A page stays in its set'],
    ['/ocr/top', '/ocr/top', 'Choose another one'],
    ['/ocr/top', '/ocr/Guide/Old', 'Choose another one'],
    ['/ocr/top', '/ocr/installation', 'Choose another one'],
  ])('rejects %s to %s: %s', (from, to, message) => {
    expect(() => readMove(from, to, createDiskFileTree(repository()))).toThrow(
      message,
    );
  });
});
