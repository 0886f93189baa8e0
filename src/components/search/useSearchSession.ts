import {useEffect, useMemo} from 'react';
import {SearchSession} from '@site/src/search/session';
import {getEngine} from './engineInstance';
import type {SearchContext} from './useSearchContext';

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
