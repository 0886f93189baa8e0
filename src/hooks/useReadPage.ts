import {useLayoutEffect} from 'react';
import {noteReadPage} from '@site/src/native/readPages';

/** Notes a page as read when the application leaves it; what the browser leaves, the native script notes. */
export function useReadPage(path: string): void {
  // Before what is there goes away.
  useLayoutEffect(() => () => noteReadPage(path), [path]);
}
