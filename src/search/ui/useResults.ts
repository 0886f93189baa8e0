import {useCallback, useEffect, useReducer} from 'react';
import type {
  FallbackReason,
  SearchAnswer,
  SearchScope,
} from '@site/src/search/engine';
import type {SearchHit} from '@site/src/search/hits';
import type {SearchSession} from '@site/src/search/session';

/** The pages of hits loaded so far, as one answer. */
export interface ShownResults extends SearchAnswer<SearchHit> {
  readonly query: string;
  /** Number of pages loaded. */
  readonly page: number;
  readonly status: 'empty' | 'loading' | 'done' | 'failed';
  /** Reason of the last failure. Kept during a retry, so that the notice with the focus stays. */
  readonly failure: FallbackReason | undefined;
}

/** Checks whether a query was answered and has no hits. */
export function isEmpty({status, total, hits}: ShownResults): boolean {
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

type Change = (results: ShownResults) => ShownResults;

/**
 * Searches for a query, page by page. Keeps the previous results until the answer arrives.
 *
 * @param query - trimmed
 */
export function useResults(
  session: SearchSession,
  query: string,
  scope: SearchScope,
  perPage: number,
): {results: ShownResults; loadMore: () => void; retry: () => void} {
  const [results, change] = useReducer(
    (current: ShownResults, next: Change) => next(current),
    EMPTY,
  );

  const load = useCallback(
    async (text: string, page: number) => {
      change((current) => ({...current, status: 'loading'}));
      try {
        const found = await session.search({...scope, text, page, perPage});
        change((current) => {
          const shown = page === 1 ? [] : current.hits;
          const hits = joinHits(shown, found.hits);
          return {
            ...found,
            page,
            query: text,
            hits,
            // Stops if a server returns the same page again and again.
            hasMore: found.hasMore && hits.length > shown.length,
            status: 'done',
            failure: undefined,
          };
        });
      } catch (error) {
        const {name} = error as Error;
        if (name !== 'AbortError') {
          change((current) => ({
            // Drops the results of the previous query.
            ...(page === 1 ? EMPTY : current),
            query: text,
            status: 'failed',
            // Not `instanceof`: the class may come from another bundle.
            failure: name === 'SearchRefusal' ? 'refused' : 'unreachable',
          }));
        }
      }
    },
    [session, scope, perPage],
  );

  useEffect(() => {
    if (query === '') {
      session.stop();
      change(() => EMPTY);
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
      // After a failure, requests the page that failed.
      () => void load(query, isFailed ? page + 1 : 1),
      [load, query, page, isFailed],
    ),
  };
}

/** Skips hits that moved to a later page in the meantime. */
function joinHits(
  shown: readonly SearchHit[],
  more: readonly SearchHit[],
): SearchHit[] {
  const known = new Set(shown.map(({href}) => href));
  return [...shown, ...more.filter(({href}) => !known.has(href))];
}
