import {useEffect, useRef, type RefCallback} from 'react';
import {useCallback} from 'react';

/** Distance below the window at which the next results are asked for. */
const MARGIN = '300px';

/** Calls back whenever the element comes near the window; gives the ref to put on it. */
export function useEndReached(onReach: () => void): RefCallback<Element> {
  const callback = useRef(onReach);
  useEffect(() => {
    callback.current = onReach;
  }, [onReach]);
  const observer = useRef<IntersectionObserver>(undefined);
  const ref = useCallback((element: Element | null) => {
    observer.current?.disconnect();
    if (element) {
      observer.current = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && callback.current(),
        {rootMargin: MARGIN},
      );
      observer.current.observe(element);
    }
  }, []);
  // While the element stays in sight, each page of results asks for the next.
  useEffect(() => {
    const {current} = observer;
    const entries = current?.takeRecords() ?? [];
    if (entries.at(-1)?.isIntersecting) {
      onReach();
    }
  }, [onReach]);
  return ref;
}
