import {useCallback, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Delay before a rejected change of the URL is tried again, in milliseconds. Safari allows 100 changes in 30 seconds.
 */
const RETRY_DELAY = 1_000;

/**
 * Returns a query parameter of the current URL as React state. Empty in the built page, which is the same for
 * all queries.
 */
export function useUrlParameter(
  parameter: string,
): [
  value: string,
  setValue: (value: string, how?: 'replace' | 'push') => void,
] {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const history = useHistory();
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const value = isBrowser
    ? (new URLSearchParams(search).get(parameter) ?? '')
    : '';
  const setValue = useCallback(
    function change(next: string, how: 'replace' | 'push' = 'replace'): void {
      window.clearTimeout(timer.current);
      // Reads the current location of the router: the rendered one is outdated while the next route loads.
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
        timer.current = window.setTimeout(change, RETRY_DELAY, next, how);
      }
    },
    [history, parameter],
  );
  return [value, setValue];
}
