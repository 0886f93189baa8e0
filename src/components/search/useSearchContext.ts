import {useMemo} from 'react';
import {
  useContextualSearchFilters,
  useThemeConfig,
} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {contextualFilter, mergeFilters} from '@site/src/search/filter';
import {
  hostedServer,
  type TypesenseThemeConfig,
} from '@site/src/search/themeConfig';
import type {EngineContext} from '@site/src/search/engine';

/** What both search surfaces take from the configuration and the current page. */
export interface SearchContext {
  readonly engine: EngineContext;
  /** Filter of the page's language and versions, joined to the configured one. */
  readonly filterBy: string;
  /** Tags that the filter names. */
  readonly tags: readonly string[];
  /** Name under which recent and saved searches are kept. */
  readonly storageName: string;
  readonly publicOrigin: string;
  readonly externalUrlRegex: string | undefined;
  /** Path of the results page. */
  readonly searchPage: string;
}

/**
 * Reads the search configuration.
 *
 * @param narrowTo - tags to limit the search to, of those that the page's context allows
 */
export function useSearchContext(narrowTo?: readonly string[]): SearchContext {
  const config = (
    useThemeConfig() as unknown as {typesense: TypesenseThemeConfig}
  ).typesense;
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {locale, tags: allTags} = useContextualSearchFilters();
  const searchPage = useBaseUrl('/search');
  const tagList = (narrowTo ?? allTags).join(',');
  return useMemo(() => {
    const tags = tagList.split(',');
    const contextual = config.contextualSearch
      ? contextualFilter(locale, tags)
      : undefined;
    const configured = config.typesenseSearchParameters['filter_by'];
    const server = hostedServer(config);
    return {
      engine: {
        baseUrl,
        ...(server && {server}),
        parameters: config.typesenseSearchParameters,
      },
      filterBy: mergeFilters(contextual, configured?.toString()),
      tags,
      storageName: config.typesenseCollectionName,
      publicOrigin: new URL(siteConfig.url).origin,
      externalUrlRegex: config.externalUrlRegex,
      searchPage,
    };
  }, [config, locale, tagList, baseUrl, siteConfig.url, searchPage]);
}
