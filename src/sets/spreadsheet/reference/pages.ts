import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Where a type is described, and where single members of it are. */
export interface Home {
  /** Route of the page whose table lists the whole type, or most of it. */
  readonly page: string;
  /** Routes of members that are listed on another page. */
  readonly members: ReadonlyMap<string, string>;
}

/** One `<ApiTable>` in a page's source. */
export interface ApiTag {
  readonly line: number;
  readonly of: readonly string[];
  /** Members to list; all when empty. */
  readonly only: readonly string[];
}

const TAG = /<ApiTable\b([^>]*?)\/>/g;

/** Finds the `<ApiTable of="Name …" only="member …" />` tags of a page's source. */
export function findApiTags(source: string): ApiTag[] {
  return [...source.matchAll(TAG)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    of: words(match[1]!, 'of'),
    only: words(match[1]!, 'only'),
  }));
}

function words(attributes: string, name: string): string[] {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return value.split(/\s+/).filter(Boolean);
}

/**
 * Finds the page of each type: the one that lists it whole, else the one that lists most of it.
 *
 * @param folder - folder of the set's pages
 * @param routeBase - address of the set, for example `/spreadsheet`
 */
export function findHomes(
  folder: string,
  routeBase: string,
): Map<string, Home> {
  const found = new Map<string, {route: string; only: readonly string[]}[]>();
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  for (const file of files) {
    const source = readFileSync(path.join(folder, file), 'utf8');
    const route = `${routeBase}/${file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '')}`;
    for (const {of, only} of findApiTags(source)) {
      for (const name of of) {
        found.set(name, [...(found.get(name) ?? []), {route, only}]);
      }
    }
  }
  return new Map(
    [...found].map(([name, tables]) => {
      const [main] = [...tables].sort((a, b) => size(b.only) - size(a.only));
      const members = tables.flatMap(({route, only}) =>
        only.map((member) => [member, route] as const),
      );
      return [name, {page: main!.route, members: new Map(members)}];
    }),
  );
}

function size(only: readonly string[]): number {
  return only.length === 0 ? Infinity : only.length;
}
