import {useLayoutEffect} from 'react';
import {lockPage} from '@site/src/native/pageLock';

/** Keeps the page behind a dialog from scrolling, for as long as the component is mounted. */
export function usePageLock(): void {
  useLayoutEffect(() => lockPage(), []);
}
