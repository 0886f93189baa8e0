import {useCallback, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Query parameters of the results page. */
export const PARAMETERS = {query: 'q', set: 'set'} as const;

/**
 * When an address is tried to be changed again, in milliseconds: browsers take so many changes in a time, Safari 100 in
 * half a minute, and a key that is held down makes more.
 */
const AGAIN = 1_000;

/** Changes the address; `push` makes it a step that readers can go back from. */
type SetQuery = (value: string, how?: 'replace' | 'push') => void;

/**
 * The query in the page's address; the page follows it, whoever changes it. Empty while the page is
 * made: the built page is the same for every query.
 */
export function useQueryInAddress(
  parameter: string,
): [value: string, setValue: SetQuery] {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const history = useHistory();
  const again = useRef(0);
  useEffect(() => () => window.clearTimeout(again.current), []);
  const value = isBrowser
    ? (new URLSearchParams(search).get(parameter) ?? '')
    : '';
  const setValue = useCallback(
    function change(next: string, how: 'replace' | 'push' = 'replace'): void {
      window.clearTimeout(again.current);
      // What the page shows lags behind the address while the router gets ready.
      const {pathname, hash, search: current} = history.location;
      const parameters = new URLSearchParams(current);
      if (next === '') {
        parameters.delete(parameter);
      } else {
        parameters.set(parameter, next);
      }
      try {
        history[how]({pathname, search: parameters.toString(), hash});
      } catch (error) {
        if ((error as Error).name !== 'SecurityError') {
          throw error;
        }
        again.current = window.setTimeout(change, AGAIN, next, how);
      }
    },
    [history, parameter],
  );
  return [value, setValue];
}
