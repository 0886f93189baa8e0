import path from 'node:path';
import type {Plugin} from 'esbuild';

/** Of a request that is to be answered as if this plugin were not there. */
const AS_DESCRIBED = Symbol('as described');

/**
 * Keeps out of a bundle what packages bring along for nothing: readers wait for each byte of it.
 *
 * @param siteDir - root of the repository
 */
export function leanPackages(siteDir: string): Plugin {
  return {
    name: 'lean-packages',
    setup(setup) {
      // A quarter of the runtime: the function library imports both for functions that are not used here.
      setup.onResolve({filter: /^(?:jstat|bessel)$/}, ({path: name}) => ({
        path: name,
        namespace: 'unused',
      }));
      setup.onLoad({filter: /.*/, namespace: 'unused'}, () => ({
        contents: 'export default {}',
      }));
      // Its description names a file that cannot be taken apart, and starts at half the speed. Packages may
      // stand above the site.
      setup.onResolve(
        {filter: /^numfmt$/},
        async ({path: name, kind, pluginData}) => {
          if (pluginData === AS_DESCRIBED) {
            return undefined;
          }
          const described = await setup.resolve(name, {
            kind,
            resolveDir: siteDir,
            pluginData: AS_DESCRIBED,
          });
          const [root] = described.path.split('node_modules', 1);
          return described.errors.length > 0
            ? {errors: described.errors}
            : {path: path.join(root!, 'node_modules/numfmt/dist/index.mjs')};
        },
      );
    },
  };
}
