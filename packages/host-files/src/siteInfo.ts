import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file in the root of a build that contains its {@link SiteInfo} as JSON. */
export const SITE_INFO_FILE = 'hosts.json';

/** Facts about a site that cannot be derived from its built files. */
export interface SiteInfo {
  /** Public origin, such as `https://docs.example.com`, without a trailing slash. */
  readonly url: string;
  /** Path of the site on the origin, with leading and trailing slash. */
  readonly baseUrl: string;
  /** Folders of all locales but the default one, relative to the base path: `en`. */
  readonly locales: readonly string[];
  /** Redirects: full path of the old address → full path of the page. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Other origins that scripts of the site send requests to. */
  readonly connect: readonly string[];
}

/**
 * Reads {@link SITE_INFO_FILE} of a build.
 *
 * @param dir - folder of the build
 * @throws Error if the file is missing
 */
export function readSiteInfo(dir: string): SiteInfo {
  const file = path.join(dir, SITE_INFO_FILE);
  if (!existsSync(file)) {
    throw new Error(`No build in ${dir}: expected ${file}.`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as SiteInfo;
}
