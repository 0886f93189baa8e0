import type {CurrentBundler} from '@docusaurus/types';
import {leanSheets} from './leanSheets';
import {namesIn} from './namesIn';
import {OF_BUNDLE, scriptsOf, sheetsOf} from './siteFiles';

type Bundler = CurrentBundler['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;

/**
 * Makes the style sheets of a bundle lean before their names are made from what is in them: pages have some in
 * themselves and load others later, which must agree on the custom properties that there are.
 *
 * @param native - scripts that are no part of the bundle
 */
export function leanBundle(native: readonly string[], isLightOnly: boolean) {
  return {
    apply(compiler: Compiler): void {
      const {Compilation, sources} = compiler.webpack;
      compiler.hooks.compilation.tap('styles-in-pages', (compilation) => {
        compilation.hooks.processAssets.tap(
          {
            name: 'styles-in-pages',
            // After scripts are minified, before files are named.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
          },
          (assets) => {
            const site = {
              names: Object.keys(assets).sort(),
              read: (name: string) => assets[name]!.source().toString(),
            };
            const {words} = namesIn(scriptsOf(site), namesIn(native));
            const lean = leanSheets(sheetsOf(site), {
              isLightOnly,
              isNamed: (name) => words.has(name),
            });
            for (const [name, css] of Object.entries(lean)) {
              // That of search is named, with what it must hold, before there are others.
              if (OF_BUNDLE.test(name)) {
                compilation.updateAsset(name, new sources.RawSource(css));
              }
            }
          },
        );
      });
    },
  };
}
