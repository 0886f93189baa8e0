import {useEffect} from 'react';

/**
 * Keeps the page behind from scrolling. Padding takes the place of its scroll bar, so that it does
 * not jump; a reserved gutter would stay in front of everything, the modal too.
 */
export function usePageLock(): void {
  useEffect(() => {
    const {documentElement: root} = document;
    const width = Math.max(0, window.innerWidth - root.clientWidth);
    root.style.setProperty('--search-scroll-bar', `${width}px`);
    root.classList.add('DocSearch--active');
    return () => {
      root.classList.remove('DocSearch--active');
      root.style.removeProperty('--search-scroll-bar');
    };
  }, []);
}
