// Bundles a small application with the plugin that writes integrities: `tsx tests/support/bundleRuntime.ts DIR PACKAGES`.
// It prints the runtime as the minimizer was given it, and the files. A program of its own: the bundler is native
// code, which may bring down the thread of a test that ends.
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {CurrentBundler, LoadContext} from '@docusaurus/types';
import integrityPlugin from '../../src/plugins/integrity';

/** What it prints, as JSON. */
export interface BundledRuntime {
  readonly early: string;
  /** Name of each file → its text. */
  readonly files: Readonly<Record<string, string>>;
}

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

const CHUNKS = 24;

async function bundle(dir: string, packages: string): Promise<BundledRuntime> {
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

const [dir, packages] = process.argv.slice(2);
bundle(dir!, packages!).then(
  (bundled) => process.stdout.write(JSON.stringify(bundled)),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
