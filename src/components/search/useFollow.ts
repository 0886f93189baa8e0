import {useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import {leavesSite} from '@site/src/search/address';

/** A function that goes where a result leads, as a click on its link would. */
export function useFollow(): (href: string) => void {
  const history = useHistory();
  return useCallback(
    (href) => {
      if (leavesSite(href)) {
        window.location.assign(href);
      } else {
        history.push(href);
      }
    },
    [history],
  );
}
