import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {loadRuntime} from '../../../src/sets/samples/loadRuntime';

const CACHE = 'node_modules/.cache/spreadsheet-samples';

/** Where the reference runtime begins, relative to the repository's root. */
export const REFERENCE_RUNTIME = 'runtime/index.ts';

/** Bundles of one run, in a folder that is removed with it. */
export interface Bundles {
  /** Compiled worker. */
  readonly worker: string;
  /** Address of the runtime. */
  readonly runtime: string;
  readonly remove: () => void;
}

const COMMON = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
} as const;

/**
 * Prepares what runs samples.
 *
 * @param runtime - file or address of the module that stands for `spreadsheet-sdk`
 * @throws Error when the runtime cannot be had, or not be bundled
 */
export async function prepareBundles(
  root: string,
  runtime: string,
): Promise<Bundles> {
  mkdirSync(path.join(root, CACHE), {recursive: true});
  const folder = mkdtempSync(path.join(root, CACHE, 'run-'));
  // A script is compiled once for all samples; a module of others may wait at its top level.
  const isReference = runtime === REFERENCE_RUNTIME;
  const runtimeFile = path.join(
    folder,
    isReference ? 'runtime.cjs' : 'runtime.mjs',
  );
  const worker = path.join(folder, 'worker.mjs');
  await build({
    ...COMMON,
    entryPoints: [path.join(root, 'scripts/samples/spreadsheet/worker.ts')],
    outfile: worker,
    external: ['jsdom'],
  });
  const entry = /^(?:https?|file):/.test(runtime)
    ? {
        stdin: {
          contents: await loadRuntime(runtime, root),
          loader: 'js' as const,
          resolveDir: root,
        },
      }
    : {entryPoints: [path.resolve(root, runtime)]};
  await build({
    ...COMMON,
    ...entry,
    outfile: runtimeFile,
    ...(isReference && {format: 'cjs', supported: {'dynamic-import': false}}),
    external: ['jspdf', 'fast-png', 'hucre', 'hucre/*'],
  });
  return {
    worker,
    runtime: pathToFileURL(runtimeFile).href,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
