import {useEffect, useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import createEngine from '@search-engine';
import type {SearchEngine} from '@site/src/search/engine';
import type {AllowedLinkTargets} from '@site/src/search/hits';
import {getSearchConfig} from '@site/src/search/themeConfig';

let engine: SearchEngine | undefined;

/** Returns the engine of the page. The modal and the results page share it, so that the index is loaded once. */
export function getSearchEngine({
  baseUrl,
  themeConfig,
}: DocusaurusConfig): SearchEngine {
  engine ??= createEngine({baseUrl, themeConfig: getSearchConfig(themeConfig)});
  return engine;
}

/** Returns the engine of the page, with its files preloaded, and the sites to which hits may link. */
export function useSearchEngine(): {
  readonly engine: SearchEngine;
  readonly targets: AllowedLinkTargets;
} {
  const {siteConfig} = useDocusaurusContext();
  const search = useMemo(() => {
    const {externalUrlRegex} = getSearchConfig(siteConfig.themeConfig);
    const publicOrigin = new URL(siteConfig.url).origin;
    return {
      engine: getSearchEngine(siteConfig),
      targets: {origin: window.location.origin, publicOrigin, externalUrlRegex},
    };
  }, [siteConfig]);
  useEffect(() => search.engine.preload(), [search]);
  return search;
}
