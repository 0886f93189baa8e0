import {useEffect, useRef, useState, type RefObject} from 'react';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';

/** State of a category relative to the current page. */
export interface CategoryState {
  /** Whether the category contains the current page. */
  readonly isActive: boolean;
  /** Whether the current page is the page of the category itself. */
  readonly isCurrentPage: boolean;
  /** Whether no pages are listed in the category. */
  readonly isEmpty: boolean;
  readonly ownPage: string | undefined;
  /** Path of the category's own page, or else of the first listed page. */
  readonly firstPage: string | undefined;
  /** Whether the category is open at first. Later, only the reader and navigation open or close it. */
  readonly beginsOpen: boolean;
  readonly details: RefObject<HTMLDetailsElement | null>;
}

/** Returns the state of a sidebar category, and updates it on navigation. */
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
    // The category label must not link to an unlisted page.
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
