/** Tag of pages outside the documentation sets. */
export const DEFAULT_TAG = 'default';

/**
 * The tag of one version of a documentation set, as Docusaurus writes it into
 * `docsearch:docusaurus_tag`: https://docusaurus.io/docs/search#contextual-search
 */
export function docsTag(set: string, version = 'current'): string {
  return `docs-${set}-${version}`;
}
