import {useCallback, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createAutocomplete} from '@algolia/autocomplete-core';
import {modalQuery, type SearchScope} from '@site/src/search/query';
import type {SearchSession} from '@site/src/search/session';
import {failureOf} from '../failureOf';
import type {Autocomplete, Row, State} from './autocompleteTypes';
import {
  hitSources,
  startSources,
  toStoredHit,
  type Lists,
  type Source,
} from './sources';

interface Options {
  readonly session: SearchSession;
  readonly lists: Lists;
  readonly scope: SearchScope;
  readonly initialQuery: string;
  readonly placeholder: string;
  readonly onClose: () => void;
}

/** Never settles: the answer to a query that a newer one replaced. */
const REPLACED = new Promise<never>(() => undefined);

/** The modal's state machine: the query, the rows, and which of them is active. */
export function useAutocomplete({
  session,
  lists,
  scope,
  initialQuery,
  placeholder,
  onClose,
}: Options): {
  readonly autocomplete: Autocomplete;
  readonly state: State;
  /** Keeps a result among the recent ones and closes. */
  readonly choose: (row: Row) => void;
} {
  const [state, setState] = useState<State>(() => initialState(initialQuery));

  // A query outlives the scope that it was typed for.
  const wanted = useRef(scope);

  const choose = useCallback(
    ({hit}: Row) => {
      const stored = toStoredHit(hit);
      const isFavorite = lists.favorites
        .getAll()
        .some(({href}) => href === stored.href);
      if (!isFavorite) {
        lists.recent.add(stored);
      }
      onClose();
    },
    [lists, onClose],
  );

  const autocomplete = useMemo(() => {
    const onSelect: Source['onSelect'] = ({item, event}) => {
      const {ctrlKey, metaKey, shiftKey} = event as MouseEvent;
      if (!ctrlKey && !metaKey && !shiftKey) {
        choose(item);
      }
    };
    const wait = createDebounce(session.engine.debounce);
    const api = createAutocomplete<Row>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      placeholder,
      initialState: {query: initialQuery},
      onStateChange: (props) => setState(props.state as State),
      navigator: {
        navigate: ({itemUrl}) => window.location.assign(itemUrl),
      },
      getSources: async ({query, setContext}) => {
        if (query.trim() === '') {
          session.stop();
          setContext({outcome: undefined});
          return startSources(lists, onSelect);
        }
        await wait();
        try {
          const answer = await session.search(
            modalQuery(query, wanted.current),
          );
          const {hits, total, limitation} = answer;
          setContext({
            outcome: {query, total, ...(limitation && {limitation})},
          });
          return hitSources(hits, onSelect);
        } catch (error) {
          if ((error as Error).name === 'AbortError') {
            return REPLACED;
          }
          setContext({
            outcome: {query, total: 0, failure: failureOf(error as Error)},
          });
          return [];
        }
      },
    }) as unknown as Autocomplete;
    // A refresh leaves the list open or closed as it was, and before the first answer it is closed:
    // assistive technology would never hear of the rows.
    const refresh = async () => {
      api.setIsOpen(true);
      await api.refresh();
    };
    return {...api, refresh};
  }, [session, lists, initialQuery, placeholder, choose]);

  useLayoutEffect(() => {
    if (wanted.current !== scope) {
      wanted.current = scope;
      void autocomplete.refresh();
    }
  }, [autocomplete, scope]);

  return {autocomplete, state, choose};
}

function initialState(query: string): State {
  return {
    query,
    collections: [],
    completion: null,
    context: {},
    isOpen: false,
    activeItemId: null,
    status: 'idle',
  };
}

/** Waits until no further call came for a while; calls that were overtaken never go on. */
function createDebounce(milliseconds: number): () => Promise<void> {
  let timer: number | undefined;
  return () => {
    window.clearTimeout(timer);
    return milliseconds === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          timer = window.setTimeout(resolve, milliseconds);
        });
  };
}
