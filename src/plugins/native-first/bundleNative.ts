import {build} from 'esbuild';
import {contentHash} from '../contentHash';
import {OWN_SCRIPT, minifyScript} from '../minify';

/** Where `dialog`, `popover` and `inert` are: https://web.dev/baseline/2024 */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** The scripts of every page. */
export interface NativeScripts {
  /** Path of what the page loads below the site's base, with a hash of the text. */
  readonly file: string;
  readonly text: string;
  /** What stands in the page itself. */
  readonly early: string;
  /** What stands besides in pages that load the application at idle. */
  readonly keptInput: string;
}

/**
 * Bundles `src/native`.
 *
 * @param siteDir - root of the repository
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleNative(siteDir: string): Promise<NativeScripts> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: {
      early: 'src/native/early.ts',
      native: 'src/native/index.ts',
      keptInput: 'src/native/kept-input/index.ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    outdir: 'assets/js',
    charset: 'utf8',
    minifySyntax: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  // In the order of the entries.
  const [early, native, keptInput] = await Promise.all(
    outputFiles.map(({text: script}) => minifyScript(script, OWN_SCRIPT)),
  );
  return {
    file: `assets/js/native.${contentHash(native!)}.js`,
    text: native!,
    early: early!,
    keptInput: keptInput!,
  };
}
