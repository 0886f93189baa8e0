import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {EngineConfig} from '@site/src/search/engine';
import type {SearchScope} from '@site/src/search/query';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

/** What both search surfaces take from the configuration and the current page. */
export interface SearchContext {
  readonly engineConfig: EngineConfig;
  readonly scope: SearchScope;
  /** Name under which recent and saved searches are kept. */
  readonly storageName: string;
  readonly publicOrigin: string;
  readonly externalUrlRegex: string | undefined;
  /** Path of the results page. */
  readonly searchPage: string;
}

/** Reads the search configuration, for searches in a scope. */
export function useSearchContext(scope: SearchScope): SearchContext {
  const {siteConfig} = useDocusaurusContext();
  return useMemo(() => searchContext(siteConfig, scope), [siteConfig, scope]);
}

/** What search needs of the site's configuration. */
interface ConfigOfSearch {
  readonly url: string;
  readonly baseUrl: string;
  readonly themeConfig: object;
}

/** The same, without a component around it. */
export function searchContext(
  {url, baseUrl, themeConfig}: ConfigOfSearch,
  scope: SearchScope,
): SearchContext {
  const {typesense} = themeConfig as {readonly typesense: SearchThemeConfig};
  return {
    engineConfig: {
      baseUrl,
      themeConfig: typesense,
    },
    scope,
    storageName: typesense.typesenseCollectionName,
    publicOrigin: new URL(url).origin,
    externalUrlRegex: typesense.externalUrlRegex,
    searchPage: `${baseUrl}search`,
  };
}
