import {useEffect, useLayoutEffect} from 'react';
import {
  isAppRunning,
  restoreSidebar,
  saveSidebar,
  scrollToCurrentPage,
} from '@site/src/native-first/react';

/**
 * Keeps the sidebar of a set as the reader left it while he is in another, and shows the page that
 * he has gone to. What the browser loads itself, the native script takes care of.
 */
export function useSidebarMemory(path: string): void {
  // Before what is there goes away, and before what comes is painted.
  useLayoutEffect(() => {
    if (isAppRunning()) {
      restoreSidebar();
    }
    return saveSidebar;
  }, []);

  useEffect(() => {
    if (isAppRunning()) {
      scrollToCurrentPage();
    }
  }, [path]);
}
