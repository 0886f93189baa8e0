import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import type {LiveBundle} from '../../src/plugins/live-samples/bundleLive';
import {keptBundles} from '../../src/plugins/live-samples/keptBundles';
import {scratchFolder} from '../support/scratchFolder';

const BUNDLE: LiveBundle = {
  entry: 'assets/live/a.js',
  files: new Map([['assets/live/a.js', 'import("./b.js")']]),
  imports: new Map([['assets/live/a.js', ['assets/live/b.js']]]),
};

const PACKAGES = 'node_modules/.package-lock.json';

let root: string;
const write = (file: string, text: string) =>
  writeFileSync(path.join(root, file), text);

beforeEach(() => {
  root = scratchFolder('bundles', onTestFinished);
  for (const folder of ['src/live', 'runtime', 'contracts', 'node_modules']) {
    mkdirSync(path.join(root, folder), {recursive: true});
  }
  write('src/live/a.ts', 'a');
  write(PACKAGES, '{}');
});

test('a bundle is made once, and comes back as it was', async () => {
  const make = vi.fn(async () => BUNDLE);
  expect(await keptBundles(root)('a', make)).toEqual(BUNDLE);
  expect(await keptBundles(root)('a', make)).toEqual(BUNDLE);
  expect(make).toHaveBeenCalledTimes(1);
  expect(
    readdirSync(path.join(root, 'node_modules/.cache/live-samples')),
  ).toEqual(['a.json']);
});

test('each bundle has its own place', async () => {
  const kept = keptBundles(root);
  await kept('a', async () => BUNDLE);
  const other = {...BUNDLE, entry: 'assets/live/other.js'};
  expect(await kept('b', async () => other)).toEqual(other);
  expect(await kept('a', async () => other)).toEqual(BUNDLE);
});

test.each([
  ['a module changes', () => write('src/live/a.ts', 'b')],
  ['a module comes', () => write('src/live/b.ts', '')],
  ['a module of the runtime comes', () => write('runtime/c.ts', '')],
  ['the contract changes', () => write('contracts/sdk.d.ts', 'c')],
  ['packages change', () => write(PACKAGES, '{"a": 1}')],
])('it is made anew when %s', async (_what, change) => {
  const make = vi.fn(async () => BUNDLE);
  await keptBundles(root)('a', make);
  change();
  await keptBundles(root)('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('nothing is kept where nobody says which packages are installed', async () => {
  rmSync(path.join(root, PACKAGES));
  const make = vi.fn(async () => BUNDLE);
  await keptBundles(root)('a', make);
  expect(await keptBundles(root)('a', make)).toEqual(BUNDLE);
  expect(make).toHaveBeenCalledTimes(2);
});
