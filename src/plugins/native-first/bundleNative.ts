import path from 'node:path';
import {build} from 'esbuild';

/** Where `dialog`, `popover` and `inert` are: https://web.dev/baseline/2024 */
export const BROWSERS = ['chrome114', 'edge114', 'firefox125', 'safari17'];

/** The scripts of every page. */
export interface NativeScripts {
  /** What the page loads, as its path below the site's base (with a hash of the text). */
  readonly file: string;
  readonly text: string;
  /** What stands in the page itself. */
  readonly early: string;
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
    entryPoints: {early: 'src/native/early.ts', native: 'src/native/index.ts'},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    outdir: 'assets/js',
    entryNames: '[name].[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  // In the order of the entries.
  const [early, script] = outputFiles;
  return {
    file: path.relative(siteDir, script!.path).split(path.sep).join('/'),
    text: script!.text,
    early: early!.text,
  };
}
