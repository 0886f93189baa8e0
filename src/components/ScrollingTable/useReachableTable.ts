import {useLayoutEffect, useRef, type RefObject} from 'react';
import {reachTable} from '@site/src/native-first/tables';

/** Makes the table in a box reachable, also on pages that the application itself has brought. */
export function useReachableTable(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reachTable(scroller.current!), []);
  return scroller;
}
