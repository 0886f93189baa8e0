import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDevelopment} from '../../site/settings';
import {writeWhole} from '../writeWhole';
import type {LiveBundle} from './bundleLive';

/** Where bundles are kept, below the root of the repository. */
const BUNDLE_CACHE = 'node_modules/.cache/live-samples';

/** The project's own modules that a bundle can depend on, those that bundle included. */
const SOURCES = ['src', 'runtime', 'contracts'];

/** Where npm writes which packages are installed: https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles */
const PACKAGES = 'node_modules/.package-lock.json';

/** What is kept of a bundle. */
interface Kept {
  readonly sources: string;
  readonly entry: string;
  readonly files: readonly (readonly [string, string])[];
  readonly imports: readonly (readonly [string, readonly string[]])[];
}

/**
 * Makes a function that bundles and keeps what comes out, until anything changes that it can depend on: the scripts of
 * live samples are a tenth of what a build computes, for each locale anew, and hold no text of the interface. Nothing is
 * kept where another program than npm has installed the packages, and by a writer's server, whose bundles are not short.
 *
 * @param siteDir - root of the repository
 * @param folder - absolute path of what is kept; made when it is missing
 */
export function keptBundles(
  siteDir: string,
  folder = path.join(siteDir, BUNDLE_CACHE),
): (name: string, bundle: () => Promise<LiveBundle>) => Promise<LiveBundle> {
  if (isDevelopment() || !existsSync(path.join(siteDir, PACKAGES))) {
    return (_name, bundle) => bundle();
  }
  const sources = hashOf(siteDir);
  return async (name, bundle) => {
    const file = path.join(folder, `${name}.json`);
    const kept = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Kept)
      : undefined;
    if (kept?.sources === sources) {
      const {entry, files, imports} = kept;
      return {entry, files: new Map(files), imports: new Map(imports)};
    }
    const {entry, files, imports} = await bundle();
    mkdirSync(folder, {recursive: true});
    writeWhole(
      file,
      JSON.stringify({
        sources,
        entry,
        files: [...files],
        imports: [...imports],
      } satisfies Kept),
    );
    return {entry, files, imports};
  };
}

function hashOf(siteDir: string): string {
  const hash = createHash('sha256').update(process.versions.node);
  const files = SOURCES.flatMap((source) =>
    filesOf(path.join(siteDir, source)),
  );
  for (const file of [...files, path.join(siteDir, PACKAGES)]) {
    hash
      .update(`\0${path.relative(siteDir, file)}\0`)
      .update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort();
}
