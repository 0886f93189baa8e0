import {useCallback, useEffect, useReducer, useRef} from 'react';
import type {Limitation} from '@site/src/search/engine';
import type {SearchHit} from '@site/src/search/hits';
import {HITS_PER_PAGE} from '@site/src/search/query';
import type {SearchSession} from '@site/src/search/session';

/** What the results page shows. */
export interface Results {
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** Pages loaded so far. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly limitation?: Limitation | undefined;
  readonly status: 'empty' | 'loading' | 'done' | 'failed';
}

/** Whether a query was answered with nothing. */
export function foundNothing({status, total, hits}: Results): boolean {
  return status === 'done' && total === 0 && hits.length === 0;
}

const EMPTY: Results = {
  query: '',
  hits: [],
  total: 0,
  page: 0,
  hasMore: false,
  status: 'empty',
};

type Change = (results: Results) => Results;

/**
 * The results of a query, page by page.
 *
 * @returns the results, a function that loads further ones, and one that starts again
 */
export function useResults(
  session: SearchSession,
  query: string,
  filterBy: string,
): {results: Results; loadMore: () => void; retry: () => void} {
  const [results, change] = useReducer(
    (current: Results, next: Change) => next(current),
    EMPTY,
  );
  const wanted = useRef(query);

  const load = useCallback(
    async (q: string, page: number) => {
      change((current) => ({...current, status: 'loading'}));
      try {
        const found = await session.search({
          q,
          page,
          perPage: HITS_PER_PAGE.page,
          filterBy,
        });
        change((current) => {
          const shown = page === 1 ? [] : current.hits;
          const hits = joinHits(shown, found.hits);
          return {
            ...found,
            query: q,
            page,
            hits,
            // A server that gives the same page for ever must not be asked for ever.
            hasMore: found.hasMore && hits.length > shown.length,
            limitation: found.limitation,
            status: 'done',
          };
        });
      } catch (error) {
        if ((error as Error).name !== 'AbortError') {
          change((current) => ({
            // The results of another query are no answer to this one.
            ...(page === 1 ? EMPTY : current),
            query: q,
            status: 'failed',
          }));
        }
      }
    },
    [session, filterBy],
  );

  useEffect(() => {
    wanted.current = query;
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

  useEffect(
    () =>
      session.engine.onImproved(() => {
        if (wanted.current) {
          void load(wanted.current, 1);
        }
      }),
    [session, load],
  );

  const {page, hasMore, status} = results;
  return {
    results,
    loadMore: useCallback(() => {
      if (hasMore && status === 'done') {
        void load(query, page + 1);
      }
    }, [load, query, page, hasMore, status]),
    retry: useCallback(
      () => void load(query, Math.max(1, page)),
      [load, query, page],
    ),
  };
}

/** A hit that moved to a later page in the meantime is listed once. */
function joinHits(
  shown: readonly SearchHit[],
  more: readonly SearchHit[],
): SearchHit[] {
  const known = new Set(shown.map(({objectID}) => objectID));
  return [...shown, ...more.filter(({objectID}) => !known.has(objectID))];
}
