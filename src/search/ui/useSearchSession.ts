import {useEffect, useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusConfig} from '@docusaurus/types';
import createEngine from '@search-engine';
import type {SearchEngine} from '@site/src/search/engine';
import {SearchSession} from '@site/src/search/session';
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

/** Returns a search session for the component. Unmounting the component aborts the search. */
export function useSearchSession(): SearchSession {
  const {siteConfig} = useDocusaurusContext();
  const session = useMemo(() => {
    const {externalUrlRegex} = getSearchConfig(siteConfig.themeConfig);
    return new SearchSession(getSearchEngine(siteConfig), {
      origin: window.location.origin,
      publicOrigin: new URL(siteConfig.url).origin,
      externalUrlRegex,
    });
  }, [siteConfig]);
  useEffect(() => {
    session.engine.preload();
    return () => session.stop();
  }, [session]);
  return session;
}
