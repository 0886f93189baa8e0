import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** File at the root of a build that holds its {@link SiteInfo} as JSON. */
export const SITE_INFO_FILE = 'hosts.json';

/** Facts about a site that its built files do not show. */
export interface SiteInfo {
  /** Public origin, without a trailing slash. */
  readonly url: string;
  /** Path of the site on that origin, with a slash at both ends. */
  readonly baseUrl: string;
  /** Folders of the other locales below the base path, e.g. `en`. */
  readonly locales: readonly string[];
  /** Full path without a page → full path of the page that it redirects to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Other origins that scripts of the site send requests to. */
  readonly connect: readonly string[];
}

/**
 * Reads {@link SITE_INFO_FILE} of a build.
 *
 * @param dir - folder of the build
 * @throws Error when the file is missing
 */
export function readSiteInfo(dir: string): SiteInfo {
  const file = path.join(dir, SITE_INFO_FILE);
  if (!existsSync(file)) {
    throw new Error(`No build in ${dir}: expected ${file}.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteInfo;
}
