import {useCallback, useEffect, useState} from 'react';
import type {
  SearchAnswer,
  SearchError,
  SearchFailureReason,
  SearchScope,
} from '@site/src/search/engine';
import type {SearchHit} from '@site/src/search/hits';
import type {SearchSession} from '@site/src/search/session';

/** All pages of hits loaded so far, merged into one answer. */
export interface ShownResults extends SearchAnswer<SearchHit> {
  readonly query: string;
  /** Number of pages of hits loaded. */
  readonly page: number;
  readonly status: 'empty' | 'loading' | 'done' | 'failed';
  /** Reason of the last failure. Kept during a retry, so that the notice, which may have the focus, is not removed. */
  readonly failure: SearchFailureReason | undefined;
}

/** Checks whether a query was answered without any hits. */
export function hasNoHits({status, total, hits}: ShownResults): boolean {
  return status === 'done' && total === 0 && hits.length === 0;
}

const EMPTY: ShownResults = {
  query: '',
  hits: [],
  total: 0,
  page: 0,
  hasMore: false,
  status: 'empty',
  failure: undefined,
};

/**
 * Searches for a query and loads its hits page by page. Keeps the previous results until the answer arrives.
 *
 * @param query - trimmed text of the query
 */
export function useResults(
  session: SearchSession,
  query: string,
  scope: SearchScope,
  perPage: number,
): {results: ShownResults; loadMore: () => void; retry: () => void} {
  const [results, setResults] = useState(EMPTY);

  const load = useCallback(
    async (text: string, page: number) => {
      setResults((current) => ({...current, status: 'loading'}));
      try {
        const found = await session.search({...scope, text, page, perPage});
        setResults((current) => {
          const shown = page === 1 ? [] : current.hits;
          const hits = joinHits(shown, found.hits);
          return {
            ...found,
            page,
            query: text,
            hits,
            // Prevents an endless loop if a server returns the same page again and again.
            hasMore: found.hasMore && hits.length > shown.length,
            status: 'done',
            failure: undefined,
          };
        });
      } catch (error) {
        const {name, reason} = error as SearchError;
        if (name !== 'AbortError') {
          setResults((current) => ({
            // Replaces the results of the previous query.
            ...(page === 1 ? EMPTY : current),
            query: text,
            status: 'failed',
            failure: reason,
          }));
        }
      }
    },
    [session, scope, perPage],
  );

  useEffect(() => {
    if (query === '') {
      session.stop();
      setResults(EMPTY);
      return undefined;
    }
    const timer = window.setTimeout(
      () => void load(query, 1),
      session.engine.debounce,
    );
    return () => window.clearTimeout(timer);
  }, [session, query, load]);

  const {page, hasMore, status} = results;
  const isFailed = results.failure !== undefined && results.query === query;
  return {
    results,
    loadMore: useCallback(() => {
      if (hasMore && status === 'done') {
        void load(query, page + 1);
      }
    }, [load, query, page, hasMore, status]),
    retry: useCallback(
      // After a failure, requests the failed page again.
      () => void load(query, isFailed ? page + 1 : 1),
      [load, query, page, isFailed],
    ),
  };
}

/** Appends a page of hits. Skips hits that are already shown because their position has changed. */
function joinHits(
  shown: readonly SearchHit[],
  more: readonly SearchHit[],
): SearchHit[] {
  const known = new Set(shown.map(({href}) => href));
  return [...shown, ...more.filter(({href}) => !known.has(href))];
}
