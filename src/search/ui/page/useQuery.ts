import {useEffect, useLayoutEffect, useState} from 'react';
import {useQueryString} from '@docusaurus/theme-common';
import {URL_PARAMETERS} from '@site/src/search/engine';

/**
 * Time after a keystroke before the query enters the address, in milliseconds. Safari allows 100 changes of the address
 * in 30 seconds.
 */
const ADDRESS_DELAY = 400;

/** Returns the query, which the address follows, a function that changes it, and one that also changes the address. */
export function useQuery() {
  const [inAddress, setInAddress] = useQueryString(URL_PARAMETERS.query);
  const [query, setQuery] = useState(inAddress);
  useLayoutEffect(() => setQuery(inAddress), [inAddress]);
  const ask = (text: string, how?: {push: boolean}) => {
    setQuery(text);
    // The router scrolls to the top on a change to the same address.
    if (text !== inAddress) {
      setInAddress(text, how);
    }
  };
  useEffect(() => {
    const timer = setTimeout(() => ask(query), ADDRESS_DELAY);
    return () => clearTimeout(timer);
  });
  return [query, setQuery, ask] as const;
}
