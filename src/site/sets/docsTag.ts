/** Search tag of pages outside the documentation sets. */
export const DEFAULT_SEARCH_TAG = 'default';

/**
 * Returns the search tag of one version of a documentation set, which its pages have as `docsearch:docusaurus_tag`:
 * https://docusaurus.io/docs/search#contextual-search
 */
export function createDocsSearchTag(set: string, version = 'current'): string {
  return `docs-${set}-${version}`;
}

/**
 * Finds the documentation set of a page by its search tag. The tag alone is ambiguous, because ids and
 * versions may contain hyphens.
 *
 * @param versions - `docsearch:version` of the page, separated by commas
 */
export function findSetBySearchTag<T extends {readonly id: string}>(
  tag: string,
  versions: string,
  sets: readonly T[],
): T | undefined {
  const all = versions.split(',');
  return sets.find(({id}) =>
    all.some((each) => tag === createDocsSearchTag(id, each)),
  );
}
