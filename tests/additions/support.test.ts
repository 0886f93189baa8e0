import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {makeScratchCopy} from './support';

const copy = makeScratchCopy();
afterAll(() => copy.remove());

const ROW = '  ocr: OCR,\n';
const FILE = 'src/sets/index.ts';

it('holds the files of the repository, and what belongs to none of them not', () => {
  expect(readFileSync(path.join(copy.root, FILE), 'utf8')).toBe(
    readFileSync(FILE, 'utf8'),
  );
  expect(existsSync(path.join(copy.root, '.git'))).toBe(false);
  expect(copy.touched()).toEqual([]);
});

it('names the files that an addition touches, and runs programs there', async () => {
  copy.apply({
    files: {'docs-x/a.mdx': 'Text.'},
    insertions: [{file: FILE, after: ROW, text: '  // x\n'}],
  });
  expect(copy.touched()).toEqual(['docs-x/a.mdx', FILE]);
  const {code, output} = await copy.run('node', [
    '-p',
    'process.cwd() + (process.env.SITE_URL ?? "")',
  ]);
  expect(code).toBe(0);
  expect(output.trim()).toMatch(new RegExp(`${path.basename(copy.root)}$`));
  expect((await copy.run('node', ['-e', 'process.exit(3)'])).code).toBe(3);
});

it('refuses a file that exists and a place that is not there once', () => {
  expect(() => copy.apply({files: {[FILE]: ''}})).toThrow(/EEXIST/);
  expect(() =>
    copy.apply({insertions: [{file: FILE, before: 'export', text: ''}]}),
  ).toThrow(/src\/sets\/index\.ts: "export" stands there \d+ times/);
});
