import {useCallback, useEffect, useRef} from 'react';
import {useFollow} from '../useFollow';
import type {Row, State} from './autocompleteTypes';

/**
 * Enter pressed while the answer is under way: it chooses from that answer, not from the older one
 * that is still shown.
 *
 * @returns a function to call with each Enter; it tells whether it took the key
 */
export function useEnterAhead(
  state: State,
  choose: (row: Row) => void,
): () => boolean {
  const follow = useFollow();
  const wanted = useRef<string>(undefined);
  const {query, status, collections} = state;
  const isUnderWay = status === 'loading' || status === 'stalled';

  useEffect(() => {
    if (wanted.current === undefined || isUnderWay) {
      return;
    }
    const isSame = wanted.current === query;
    wanted.current = undefined;
    const row = collections.flatMap(({items}) => items)[0];
    if (isSame && row) {
      choose(row);
      follow(row.href);
    }
  }, [query, isUnderWay, collections, choose, follow]);

  return useCallback(() => {
    if (isUnderWay) {
      wanted.current = query;
    }
    return isUnderWay;
  }, [isUnderWay, query]);
}
