import type {SourcePage} from '../../content';

/** One `<ApiTable>` or `<ApiEntries>` in a page's source. */
export interface ApiTag {
  readonly line: number;
  readonly of: readonly string[];
  /** Members to list; all when empty. */
  readonly only: readonly string[];
}

/** The elements that name types of the contract: a table that leads to their entries, and the entries. */
export type ApiElement = 'ApiTable' | 'ApiEntries';

/** Finds the `<ApiTable of="Name …" only="member …" />` tags of a page's source, or those of entries. */
export function findApiTags(source: string, element: ApiElement): ApiTag[] {
  const tag = new RegExp(`<${element}\\b([^>]*?)/>`, 'g');
  return [...source.matchAll(tag)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    of: words(match[1]!, 'of'),
    only: words(match[1]!, 'only'),
  }));
}

function words(attributes: string, name: string): string[] {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return value.split(/\s+/).filter(Boolean);
}

/** The page that holds the entries of each type, by its address. */
export function findHomes(
  pages: readonly Pick<SourcePage, 'route' | 'text'>[],
): Map<string, string> {
  return new Map(
    pages.flatMap(({route, text}) =>
      findApiTags(text, 'ApiEntries').flatMap(({of}) =>
        of.map((name) => [name, route] as const),
      ),
    ),
  );
}
