import {useLayoutEffect, useRef, type RefObject} from 'react';
import {makeTableFocusable} from '@site/src/native-first/tables';

/** Makes scrollable tables focusable, also after client-side navigation. */
export function useReachableTable(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeTableFocusable(scroller.current!), []);
  return scroller;
}
