import {keptResults} from '../keptResults';
import type {LiveBundle} from './bundleLive';

/** Where bundles are kept among all that is. */
const FOLDER = 'live-samples';

/**
 * Makes a function that bundles and keeps what comes out: the scripts of live samples are a tenth of what a build
 * computes, for each locale anew, and hold no text of the interface.
 *
 * @param siteDir - root of the repository
 */
export function keptBundles(
  siteDir: string,
): (name: string, bundle: () => Promise<LiveBundle>) => Promise<LiveBundle> {
  const keep = keptResults(siteDir, FOLDER);
  return async (name, bundle) => {
    const {entry, files, imports} = await keep(name, '', async () => {
      const made = await bundle();
      return {
        entry: made.entry,
        files: [...made.files],
        imports: [...made.imports],
      };
    });
    return {entry, files: new Map(files), imports: new Map(imports)};
  };
}
