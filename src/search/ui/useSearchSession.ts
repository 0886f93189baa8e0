import {useEffect, useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import createEngine from '@search-engine';
import type {SearchEngine} from '@site/src/search/engine';
import type {DocusaurusConfig} from '@docusaurus/types';
import {SearchSession} from '@site/src/search/session';
import type {SearchThemeConfig} from '@site/src/search/themeConfig';

let engine: SearchEngine | undefined;

/** The engine of this page: one for all surfaces, so that nothing is loaded twice. */
export function getEngine({
  baseUrl,
  themeConfig,
}: DocusaurusConfig): SearchEngine {
  engine ??= createEngine({baseUrl, themeConfig: searchConfigOf(themeConfig)});
  return engine;
}

/** The part of the theme's configuration that is about search. */
export function searchConfigOf(themeConfig: object): SearchThemeConfig {
  return (themeConfig as {readonly typesense: SearchThemeConfig}).typesense;
}

/** The searches of one surface; they end with it. */
export function useSearchSession(): SearchSession {
  const {siteConfig} = useDocusaurusContext();
  const session = useMemo(() => {
    const {externalUrlRegex} = searchConfigOf(siteConfig.themeConfig);
    return new SearchSession(getEngine(siteConfig), {
      origin: window.location.origin,
      publicOrigin: new URL(siteConfig.url).origin,
      ...(externalUrlRegex !== undefined && {externalUrlRegex}),
    });
  }, [siteConfig]);
  useEffect(() => {
    session.engine.warm();
    return () => session.stop();
  }, [session]);
  return session;
}
