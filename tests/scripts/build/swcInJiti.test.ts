import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {folderOf} from '../../support/folderOf';

const folder = folderOf({
  'other.ts':
    'export default (a: number): number => a + 1; export type T = string; export const b = 2;',
  'broken.ts': 'const a = 1;\nconst = 2;\n',
  'config.ts': `
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
    };`,
});

/** Loads a module by jiti as Docusaurus does, and says what it exports and by what it was transpiled. */
function load(name: string): unknown {
  const script = `
    const docusaurus = require('node:module').createRequire(require.resolve('@docusaurus/utils'));
    const load = docusaurus('jiti')(process.cwd() + '/a.js', {cache: false, requireCache: false, interopDefault: true});
    const transpiler = docusaurus(require('node:path').join(docusaurus.resolve('jiti'), '../../dist/babel.js'));
    console.log(JSON.stringify([load('${folder}/${name}'), String(transpiler).includes('@swc/core')]));`;
  const output = execFileSync(
    process.execPath,
    ['--import=./scripts/build/swcInJiti.mjs', '-e', script],
    {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
  );
  return JSON.parse(output);
}

it('gives modules their place, their imports and what they leave to others, without Babel', () => {
  expect(load('config.ts')).toEqual([
    {name: 'config.ts', folder: true, sum: 3, e: 'x', later: 'function'},
    true,
  ]);
});

it('says where a module cannot be read', () => {
  expect(() => load('broken.ts')).toThrow(/broken\.ts:2:/);
});
