import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {createDiskFileTree} from '../../../scripts/check/files';
import {INPUTS, TextCache} from '../../../scripts/check/textCache';

const root = mkdtempSync(path.join(os.tmpdir(), 'text-cache-'));
const cacheFolder = path.join(root, '.cache');
afterEach(() => rmSync(cacheFolder, {recursive: true, force: true}));

/** Opens the cache like another process. */
const open = () =>
  new TextCache<string>(
    'test',
    {files: createDiskFileTree(root), cacheFolder},
    2,
  );

function store(...texts: readonly string[]): void {
  const cache = open();
  texts.forEach((text) => cache.set(text, `value of ${text}`));
  cache.save();
}

it('keeps values for later processes', () => {
  store('a');
  expect(open().get('a')).toBe('value of a');
  expect(open().get('A')).toBeUndefined();
});

it.each([
  'scripts/check/rules/wording.ts',
  'src/content/markdown.ts',
  'packages/contract/src/index.ts',
  'contracts/ocr/argo_sdk.h',
  'dictionaries/terms.txt',
  'cspell.config.mjs',
  'package-lock.json',
])('forgets values when %s changes', (file) => {
  store('a');
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), 'changed');
  expect(open().get('a')).toBeUndefined();
});

it('watches files that exist', () => {
  const {has, list} = createDiskFileTree(process.cwd());
  expect(INPUTS.filter((each) => !has(each) && !list(each).length)).toEqual([]);
});

it('drops the least recently used values', () => {
  store('a', 'b');
  const cache = open();
  cache.get('a');
  cache.set('c', 'value of c');
  cache.save();
  expect(['a', 'b', 'c'].map((text) => open().get(text))).toEqual([
    'value of a',
    undefined,
    'value of c',
  ]);
});

it('starts anew with a damaged file', () => {
  store('a');
  writeFileSync(path.join(cacheFolder, 'test'), 'no values');
  expect(open().get('a')).toBeUndefined();
});

it('stores nothing without a folder', () => {
  const cache = new TextCache<string>('test', {
    files: createDiskFileTree(root),
  });
  cache.set('a', 'value of a');
  cache.save();
  expect(cache.get('a')).toBe('value of a');
  expect(open().get('a')).toBeUndefined();
});
