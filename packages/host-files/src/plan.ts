import type {CacheRule} from './cacheRules';
import type {ResponseHeader} from './securityHeaders';
import type {SiteInfo} from './siteInfo';

/** Describes how a host must answer requests for a build, in a form that does not depend on the kind of host. */
export interface HostPlan {
  readonly site: SiteInfo;
  /** Headers that are sent with every response. */
  readonly headers: readonly ResponseHeader[];
  readonly exceptions: readonly HeaderException[];
  readonly cacheRules: readonly CacheRule[];
  /** Name of the program that writes the files, for their first comment. */
  readonly generator: string;
}

/** A file that is sent with different headers than the others. */
export interface HeaderException {
  /** Path relative to the base path and to each locale's folder. */
  readonly file: string;
  /** Headers that replace those of the same name in the plan, over http and https. */
  readonly headers: readonly HeaderValue[];
}

export interface HeaderValue {
  readonly name: string;
  readonly value: string;
}

/** Returns the text of the first comment in each written file. */
export function formatGeneratedNotice({generator}: HostPlan): string {
  return `Written by ${generator} for one build: write it anew with the next.`;
}

/**
 * Regular expression for suffixes that redirects remove from addresses of pages; there can be several. Match
 * the address before them lazily.
 */
export const PAGE_SUFFIX = String.raw`(?:/index(?:\.html)?|\.html|/)`;

export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** Returns a regular expression for the root paths of all locales. */
export function createLocaleRootsPattern({baseUrl, locales}: SiteInfo): string {
  const base = escapeRegExp(baseUrl);
  return locales.length > 0
    ? `${base}(?:(?:${locales.map(escapeRegExp).join('|')})/)?`
    : base;
}

/** Returns an unanchored regular expression for the paths of an exception's file in all locales. */
export function createExceptionPattern(
  site: SiteInfo,
  {file}: HeaderException,
): string {
  return createLocaleRootsPattern(site) + escapeRegExp(file);
}

/** A not-found page and the folder in which it is used. */
interface NotFoundPage {
  /** Path relative to the base path, without leading and trailing slash. Empty for the whole site. */
  readonly folder: string;
  /** Path relative to the folder of the build. */
  readonly file: string;
}

/** Lists the not-found pages of all locales; the page of the whole site comes last. */
export function listNotFoundPages({
  locales,
}: Pick<SiteInfo, 'locales'>): readonly NotFoundPage[] {
  return [...locales, ''].map((folder) => ({
    folder,
    file: folder ? `${folder}/404.html` : '404.html',
  }));
}
