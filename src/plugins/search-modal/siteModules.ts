import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Plugin} from 'esbuild';

/** What the modal sees of the site, in the place of what Docusaurus generates for the application. */
export interface SiteModules {
  /** Module of the build's search engine, below the root of the repository. */
  readonly engine: string;
  /** Generated modules, by their names below `@generated/`. */
  readonly generated: Readonly<Record<string, unknown>>;
}

const EXPORTS = 'node_modules/@docusaurus/core/lib/client/exports';

/** Resolves the names that Docusaurus's bundler knows: https://docusaurus.io/docs/docusaurus-core */
export function siteModules(
  siteDir: string,
  {engine, generated}: SiteModules,
): Plugin {
  return {
    name: 'site-modules',
    setup(bundle) {
      const resolve = (file: string, resolveDir: string) =>
        bundle.resolve(`./${file}`, {kind: 'import-statement', resolveDir});
      const home = homeOfPackages(siteDir);
      bundle.onResolve({filter: /^@search-engine$/}, () =>
        resolve(engine, siteDir),
      );
      bundle.onResolve({filter: /^@site\//}, ({path: name}) =>
        resolve(name.slice('@site/'.length), siteDir),
      );
      bundle.onResolve({filter: /^@docusaurus\//}, ({path: name}) => {
        const file = `${EXPORTS}/${path.posix.basename(name)}.js`;
        // Others are packages.
        return existsSync(path.join(home, file)) ? resolve(file, home) : null;
      });
      bundle.onResolve({filter: /^@generated\//}, ({path: name}) => ({
        path: name.slice('@generated/'.length),
        namespace: 'generated',
      }));
      bundle.onLoad({filter: /.*/, namespace: 'generated'}, ({path: name}) =>
        name in generated
          ? {contents: JSON.stringify(generated[name]), loader: 'json'}
          : {errors: [{text: `The search modal has no @generated/${name}.`}]},
      );
    },
  };
}

/** The folder whose `node_modules` holds the packages: the site's own, or one above it. */
function homeOfPackages(siteDir: string): string {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const core = require.resolve('@docusaurus/core/package.json');
  return path.resolve(core, '../../../..');
}
