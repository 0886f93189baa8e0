import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {createDiskFileTree} from '../../../scripts/check/files';
import {TextCache} from '../../../scripts/check/textCache';

const root = mkdtempSync(path.join(os.tmpdir(), 'text-cache-'));
afterEach(() => rmSync(path.join(root, '.cache'), {recursive: true}));

const open = () => new TextCache<string>('test', createDiskFileTree(root), 2);

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

it('forgets values when packages change', () => {
  store('a');
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  expect(open().get('a')).toBeUndefined();
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
  writeFileSync(path.join(root, '.cache/check/test'), 'no values');
  expect(open().get('a')).toBeUndefined();
});
