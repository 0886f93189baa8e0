import {useLayoutEffect, useRef, type RefObject} from 'react';
import {makeTableFocusable} from '@site/src/native-first/react';

/** Makes the table in a box reachable, also on pages that the application itself has brought. */
export function useReachableTable(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeTableFocusable(scroller.current!), []);
  return scroller;
}
