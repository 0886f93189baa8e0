import {useState} from 'react';
import type {State} from './autocompleteTypes';

/** The state without the moments between two answers, which would flash. */
export function useSettled(state: State): State {
  const [settled, setSettled] = useState(state);
  const isSettled = state.status === 'idle' || state.status === 'error';
  if (isSettled && settled !== state) {
    setSettled(state);
  }
  return isSettled ? state : settled;
}
