import {readdirSync, readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {unused} from '../../src/plugins/live-samples/bundleRuntime';
import {panelTokens} from '../../src/plugins/live-samples/panelTokens';

const FUNCTIONS = 'runtime/formula/functions';

/** What the part of the runtime that loads at once imports from the function library by name. */
const used = readdirSync(FUNCTIONS).flatMap((file) => {
  const text = readFileSync(`${FUNCTIONS}/${file}`, 'utf8');
  const [, names = ''] =
    /import \{([^}]*)\} from '@formulajs\/formulajs'/.exec(text) ?? [];
  return names.split(',').flatMap((each) => each.trim() || []);
});

const CALLS: Readonly<
  Record<string, readonly [call: string, value: number | string]>
> = {
  FV: ['FV(0, 2, -5)', 10],
  IPMT: ['IPMT(0.1, 1, 2, 100)', -10],
  NPER: ['NPER(0, -10, 100)', 10],
  NPV: ['NPV(0.1, 11, 0)', 10],
  PMT: ['PMT(0, 10, 100)', -10],
  PPMT: ['PPMT(0.1, 1, 1, 100)', -100],
  PV: ['PV(0, 10, -5)', 50],
  RATE: ['RATE(1, 0, -100, 110)', 0.1],
  ROUNDDOWN: ['ROUNDDOWN(1.9, 0)', 1],
  ROUNDUP: ['ROUNDUP(1.1, 0)', 2],
  SUBSTITUTE: ['SUBSTITUTE("aba", "a", "c")', 'cbc'],
};

/** What readers load of a module. */
async function bundled(contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd()},
    bundle: true,
    write: false,
    format: 'iife',
    plugins: [unused(/^(?:jstat|bessel)$/)],
  });
  return outputFiles[0]!.text;
}

/** Half of the function library is what it imports. */
const OTHER_HALF = 'jstat/dist/jstat.js';

it('takes away nothing that a function of formulas calls', async () => {
  expect(Object.keys(CALLS).sort()).toEqual([...new Set(used)].sort());
  const calls = Object.values(CALLS).map(([call]) => call);
  const text = await bundled(
    `import {${Object.keys(CALLS).join()}} from '@formulajs/formulajs';
     globalThis.called = [${calls.join()}];`,
  );
  expect(text.includes(OTHER_HALF)).toBe(false);
  const scope: {called?: (number | string)[]} = {};
  new Function('globalThis', text)(scope);
  const rounded = scope.called!.map((value) =>
    typeof value === 'number' ? Number(value.toFixed(6)) : value,
  );
  expect(rounded).toEqual(Object.values(CALLS).map(([, value]) => value));
});

it('defines every token that the panel and its editor read', () => {
  const css = panelTokens(process.cwd());
  const read = ['panel/styles.css', 'editor/index.ts'].flatMap(
    (file) =>
      readFileSync(`src/live/${file}`, 'utf8').match(/--site-[\w-]+/g) ?? [],
  );
  const [light = '', dark = ''] = css.split("[data-theme='dark'] .live");
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !light.includes(`${name}:`))).toEqual([]);
  expect(dark).toContain('--site-ink:');
});
