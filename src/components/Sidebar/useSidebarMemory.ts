import {useEffect, useLayoutEffect} from 'react';
import {isAppRunning} from '@site/src/native-first/app';
import {
  putDownSidebar,
  showCurrentPage,
  takeUpSidebar,
} from '@site/src/native-first/sidebarMemory';

/**
 * Keeps the sidebar's state when readers switch between sets, and scrolls the current page into view. For
 * full page loads, the native script does it.
 */
export function useSidebarMemory(path: string): void {
  // Must run before the old sidebar is removed and the new one is painted.
  useLayoutEffect(() => {
    if (isAppRunning()) {
      takeUpSidebar();
    }
    return putDownSidebar;
  }, []);

  useEffect(() => {
    if (isAppRunning()) {
      showCurrentPage();
    }
  }, [path]);
}
