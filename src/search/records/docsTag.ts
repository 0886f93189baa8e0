/** Tag of pages outside the documentation sets. */
export const DEFAULT_TAG = 'default';

/**
 * The tag of one version of a documentation set, as Docusaurus writes it into
 * `docsearch:docusaurus_tag`: https://docusaurus.io/docs/search#contextual-search
 */
export function docsTag(set: string, version = 'current'): string {
  return `docs-${set}-${version}`;
}

/**
 * The set that a page belongs to. Another set may have an id that begins with that of one, and ids and
 * versions may hold hyphens: only both together tell.
 *
 * @param versions - those that the page stands for, between commas
 */
export function setOfTag<T extends {readonly id: string}>(
  tag: string,
  versions: string,
  sets: readonly T[],
): T | undefined {
  const all = versions.split(',');
  return sets.find(({id}) => all.some((each) => tag === docsTag(id, each)));
}
