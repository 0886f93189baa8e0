import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PAGE_NAMES_FILE, type PageNames} from '@site/src/site/pageNames';
import {nearestPages, type NearPage} from './nearestPages';

/** The pages whose addresses are the most like the current one; none until their list has come. */
export function useNearestPages(): readonly NearPage[] {
  const {pathname} = useLocation();
  const root = useBaseUrl('/');
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    fetch(root + PAGE_NAMES_FILE, {signal: stop.signal})
      .then((response) => response.json() as Promise<PageNames>)
      .then((names) =>
        setPages(nearestPages(pathname.replace(root, ''), names)),
      )
      // The other ways on are there.
      .catch(() => undefined);
    return () => stop.abort();
  }, [pathname, root]);
  return pages;
}
