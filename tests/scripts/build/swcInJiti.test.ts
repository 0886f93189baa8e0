import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {folderOf} from '../../support/folderOf';

const folder = folderOf({
  'other.ts': 'export default (a: number): number => a + 1;',
  'broken.ts': 'const a = 1;\nconst = 2;\n',
  'config.ts': `
    import path from 'node:path';
    import next from './other';
    import type {Plugin} from 'nowhere';
    export default {file: path.basename(__filename), sum: next(2), later: typeof (() => import('./other'))};`,
});

/** Loads a module by jiti as Docusaurus does, and says what it exports and by what it was transpiled. */
function load(name: string): unknown {
  const script = `
    const docusaurus = require('node:module').createRequire(require.resolve('@docusaurus/utils'));
    const load = docusaurus('jiti')(process.cwd() + '/a.js', {cache: false, requireCache: false, interopDefault: true});
    const transpiler = docusaurus(require('node:path').join(docusaurus.resolve('jiti'), '../../dist/babel.js'));
    console.log(JSON.stringify([load('${folder}/${name}'), String(transpiler).includes('@swc/core')]));`;
  const args = ['--import=./scripts/build/swcInJiti.mjs', '-e', script];
  return JSON.parse(
    execFileSync(process.execPath, args, {encoding: 'utf8', stdio: 'pipe'}),
  );
}

it('loads modules without Babel, and says where one cannot be read', () => {
  const exported = {file: 'config.ts', sum: 3, later: 'function'};
  expect(load('config.ts')).toEqual([exported, true]);
  expect(() => load('broken.ts')).toThrow(/broken\.ts:2:/);
});
