import {
  mkdirSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {keptResults} from '../../src/plugins/keptResults';
import {makeKeepingSite, PACKAGES} from '../support/keepingSite';
import {scratchFolder} from '../support/scratchFolder';

let around: string;
let root: string;
const write = (file: string, text: string) =>
  writeFileSync(path.join(root, file), text);

/** Makes a result as a further build does. */
const keep = <T>(name: string, input: string, make: () => T | Promise<T>) =>
  keptResults(root, 'pages')(name, input, make);

beforeEach(() => {
  around = scratchFolder('kept', onTestFinished);
  root = path.join(around, 'site');
  makeKeepingSite(root);
  mkdirSync(path.join(root, 'src/live'));
  write('src/live/a.ts', 'a');
});

test('a result is made once, and comes back as it was', async () => {
  const result = {text: '한글 "a"\n', list: [1, {b: null}]};
  const make = vi.fn(async () => result);
  expect(await keep('a', 'input', make)).toEqual(result);
  expect(await keep('a', 'input', make)).toEqual(result);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.join(root, 'node_modules/.cache/pages'))).toEqual([
    'a.json',
  ]);
});

test.each([
  ['a module changes', () => write('src/live/a.ts', 'b')],
  ['a module comes', () => write('src/live/b.ts', '')],
  ['a module of the runtime comes', () => write('runtime/c.ts', '')],
  ['the contract changes', () => write('contracts/sdk.d.ts', 'c')],
  ['packages change', () => write(PACKAGES, '{"a": 1}')],
])('it is made anew when %s', async (_what, change) => {
  const make = vi.fn(() => 1);
  await keep('a', '', make);
  change();
  await keep('a', '', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('one of which a part is missing is made anew', async () => {
  await keep('a', '', () => ({text: 'whole'}));
  const file = path.join(root, 'node_modules/.cache/pages/a.json');
  truncateSync(file, statSync(file).size - 3);
  expect(await keep('a', '', () => 1)).toBe(1);
  expect(await keep('a', '', () => 2)).toBe(1);
});
