import {useCallback, useEffect, useRef} from 'react';
import {outcomeOf, type Row, type State} from './autocompleteTypes';

/**
 * Enter pressed while the answer is under way: it chooses from that answer, not from the older one
 * that is still shown.
 *
 * @param isEntered - Enter was pressed before the first query was asked
 * @returns a function to call with each Enter; it tells whether it took the key
 */
export function useEnterAhead(
  state: State,
  choose: (row: Row) => void,
  isEntered: boolean,
): () => boolean {
  const {query, status, collections} = state;
  const wanted = useRef(isEntered ? query : undefined);
  const isUnderWay = status === 'loading' || status === 'stalled';
  const isAnswered = !isUnderWay && outcomeOf(state)?.query === query;

  useEffect(() => {
    if (wanted.current === undefined || !isAnswered) {
      return;
    }
    const isSame = wanted.current === query;
    wanted.current = undefined;
    const row = collections.flatMap(({items}) => items)[0];
    if (isSame && row) {
      choose(row);
      window.location.assign(row.href);
    }
  }, [query, isAnswered, collections, choose]);

  return useCallback(() => {
    if (isUnderWay) {
      wanted.current = query;
    }
    return isUnderWay;
  }, [isUnderWay, query]);
}
