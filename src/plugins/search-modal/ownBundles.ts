import type {Plugin} from 'esbuild';

/**
 * Makes a bundle of its own of whatever is imported on demand. Split by esbuild, it would share a
 * third file with the rest, and the rest would wait for that one.
 *
 * @param bundle - makes the bundle of a module, and gives its file's name beside the importing one's, with its
 * integrity: src/native/loadFile.ts
 */
export function ownBundles(bundle: (file: string) => Promise<string>): Plugin {
  return {
    name: 'own-bundles',
    setup(build) {
      build.onResolve(
        {filter: /^\./},
        async ({kind, path: name, resolveDir}) => {
          if (kind !== 'dynamic-import') {
            return null;
          }
          const {path: file, errors} = await build.resolve(name, {
            kind: 'import-statement',
            resolveDir,
          });
          return errors.length > 0
            ? {errors}
            : {path: `./${await bundle(file)}`, external: true};
        },
      );
    },
  };
}

/**
 * Lets a script load such bundles as pages load the script itself, checked against what they must hold: an import has
 * no place for that. The function stands in every page: src/native/loadFile.ts.
 *
 * @param script - text of a bundle, made short
 */
export function withCheckedLoads(script: string): string {
  return script.replace(
    /\bimport\(("\.\/[^"#]+#[^"]+")\)/g,
    'self.loadModule(import.meta.resolve($1))',
  );
}
