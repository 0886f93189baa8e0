import type {CacheRule} from './cacheRules';
import type {Header} from './securityHeaders';
import type {SiteInfo} from './siteInfo';

/** How a host must answer requests for a build, independent of the host's configuration language. */
export interface HostPlan {
  readonly site: SiteInfo;
  /** Sent with every response. */
  readonly headers: readonly Header[];
  readonly exceptions: readonly HeaderException[];
  readonly cacheRules: readonly CacheRule[];
  /** Program named in the written files. */
  readonly generator: string;
}

/** A file that is sent with different headers. */
export interface HeaderException {
  /** Path below the base path and below each locale. */
  readonly file: string;
  /** Replace the plan's headers of the same name, over http and https. */
  readonly headers: readonly NamedValue[];
}

export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

/** First comment of each written file. */
export function generatedNotice({generator}: HostPlan): string {
  return `Written by ${generator} for one build: write it anew with the next.`;
}

/**
 * Regular expression for suffixes that a page's address can have, possibly several, and that redirects
 * remove. Match the address before it lazily.
 */
export const PAGE_SUFFIX = String.raw`(?:/index(?:\.html)?|\.html|/)`;

/** Escapes a text for use in a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** Regular expression for the root paths of all locales. */
export function rootsPattern({baseUrl, locales}: SiteInfo): string {
  const base = escapeRegExp(baseUrl);
  return locales.length > 0
    ? `${base}(?:(?:${locales.map(escapeRegExp).join('|')})/)?`
    : base;
}

/** Unanchored regular expression for the paths of an exception's file. */
export function exceptionPattern(
  site: SiteInfo,
  {file}: HeaderException,
): string {
  return rootsPattern(site) + escapeRegExp(file);
}

/** A not-found page and the folder whose missing addresses it answers. */
interface NotFoundPage {
  /** Path below the base path, without slashes at its ends; empty for the whole site. */
  readonly folder: string;
  /** Path in the folder of the build. */
  readonly file: string;
}

/** Lists the not-found pages: those of the other locales first, then that of the whole site. */
export function notFoundPages({
  locales,
}: Pick<SiteInfo, 'locales'>): readonly NotFoundPage[] {
  return [...locales, ''].map((folder) => ({
    folder,
    file: folder ? `${folder}/404.html` : '404.html',
  }));
}
