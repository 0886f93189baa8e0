// The runtime of the application is the same wherever its packages stand: what loaders write of their paths gets into
// the hashes that the bundler works with, and is gone from what it writes.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import {expect, it, onTestFinished} from 'vitest';
import integrityPlugin from '../../src/plugins/integrity';
import {scratchFolder} from '../support/scratchFolder';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const CHUNKS = 24;

/** Bundles a small application with the plugin; its files, and the runtime as the minimizer was given it. */
async function bundle(packages: string) {
  const dir = scratchFolder('runtime', onTestFinished);
  const put = (file: string, text: string) => {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, text);
    return target;
  };
  const parts = Array.from({length: CHUNKS}, (_, at) => `part${at}`);
  parts.forEach((part) => put(`${part}.js`, `export const name = '${part}';`));
  put('client-manifest.json', '{"assets": {}}');
  const {configureWebpack} = integrityPlugin({
    baseUrl: '/',
    generatedFilesDir: dir,
  } as LoadContext);
  const {plugins} = (
    configureWebpack as unknown as (
      config: object,
      isServer: boolean,
    ) => {
      plugins: {apply(compiler: object): void}[];
    }
  )({mode: 'production'}, false);
  let early = '';
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: {
      main: put(
        'index.js',
        `self.load = [${parts.map((part) => `() => import('./${part}.js')`).join()}];`,
      ),
    },
    output: {
      path: path.join(dir, 'out'),
      filename: 'assets/js/[name].[contenthash:8].js',
    },
    optimization: {
      runtimeChunk: true,
      moduleIds: 'natural',
      chunkIds: 'natural',
    },
    module: {
      rules: [
        {
          test: /part\d+\.js$/,
          use: put(
            `${packages}/loader.cjs`,
            'module.exports = (source) => `/* ${__filename} */${source}`;',
          ),
        },
      ],
    },
    plugins: [
      ...plugins,
      {
        apply: ({hooks}: Compiler) =>
          hooks.thisCompilation.tap('test', (compilation) =>
            compilation.hooks.processAssets.tap(
              {name: 'test', stage: -1000},
              (assets) => {
                early = Object.keys(assets).find((name) =>
                  /runtime/.test(name),
                )!;
              },
            ),
          ),
      },
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats!.hasErrors()
        ? reject(error ?? new Error(stats!.toString()))
        : resolve(),
    ),
  );
  const out = path.join(dir, 'out/assets/js');
  const files = Object.fromEntries(
    readdirSync(out).map((name) => [
      name,
      readFileSync(path.join(out, name), 'utf8'),
    ]),
  );
  return {early, files};
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
