import path from 'node:path';
import {build, transform, type BuildOptions, type Plugin} from 'esbuild';
import {BROWSERS} from '../native-first/bundleNative';
import {leanPackages} from './leanPackages';

/** Files of one bundle, with hashes of their texts in their names. */
export interface LiveBundle {
  /** Path below the site's base. */
  readonly entry: string;
  /** Path → text. */
  readonly files: ReadonlyMap<string, string>;
  /** Path → paths of the files that it imports at once. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** Where the files of live samples stand in a build. */
export const LIVE_FOLDER = 'assets/live';

/**
 * Bundles a script of live samples. What it imports on demand becomes files of its own.
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
): Promise<LiveBundle> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: siteDir,
    entryPoints: {[name]: entry},
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: BROWSERS,
    outdir: LIVE_FOLDER,
    entryNames: '[name].[hash]',
    chunkNames: 'part.[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    ...options,
    plugins: [styleTexts(), leanPackages(), ...(options.plugins ?? [])],
  });
  const outputs = Object.entries(metafile!.outputs);
  return {
    entry: outputs.find(([, {entryPoint}]) => entryPoint === entry)![0],
    files: new Map(
      outputFiles!.map(({path: file, text}) => [
        path.relative(siteDir, file).split(path.sep).join('/'),
        text,
      ]),
    ),
    imports: new Map(
      outputs.map(([file, {imports}]) => [
        file,
        imports
          .filter(
            ({kind, external}) => kind === 'import-statement' && !external,
          )
          .map(({path: imported}) => imported),
      ]),
    ),
  };
}

/** Style sheets as texts: scripts hand them to the page without an element that its policy would stop. */
function styleTexts(): Plugin {
  return {
    name: 'style-texts',
    setup(setup) {
      setup.onLoad({filter: /\.css$/}, async ({path: file}) => {
        const {outputFiles} = await build({
          entryPoints: [file],
          write: false,
          minify: true,
          target: BROWSERS,
        });
        const {code} = await transform(
          `export default ${JSON.stringify(outputFiles[0]!.text)}`,
        );
        return {contents: code, loader: 'js'};
      });
    },
  };
}

/**
 * Rewrites the imports on demand of a script that is loaded from memory, where its neighbours are not:
 * `src/live/worker/ask.ts` answers them.
 *
 * @param names - of the files that may be imported
 */
export function withLoadedParts(
  text: string,
  names: readonly string[],
): string {
  return names.reduce(
    (code, name) => code.replaceAll(`import("${name}")`, `loadPart("${name}")`),
    text,
  );
}
