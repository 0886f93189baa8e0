import type {CurrentBundler, Plugin} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** A file that is added. */
export interface AddedFile {
  /** Path below the site's base. */
  readonly file: string;
  readonly text: string;
}

/**
 * Puts files among those of the application: a build writes them, the development server answers them.
 *
 * @param name - of the plugin that they are from
 * @returns what its `configureWebpack` adds to the configuration of the browser's bundle
 */
export function withFiles(
  name: string,
  files: readonly AddedFile[],
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const apply = (compiler: Compiler): void => {
    const {Compilation, sources} = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap({name, stage}, () => {
        for (const {file, text} of files) {
          compilation.emitAsset(file, new sources.RawSource(text), {
            minimized: true,
          });
        }
      });
    });
  };
  return {plugins: [{apply}]};
}
