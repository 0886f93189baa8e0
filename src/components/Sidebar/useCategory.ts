import {useEffect, useRef, useState, type RefObject} from 'react';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';

/** How a category is shown while one page of its set is. */
export interface CategoryState {
  /** Whether the page that is shown stands in it. */
  readonly isActive: boolean;
  /** Whether the page that is shown is its own. */
  readonly isCurrentPage: boolean;
  /** Whether it has no page to list. */
  readonly isEmpty: boolean;
  /** Address of its own page. */
  readonly ownPage: string | undefined;
  /** Its own page, or else the first of those that it lists. */
  readonly firstPage: string | undefined;
  /** Whether it begins open; afterwards the reader and navigation alone open and close it. */
  readonly beginsOpen: boolean;
  readonly details: RefObject<HTMLDetailsElement | null>;
}

/** What becomes of a category as the reader goes from page to page. */
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
    // Nothing leads to an unlisted page.
    ownPage: item.linkUnlisted ? undefined : item.href,
    firstPage,
    beginsOpen,
    details: useOpenOnArrival(isActive, activePath),
  };
}

/** Opens a category when the reader has gone to a page of it. */
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
