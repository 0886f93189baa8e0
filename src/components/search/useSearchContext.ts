import {useMemo} from 'react';
import {
  useContextualSearchFilters,
  useThemeConfig,
} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {EngineConfig} from '@site/src/search/engine';
import type {SearchScope} from '@site/src/search/query';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

/** What both search surfaces take from the configuration and the current page. */
export interface SearchContext {
  readonly engineConfig: EngineConfig;
  /** Language and versions of the page, unless the configuration takes the page for no matter. */
  readonly scope: SearchScope;
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
  const config = (useThemeConfig() as unknown as {typesense: SearchThemeConfig})
    .typesense;
  const {siteConfig} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {locale, tags: allTags} = useContextualSearchFilters();
  const searchPage = useBaseUrl('/search');
  const tagList = (narrowTo ?? allTags).join(',');
  return useMemo(() => {
    const {contextualSearch} = config;
    return {
      engineConfig: {baseUrl, themeConfig: config},
      scope: contextualSearch
        ? {language: locale, tags: tagList.split(',')}
        : {},
      storageName: config.typesenseCollectionName,
      publicOrigin: new URL(siteConfig.url).origin,
      externalUrlRegex: config.externalUrlRegex,
      searchPage,
    };
  }, [config, locale, tagList, baseUrl, siteConfig.url, searchPage]);
}
