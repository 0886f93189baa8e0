import type {Header} from './headers';
import type {HostFacts} from './hostFacts';

/** All that a host is told of a build, in whatever language. */
export interface HostPlan {
  readonly facts: HostFacts;
  readonly headers: readonly Header[];
  readonly exceptions: readonly HeaderException[];
}

/** A file that is answered with other headers. */
export interface HeaderException {
  /** Name below the base path, and below the path of each locale. */
  readonly file: string;
  /** Take the place of those with the same name, over http and https. */
  readonly headers: readonly {readonly name: string; readonly value: string}[];
}

/** The paths of an exception's file, as a regular expression without its ends. */
export function exceptionPattern(
  facts: HostFacts,
  {file}: HeaderException,
): string {
  return rootsPattern(facts) + escapeRegExp(file);
}

/** Above every file that is written. */
export const WRITTEN_BY =
  'Written by `npm run hosts` for one build: write it anew with the next.';

/**
 * What may follow the address of a page, once and again, and is no part of it, as a regular expression.
 * The address before it is to be matched as short as can be.
 */
export const ENDING = String.raw`(?:/index(?:\.html)?|\.html|/)`;

/** A text as part of a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

/** The addresses below which a locale stands, as a regular expression: the base path, and further ones. */
export function rootsPattern({baseUrl, locales}: HostFacts): string {
  const base = escapeRegExp(baseUrl);
  return locales.length > 0
    ? `${base}(?:(?:${locales.map(escapeRegExp).join('|')})/)?`
    : base;
}

/** The not-found pages, by what their addresses begin with: further locales, then the rest. */
export function notFoundPages({locales}: Pick<HostFacts, 'locales'>): readonly {
  /** Path below the base path, without slashes at its ends; empty for the rest. */
  readonly below: string;
  /** Path of the file below the folder of the build. */
  readonly file: string;
}[] {
  return [...locales, ''].map((below) => ({
    below,
    file: below ? `${below}/404.html` : '404.html',
  }));
}
