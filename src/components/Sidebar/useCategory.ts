import {useEffect, useRef, useState, type RefObject} from 'react';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';

/** State of a category relative to the current page. */
export interface CategoryState {
  /** Whether it contains the current page. */
  readonly isActive: boolean;
  /** Whether the current page is its own page. */
  readonly isCurrentPage: boolean;
  /** Whether it has no pages to list. */
  readonly isEmpty: boolean;
  readonly ownPage: string | undefined;
  /** Its own page, or else the first page in the list. */
  readonly firstPage: string | undefined;
  /** Initial state. Later only the reader and navigation change it. */
  readonly beginsOpen: boolean;
  readonly details: RefObject<HTMLDetailsElement | null>;
}

/** Computes the state of a category while readers navigate. */
export function useCategory({
  item,
  activePath,
}: Pick<Props, 'item' | 'activePath'>): CategoryState {
  const isEmpty = useVisibleSidebarItems(item.items, activePath).length === 0;
  const isActive = isActiveSidebarItem(item, activePath);
  const firstPage = findFirstSidebarItemLink(item);
  const [beginsOpen] = useState(isActive || !item.collapsed);

  return {
    isActive,
    isCurrentPage: isActiveSidebarItem({...item, items: []}, activePath),
    isEmpty,
    // Unlisted pages are not linked.
    ownPage: item.linkUnlisted ? undefined : item.href,
    firstPage,
    beginsOpen,
    details: useOpenOnArrival(isActive, activePath),
  };
}

/** Opens a category when the reader navigates to one of its pages. */
function useOpenOnArrival(
  isActive: boolean,
  activePath: string,
): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  const shownPath = useRef(activePath);
  useEffect(() => {
    if (shownPath.current !== activePath) {
      shownPath.current = activePath;
      if (isActive && details.current) {
        details.current.open = true;
      }
    }
  }, [isActive, activePath]);
  return details;
}
