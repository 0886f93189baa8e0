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

/** The style sheets that are made for a site: what one defines another may read. Files of its owner stay as they are. */
export function sheetsOf(site: SiteFiles): Sheets {
  const names = site.names.filter(
    (name) => name.startsWith('assets/') && isOfPages(name, '.css'),
  );
  return Object.fromEntries(names.map((name) => [name, site.read(name)]));
}

/** The scripts of a site, one at a time: they are many. */
export function* scriptsOf({names, read}: SiteFiles): Iterable<string> {
  for (const name of names.filter((each) => isOfPages(each, '.js'))) {
    yield read(name);
  }
}

/** What live samples show has styles of its own, and their editor names half of all classes. */
function isOfPages(name: string, ending: string): boolean {
  return name.endsWith(ending) && !name.startsWith(`${LIVE_FOLDER}/`);
}
