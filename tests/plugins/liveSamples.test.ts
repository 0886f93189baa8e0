import {readFileSync} from 'node:fs';
import {build} from 'esbuild';
import {expect, it} from 'vitest';
import {leanPackages} from '../../src/plugins/live-samples/leanPackages';
import {panelTokens} from '../../src/plugins/live-samples/panelTokens';

/** What the runtime imports from the function library. */
const used = ['financial', 'statistical', 'summaries'].flatMap((name) => {
  const text = readFileSync(`runtime/formula/functions/${name}.ts`, 'utf8');
  const [, names = ''] =
    /import \{([^}]*)\} from '@formulajs\/formulajs'/.exec(text) ?? [];
  return names.split(',').flatMap((each) => each.trim() || []);
});

const CALLS: Readonly<Record<string, readonly [call: string, value: number]>> =
  {
    AVERAGE: ['AVERAGE([1, 2, 6])', 3],
    FV: ['FV(0, 2, -5)', 10],
    IPMT: ['IPMT(0.1, 1, 2, 100)', -10],
    IRR: ['IRR([-100, 110])', 0.1],
    NPER: ['NPER(0, -10, 100)', 10],
    NPV: ['NPV(0.1, 11, 0)', 10],
    PMT: ['PMT(0, 10, 100)', -10],
    PPMT: ['PPMT(0.1, 1, 1, 100)', -100],
    PV: ['PV(0, 10, -5)', 50],
    RATE: ['RATE(1, 0, -100, 110)', 0.1],
    STDEV: ['STDEV.S([1, 3, 5])', 2],
    VAR: ['VAR.S([1, 3, 5])', 4],
  };

it('takes away nothing that a function of formulas calls', async () => {
  expect(Object.keys(CALLS).sort()).toEqual([...new Set(used)].sort());
  const names = Object.keys(CALLS);
  const {outputFiles} = await build({
    stdin: {
      contents: `import {${names.join()}} from '@formulajs/formulajs';
        globalThis.called = [${Object.values(CALLS)
          .map(([call]) => call)
          .join()}];`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'iife',
    plugins: [leanPackages()],
  });
  const [{text}] = outputFiles as [(typeof outputFiles)[number]];
  // Half of the library is what it imports.
  expect(text).not.toContain('jStat.prototype');
  const scope: {called?: number[]} = {};
  new Function('globalThis', text)(scope);
  expect(scope.called).toHaveLength(names.length);
  Object.values(CALLS).forEach(([, value], index) =>
    expect(scope.called![index]).toBeCloseTo(value, 6),
  );
});

it('defines every token that the panel and its editor read', () => {
  const css = panelTokens(process.cwd());
  const read = ['panel/styles.css', 'editor/view.ts'].flatMap(
    (file) =>
      readFileSync(`src/live/${file}`, 'utf8').match(/--site-[\w-]+/g) ?? [],
  );
  const [light = '', dark = ''] = css.split("[data-theme='dark'] .live");
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !light.includes(`${name}:`))).toEqual([]);
  expect(dark).toContain('--site-ink:');
});
