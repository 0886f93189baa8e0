// @works-without-react: useEffect, useLayoutEffect
import {useEffect, useLayoutEffect} from 'react';
import {
  isAppRunning,
  restoreSidebar,
  saveSidebar,
  scrollToCurrentPage,
} from '@site/src/native-first/react';

/**
 * Keeps the sidebar's state when readers switch between documentation sets, and scrolls the current page into
 * view. On full page loads, the native script does both.
 */
export function useSidebarMemory(path: string): void {
  // A layout effect, because it must run before the old sidebar is removed and the new one is painted.
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
