import path from 'node:path';
import {build} from 'esbuild';

/** A script that pages load. */
export interface BuiltScript {
  /** Path below the site's base, with a hash of what is in it. */
  readonly file: string;
  readonly text: string;
}

/**
 * Bundles `src/native`, which every page loads.
 *
 * @param siteDir - root of the repository
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleNative(siteDir: string): Promise<BuiltScript> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: {native: 'src/native/index.ts'},
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // Where `dialog`, `popover` and `inert` are: https://web.dev/baseline/2024
    target: ['chrome114', 'edge114', 'firefox125', 'safari17'],
    outdir: 'assets/js',
    entryNames: '[name].[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const {path: file, text} = outputFiles[0]!;
  return {
    file: path.relative(siteDir, file).split(path.sep).join('/'),
    text,
  };
}
