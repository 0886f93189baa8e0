import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import type {ScriptSample} from '../ts/types';

const CACHE = 'node_modules/.cache/spreadsheet-samples';

/** Where the reference runtime begins, relative to the repository's root. */
export const REFERENCE_RUNTIME = 'runtime/index.ts';

/** Bundles of one run, in a folder that is removed with it. */
export interface Bundles {
  /** Compiled worker. */
  readonly worker: string;
  /** Bundle of a sample, which has the runtime to itself. */
  readonly bundle: (sample: ScriptSample, index: number) => Promise<string>;
  readonly bundleText: (
    code: string,
    name: string,
    index: number,
  ) => Promise<string>;
  readonly remove: () => void;
}

const COMMON = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
  sourcemap: 'inline',
} as const;

/**
 * Prepares bundles of samples.
 *
 * @param runtime - file or address of the module that stands for `spreadsheet-sdk`
 * @param samples - all samples, for those that import others of their page
 */
export async function prepareBundles(
  root: string,
  runtime: string,
  samples: readonly ScriptSample[],
): Promise<Bundles> {
  mkdirSync(path.join(root, CACHE), {recursive: true});
  const folder = mkdtempSync(path.join(root, CACHE, 'run-'));
  const isAddress = /^https?:/.test(runtime);
  const runtimeFile = path.join(folder, 'runtime.mjs');
  const worker = path.join(folder, 'worker.mjs');
  await build({
    ...COMMON,
    entryPoints: [path.join(root, 'scripts/samples/spreadsheet/worker.ts')],
    outfile: worker,
    external: ['jsdom'],
    sourcemap: false,
  });
  const entry = isAddress
    ? {
        stdin: {
          contents: await download(runtime),
          loader: 'js' as const,
          resolveDir: root,
        },
      }
    : {entryPoints: [path.resolve(root, runtime)]};
  await build({
    ...COMMON,
    ...entry,
    outfile: runtimeFile,
    sourcemap: false,
    external: ['jspdf', 'fast-png', 'hucre', 'hucre/*'],
  });
  const byPath = new Map(samples.map((sample) => [sample.path, sample]));
  const bundleCode = async (
    code: string,
    name: string,
    index: number,
  ): Promise<string> => {
    const outfile = path.join(
      folder,
      `sample-${index}-${name.replace(/\W+/g, '-')}.mjs`,
    );
    await build({
      ...COMMON,
      stdin: {
        contents: code,
        sourcefile: name,
        loader: loaderOf(name),
        resolveDir: root,
      },
      outfile,
      jsx: 'automatic',
      external: ['react', 'react/*', 'vue'],
      plugins: [resolveSamples(byPath, name, `./runtime.mjs?sample=${index}`)],
    });
    return outfile;
  };
  return {
    worker,
    bundle: ({path: name, code}, index) => bundleCode(code, name, index),
    bundleText: bundleCode,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}

async function download(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(
      `${address}: expected a module, received status ${response.status}. Name a file or address of one.`,
    );
  }
  return response.text();
}

function loaderOf(name: string): 'ts' | 'tsx' | 'js' | 'jsx' {
  const extension = name.split('.').at(-1);
  return extension === 'tsx' || extension === 'js' || extension === 'jsx'
    ? extension
    : 'ts';
}

// Samples import the SDK, and other samples of their page by file name.
function resolveSamples(
  byPath: ReadonlyMap<string, ScriptSample>,
  name: string,
  runtime: string,
): Plugin {
  const page = path.posix.dirname(name);
  return {
    name: 'samples',
    setup(setup) {
      setup.onResolve({filter: /^spreadsheet-sdk$/}, () => ({
        path: runtime,
        external: true,
      }));
      setup.onResolve({filter: /^\.\//}, ({path: specifier}) => {
        const wanted = path.posix.join(page, specifier);
        const found = ['', '.ts', '.tsx', '.js'].find((ending) =>
          byPath.has(wanted + ending),
        );
        return found === undefined
          ? undefined
          : {path: wanted + found, namespace: 'sample'};
      });
      setup.onLoad({filter: /.*/, namespace: 'sample'}, ({path: file}) => ({
        contents: byPath.get(file)!.code,
        loader: loaderOf(file),
      }));
    },
  };
}
