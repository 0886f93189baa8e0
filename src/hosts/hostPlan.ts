import type {Header} from './headers';
import type {HostFacts} from './hostFacts';

/** All that a host is told of a build, in whatever language. */
export interface HostPlan {
  readonly facts: HostFacts;
  readonly headers: readonly Header[];
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
