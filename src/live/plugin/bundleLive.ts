import {bundle, hashedFile, type BundledFile} from '../../bundle';

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
  options?: Parameters<typeof bundle>[2],
): Promise<BundledFile> {
  const {script} = await bundle(siteDir, entry, {
    // Scripts hand style sheets to the page without an element that its policy would stop.
    loader: {'.css': 'text'},
    ...options,
  });
  return hashedFile(LIVE_FOLDER, name, script);
}
