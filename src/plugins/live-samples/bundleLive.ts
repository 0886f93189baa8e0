import type {Plugin} from 'esbuild';
import {bundle, hashedFile, type BundledFile} from '../bundle';

/** Where the files of live samples stand in a build. */
export const LIVE_FOLDER = 'assets/live';

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
  {plugins = [], ...options}: NonNullable<Parameters<typeof bundle>[2]> = {},
): Promise<BundledFile> {
  const {script} = await bundle(siteDir, entry, {
    ...options,
    plugins: [styleTexts(siteDir), ...plugins],
  });
  return hashedFile(LIVE_FOLDER, name, script);
}

/** Style sheets as texts: scripts hand them to the page without an element that its policy would stop. */
function styleTexts(siteDir: string): Plugin {
  return {
    name: 'style-texts',
    setup(setup) {
      setup.onLoad({filter: /\.css$/}, async ({path: file}) => {
        const {style} = await bundle(siteDir, file);
        return {contents: style, loader: 'text'};
      });
    },
  };
}
