/** Name of the file at the root of a build in which it tells what a host must know of it. */
export const HOST_FACTS_FILE = 'hosts.json';

/** What a host must know of a build, and cannot see in its files. */
export interface HostFacts {
  /** Origin of the public address. */
  readonly url: string;
  /** Path of the site below the origin, with a slash at both ends. */
  readonly baseUrl: string;
  /** Paths of the further locales below the base path, e.g. `en`. */
  readonly locales: readonly string[];
  /** Full path without a page → full path of the page that it leads to. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Origins that pages talk to, besides their own. */
  readonly connect: readonly string[];
}
