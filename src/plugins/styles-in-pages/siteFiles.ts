import {LIVE_FOLDER} from '../live-samples/bundleLive';

/** Files of a site by their paths, in a fixed order. */
export interface SiteFiles {
  readonly names: readonly string[];
  readonly read: (name: string) => string;
}

/** Style sheets that pages link for the application's bundle; others are the owner's, and that of search. */
export const OF_BUNDLE = /^assets\/css\//;

/** Style sheets by their paths. */
export type Sheets = Readonly<Record<string, string>>;

/**
 * The style sheets that are made for a site: what one defines another may read. Files of its owner stay as they are,
 * and what live samples show has styles of its own.
 */
export function sheetsOf({names, read}: SiteFiles): Sheets {
  const sheets = names.filter(
    (name) =>
      name.startsWith('assets/') &&
      !name.startsWith(`${LIVE_FOLDER}/`) &&
      name.endsWith('.css'),
  );
  return Object.fromEntries(sheets.map((name) => [name, read(name)]));
}

/** The scripts that are files and run without the application: those of search. */
export function nativeScriptsOf({names, read}: SiteFiles): string[] {
  return names
    .filter((name) => /^assets\/js\/search[.-][^/]*\.js$/.test(name))
    .map(read);
}
