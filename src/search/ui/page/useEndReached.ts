import {useCallback, type RefCallback} from 'react';

/**
 * Calls back when the element comes near the window, and again with each new `onReach` while it
 * stays there: results that do not fill a tall window, or whose reader scrolls faster than they come.
 *
 * @returns the ref to put on the element
 */
export function useEndReached(onReach: () => void): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (!element) {
        return undefined;
      }
      // Reports where the element is once, and from then on changes alone.
      const observer = new IntersectionObserver(
        // A busy browser tells of several changes at once, the last one last.
        (entries) => entries.at(-1)?.isIntersecting && onReach(),
        // So far below the window the next results are asked for.
        {rootMargin: '300px'},
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onReach],
  );
}
