import type {SourcePage} from '../../content';

/** One `<ApiTable>` or `<ApiEntries>` in a page's source. */
export interface ApiTag {
  readonly line: number;
  readonly of: readonly string[];
  /** Members to list; all if empty. */
  readonly only: readonly string[];
}

/** Elements that name types of the contract: a table with links to the entries, and the entries. */
export type ApiElement = 'ApiTable' | 'ApiEntries';

/** Finds the `<ApiTable of="Name …" only="member …" />` or `<ApiEntries …>` tags in the source of a page. */
export function findApiTags(source: string, element: ApiElement): ApiTag[] {
  const tag = new RegExp(`<${element}\\b([^>]*?)/>`, 'g');
  return [...source.matchAll(tag)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    of: listWords(match[1]!, 'of'),
    only: listWords(match[1]!, 'only'),
  }));
}

function listWords(attributes: string, name: string): string[] {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  return value.split(/\s+/).filter(Boolean);
}

/** Address of the page with the entry of each type. */
export function findEntryPages(
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
