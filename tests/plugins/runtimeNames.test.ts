// The runtime of the application is the same wherever its packages stand: what loaders write of their paths gets into
// the hashes that the bundler works with, and is gone from what it writes.
import {expect, it, onTestFinished} from 'vitest';
import {runCommand} from '../../scripts/process/run';
import type {BundledRuntime} from '../support/bundleRuntime';
import {scratchFolder} from '../support/scratchFolder';

async function bundle(packages: string): Promise<BundledRuntime> {
  const dir = scratchFolder('runtime', onTestFinished);
  const {code, output} = await runCommand({
    program: 'npx',
    args: ['tsx', 'tests/support/bundleRuntime.ts', dir, packages],
    captured: true,
  });
  expect(code, output).toBe(0);
  return JSON.parse(output) as BundledRuntime;
}

it('is written alike, with short names, where the packages stand elsewhere', async () => {
  const [first, ...others] = await Promise.all(
    ['a', 'b', 'linked/packages', '../elsewhere'].map(bundle),
  );
  const names = new Set(others.map(({early}) => early));
  expect(names.size).toBeGreaterThan(1);
  for (const {files} of others) {
    expect(Object.keys(files)).toEqual(Object.keys(first!.files));
    expect(files).toEqual(first!.files);
  }
  const [runtime] = Object.entries(first!.files).filter(([name]) =>
    name.startsWith('runtime~main'),
  );
  expect(runtime![1]).not.toMatch(/__webpack_require__|\n\s/);
});
