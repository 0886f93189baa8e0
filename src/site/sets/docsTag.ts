/** Tag of pages outside the documentation sets. */
export const DEFAULT_TAG = 'default';

/**
 * The tag of one version of a documentation set, as in the `docsearch:docusaurus_tag` of its pages:
 * https://docusaurus.io/docs/search#contextual-search
 */
export function docsTag(set: string, version = 'current'): string {
  return `docs-${set}-${version}`;
}

/**
 * Finds the set of a page. Ids and versions may contain hyphens, so the tag alone is ambiguous.
 *
 * @param versions - the `docsearch:version` of the page: separated by commas
 */
export function findSetByTag<T extends {readonly id: string}>(
  tag: string,
  versions: string,
  sets: readonly T[],
): T | undefined {
  const all = versions.split(',');
  return sets.find(({id}) => all.some((each) => tag === docsTag(id, each)));
}
