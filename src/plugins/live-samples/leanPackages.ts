import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from 'esbuild';

/** Modules of the function library as a whole, beside those of the few functions that every runtime loads. */
const WHOLE = 'whole-library';

/** Modules of the runtime that are loaded when a formula asks for one of their functions. */
export const LATE_MODULES: ReadonlySet<string> = new Set([
  'borrowed',
  'compatibility',
  'numerals',
]);

/**
 * Keeps out of a bundle what packages bring along for nothing: readers wait for each byte of it.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    setup(setup) {
      // A module is in one file of a bundle, with all that any part of the bundle uses of it. Functions that are loaded
      // when a formula asks for one take the library from a copy of it.
      setup.onResolve({filter: /^@formulajs\/formulajs$/}, ({importer}) =>
        LATE_MODULES.has(path.basename(importer, '.ts'))
          ? {path: require.resolve('@formulajs/formulajs'), namespace: WHOLE}
          : undefined,
      );
      setup.onLoad({filter: /.*/, namespace: WHOLE}, async ({path: file}) => ({
        contents: await readFile(file),
        resolveDir: path.dirname(file),
      }));
      // A quarter of the runtime: the function library imports both for functions that others of it do not call.
      setup.onResolve(
        {filter: /^(?:jstat|bessel)$/},
        ({path: name, namespace}) =>
          namespace === WHOLE ? undefined : {path: name, namespace: 'unused'},
      );
      setup.onLoad({filter: /.*/, namespace: 'unused'}, () => ({
        contents: 'export default {}',
      }));
    },
  };
}
