import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {scratchFolder} from '../../support/scratchFolder';

const folder = scratchFolder('transpiler');

/** Loads a module by jiti as Docusaurus does, and says what it exports and by what it was transpiled. */
function load(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  const script = `
    const docusaurus = require('node:module').createRequire(require.resolve('@docusaurus/utils'));
    const load = docusaurus('jiti')(process.cwd() + '/a.js', {cache: false, requireCache: false, interopDefault: true});
    Promise.resolve(load(${JSON.stringify(file)})).then((all) => {
      const transpiler = docusaurus(require('node:path').join(docusaurus.resolve('jiti'), '../../dist/babel.js'));
      console.log(JSON.stringify([all, String(transpiler).includes('@swc/core')]));
    });`;
  return execFileSync(
    process.execPath,
    ['--import=./scripts/build/swcInJiti.mjs', '-e', script],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
  );
}

it('gives modules their place, their imports and what they leave to others, without Babel', () => {
  writeFileSync(
    path.join(folder, 'other.ts'),
    'export default (a: number): number => a + 1; export type T = string; export const b = 2;',
  );
  const source = `
    import path from 'node:path';
    import twice, {b, type T} from './other';
    import type {Plugin} from 'nowhere';
    enum E { a = 'x' }
    const name: T = path.basename(__filename);
    const plugin = (() => name) satisfies (() => string);
    export default {
      name: plugin(),
      folder: path.basename(__dirname) === path.basename(path.dirname(new URL(import.meta.url).pathname)),
      sum: twice(b)!,
      e: E.a,
      later: typeof (() => import('./other')),
    };`;
  expect(JSON.parse(load('config.ts', source))).toEqual([
    {
      name: 'config.ts',
      folder: true,
      sum: 3,
      e: 'x',
      later: 'function',
    },
    true,
  ]);
});

it('says where a module cannot be read', () => {
  expect(() => load('broken.ts', 'const a = 1;\nconst = 2;\n')).toThrow(
    /broken\.ts:2:/,
  );
});
