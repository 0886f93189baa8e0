import {useCallback, useEffect, useRef, useState} from 'react';
import {
  SearchError,
  type SearchAnswer,
  type SearchFailureReason,
  type SearchScope,
} from '@site/src/search/engine';
import {resolveHits, type SearchHit} from '@site/src/search/hits';
import type {useSearchEngine} from './useSearchEngine';

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
 * Searches for a query and loads its hits page by page. Keeps the previous results until the answer arrives. A new
 * search aborts the previous one. Answers are cached.
 *
 * @param query - trimmed text of the query
 */
export function useResults(
  {engine, targets}: ReturnType<typeof useSearchEngine>,
  query: string,
  scope: SearchScope,
  perPage: number,
): {results: ShownResults; loadMore: () => void; retry: () => void} {
  const [results, setResults] = useState(EMPTY);
  const [cache] = useState(() => new Map<string, SearchAnswer<SearchHit>>());
  const running = useRef(new AbortController());

  const load = useCallback(
    async (text: string, page: number) => {
      running.current.abort();
      running.current = new AbortController();
      const {signal} = running.current;
      const request = {...scope, text, page, perPage};
      const key = JSON.stringify(request);
      setResults((current) => ({...current, status: 'loading'}));
      try {
        const found =
          cache.get(key) ??
          resolveHits(await engine.search(request, signal), page, targets);
        signal.throwIfAborted();
        // Answers of the fallback are not cached, since the next search may reach the server again.
        if (!found.fallback) {
          cache.set(key, found);
        }
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
        if (!signal.aborted) {
          setResults((current) => ({
            // Replaces the results of the previous query.
            ...(page === 1 ? EMPTY : current),
            query: text,
            status: 'failed',
            failure:
              error instanceof SearchError ? error.reason : 'unreachable',
          }));
        }
      }
    },
    [engine, targets, cache, scope, perPage],
  );

  useEffect(() => () => running.current.abort(), []);
  useEffect(() => {
    if (query === '') {
      running.current.abort();
      setResults(EMPTY);
      return undefined;
    }
    const timer = window.setTimeout(() => void load(query, 1), engine.debounce);
    return () => window.clearTimeout(timer);
  }, [engine, query, load]);

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
