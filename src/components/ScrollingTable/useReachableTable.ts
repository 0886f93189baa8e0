import {useLayoutEffect, useRef, type RefObject} from 'react';
import {reachTable} from '@site/src/native-first/tables';

/** Makes scrollable tables focusable, also after client-side navigation. */
export function useReachableTable(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reachTable(scroller.current!), []);
  return scroller;
}
