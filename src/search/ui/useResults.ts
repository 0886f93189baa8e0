import {useCallback, useEffect, useReducer} from 'react';
import type {Limitation, SearchAnswer} from '@site/src/search/answer';
import type {SearchHit} from '@site/src/search/hits';
import type {SearchScope} from '@site/src/search/query';
import type {SearchSession} from '@site/src/search/session';

/** What a surface shows: the answers to a query so far as one. */
export interface ShownResults extends SearchAnswer<SearchHit> {
  readonly query: string;
  /** Pages loaded so far. */
  readonly page: number;
  readonly status: 'empty' | 'loading' | 'done' | 'failed';
  /** Why the last try failed. Holds while the next is under way, so that its notice keeps the focus. */
  readonly failure: Limitation | undefined;
}

/** Whether a query was answered with nothing. */
export function foundNothing({status, total, hits}: ShownResults): boolean {
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
 * The results of a query, page by page. Those of the query before are shown until the answer is there.
 *
 * @param query - without spaces around it
 * @returns the results, a function that loads further ones, and one that starts again
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
            // A server that gives the same page for ever must not be asked for ever.
            hasMore: found.hasMore && hits.length > shown.length,
            status: 'done',
            failure: undefined,
          };
        });
      } catch (error) {
        const {name} = error as Error;
        if (name !== 'AbortError') {
          change((current) => ({
            // The results of another query are no answer to this one.
            ...(page === 1 ? EMPTY : current),
            query: text,
            status: 'failed',
            // Told by the name: the modal's script and the page's have classes of their own.
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
      // What failed are the results after those that are shown.
      () => void load(query, isFailed ? page + 1 : 1),
      [load, query, page, isFailed],
    ),
  };
}

/** A hit that moved to a later page in the meantime is listed once. */
function joinHits(
  shown: readonly SearchHit[],
  more: readonly SearchHit[],
): SearchHit[] {
  const known = new Set(shown.map(({href}) => href));
  return [...shown, ...more.filter(({href}) => !known.has(href))];
}
