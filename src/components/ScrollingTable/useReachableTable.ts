import {useLayoutEffect, useRef, type RefObject} from 'react';
import {makeTableFocusable} from '@site/src/native-first/tables';

/** Makes a table focusable while it is wider than the screen and therefore scrolls. */
export function useReachableTable(): RefObject<HTMLDivElement | null> {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => makeTableFocusable(scroller.current!), []);
  return scroller;
}
