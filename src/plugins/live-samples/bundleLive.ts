import path from 'node:path';
import {build, type BuildOptions, type Plugin} from 'esbuild';
import {BROWSERS} from '../native-first/bundleNative';

/** Where the files of live samples stand in a build. */
export const LIVE_FOLDER = 'assets/live';

/** A script of live samples. */
export interface LiveScript {
  /** Path below the site's base, with a hash of the text. */
  readonly file: string;
  readonly text: string;
}

/**
 * Bundles a script of live samples.
 *
 * @param siteDir - root of the repository
 * @param entry - path below it
 * @throws Error when esbuild cannot read a module; its message names file and line
 */
export async function bundleLive(
  siteDir: string,
  name: string,
  entry: string,
  options: BuildOptions = {},
): Promise<LiveScript> {
  const {outputFiles} = await build({
    absWorkingDir: siteDir,
    entryPoints: {[name]: entry},
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: BROWSERS,
    outdir: LIVE_FOLDER,
    entryNames: '[name].[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    // Scripts hand style sheets to the page without an element that its policy would stop.
    loader: {'.css': 'text'},
    ...options,
  });
  const {path: file, text} = outputFiles![0]!;
  return {file: path.relative(siteDir, file).split(path.sep).join('/'), text};
}

/** Gives the modules whose names a filter finds, each as a text. */
export function givenModules(
  filter: RegExp,
  textOf: (name: string) => string | undefined,
): Plugin {
  return {
    name: 'given-modules',
    setup(setup) {
      setup.onResolve({filter}, ({path: name}) => ({
        path: name,
        namespace: 'given',
      }));
      setup.onLoad({filter: /.*/, namespace: 'given'}, ({path: name}) => ({
        contents: textOf(name),
      }));
    },
  };
}
