import {useEffect, useMemo} from 'react';
import {SearchSession} from '@site/src/search/session';
import createEngine from '@search-engine';
import type {EngineConfig, SearchEngine} from '@site/src/search/engine';
import type {SearchContext} from './useSearchContext';

const engines = new Map<string, SearchEngine>();

/** The engine of this page: one for all surfaces, so that nothing is loaded twice. */
export function getEngine(config: EngineConfig): SearchEngine {
  const name = JSON.stringify(config);
  let engine = engines.get(name);
  if (!engine) {
    engine = createEngine(config);
    engines.set(name, engine);
  }
  return engine;
}

/** The searches of one surface; they end with it. */
export function useSearchSession(context: SearchContext): SearchSession {
  const {engineConfig, publicOrigin, externalUrlRegex} = context;
  const session = useMemo(
    () =>
      new SearchSession(getEngine(engineConfig), {
        origin: window.location.origin,
        publicOrigin,
        ...(externalUrlRegex !== undefined && {externalUrlRegex}),
      }),
    [engineConfig, publicOrigin, externalUrlRegex],
  );
  useEffect(() => {
    session.engine.warm();
    return () => session.stop();
  }, [session]);
  return session;
}
