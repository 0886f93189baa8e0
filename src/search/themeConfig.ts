/**
 * `themeConfig.typesense` as far as every engine shares it, in the names of
 * docusaurus-theme-search-typesense.
 */
export interface SearchThemeConfig {
  /** Collection of the hosted engine; recent and saved searches are kept under its name. */
  readonly typesenseCollectionName: string;
  /** Whether results are limited to the language and versions of the current page. */
  readonly contextualSearch: boolean;
  /** Pattern of addresses outside the site that results may lead to. */
  readonly externalUrlRegex?: string;
  /** Off: the results page is the site's own, at `/search`. */
  readonly searchPagePath: false;
}

/**
 * Builds the part of `themeConfig.typesense` that every engine shares.
 *
 * @param name - of the collection
 * @param externalSites - addresses of the vendor's other sites, to which results may lead
 */
export function searchThemeConfig(
  name: string,
  externalSites: readonly string[],
): SearchThemeConfig {
  return {
    typesenseCollectionName: name,
    contextualSearch: true,
    searchPagePath: false,
    ...(externalSites.length > 0 && {
      externalUrlRegex: `^(?:${externalSites.map(addressPattern).join('|')})`,
    }),
  };
}

/** Matches an address and everything below it, and no other host that starts alike. */
function addressPattern(address: string): string {
  const {origin, pathname} = new URL(address);
  const text = `${origin}${pathname.replace(/\/$/, '')}`;
  return `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[/?#]|$)`;
}
