import {createContext, useContext, type ReactNode} from 'react';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {carriesWholeSidebar} from '@site/src/site/sidebarScale';

const Whole = createContext(true);

interface Props {
  /** What one level of a sidebar lists. */
  readonly items: readonly PropSidebarItem[];
  /** From 1, which is the whole sidebar. */
  readonly level: number;
  readonly children: ReactNode;
}

/** Lets the categories of a sidebar know whether pages carry all of it. */
export default function SidebarScale({
  items,
  level,
  children,
}: Props): ReactNode {
  return level > 1 ? (
    children
  ) : (
    <Whole value={carriesWholeSidebar(items)}>{children}</Whole>
  );
}

/** Whether pages carry the whole sidebar that a category stands in. */
export function useWholeSidebar(): boolean {
  return useContext(Whole);
}
