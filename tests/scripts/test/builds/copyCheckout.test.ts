import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {docusaurusOf} from '../../../../scripts/build/buildSite';
import {copyCheckout} from '../../../../scripts/test/builds/copyCheckout';

it('a copy of the checkout has its sources and its packages, and looks otherwise', () => {
  const {folder, remove} = copyCheckout();
  const packages = path.join(folder, 'node_modules');
  for (const file of ['package.json', 'src/sets/index.ts', '.nvmrc']) {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(
      readFileSync(file, 'utf8'),
    );
  }
  expect(existsSync(path.join(folder, '.git'))).toBe(existsSync('.git'));
  expect(lstatSync(packages).isSymbolicLink()).toBe(true);
  expect(realpathSync(packages)).toBe(realpathSync('node_modules'));
  expect(folder).toMatch(/[^\x00-\x7f].* /);
  for (const name of ['.cache', 'build-test', '.docusaurus']) {
    expect(existsSync(path.join(folder, name)), name).toBe(false);
  }

  // Node takes packages by the names of the link, and so do the bundlers.
  expect(docusaurusOf(packages)).toContain('--preserve-symlinks');
  remove();
  expect(existsSync(folder)).toBe(false);
}, 120_000);
