// Keeps the scroll position and the open categories of the sidebar when the reader goes to another page.
import {onClick, scrollIntoBox} from './dom';
import {readStoredValue, writeStoredValue} from './storage';

/** Attribute of a sidebar category that contains its name, which is unique in the sidebar. */
export const CATEGORY_ATTRIBUTE = 'data-category';

interface SidebarState {
  readonly top: number;
  /** Name of the category → true if open. */
  readonly open: Readonly<Record<string, boolean>>;
}

/**
 * Saves the state when the reader leaves the page. scripts/inline.ts restores it on the next page before the
 * first paint.
 */
export function installSidebarState(): void {
  // The page was restored from the back/forward cache, where it may have missed changes.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) {
      restoreSidebar();
    }
  });
  window.addEventListener('pagehide', saveSidebar);
  // A prerendered page may be shown before this one is hidden.
  onClick('a', saveSidebar);
}

/** Saves the state of the sidebar in the session storage. */
export function saveSidebar(): void {
  const sidebar = findSidebar();
  if (!sidebar) {
    return;
  }
  const open = findCategories(sidebar).map((category) => [
    nameOf(category),
    category.open,
  ]);
  const state: SidebarState = {
    top: sidebar.scrollTop,
    open: Object.fromEntries(open) as SidebarState['open'],
  };
  writeStoredValue(
    storageKey(sidebar),
    JSON.stringify(state),
    'sessionStorage',
  );
}

/**
 * Restores the state of the sidebar. The category of the current page is always opened.
 *
 * @param isParsed - true if the sidebar is complete; the stored state is then removed
 */
export function restoreSidebar(isParsed = true): void {
  const sidebar = findSidebar();
  const state = sidebar && readState(storageKey(sidebar), isParsed);
  if (state) {
    findCategories(sidebar).forEach((category) => {
      category.open =
        category.querySelector('[aria-current=page]') !== null ||
        (state.open[nameOf(category)] ?? category.open);
    });
    sidebar.scrollTop = state.top;
  }
  scrollToCurrentPage();
}

/** Scrolls the sidebar so that the link of the current page is visible. */
export function scrollToCurrentPage(): void {
  const sidebar = findSidebar();
  const current = sidebar?.querySelector('[aria-current=page]');
  if (current) {
    scrollIntoBox(current, sidebar!);
  }
}

function findSidebar(): HTMLElement | null {
  return document.querySelector('.theme-doc-sidebar-container .menu');
}

function findCategories(sidebar: HTMLElement): HTMLDetailsElement[] {
  return [
    ...sidebar.querySelectorAll<HTMLDetailsElement>(`[${CATEGORY_ATTRIBUTE}]`),
  ];
}

function nameOf(category: HTMLElement): string {
  return category.getAttribute(CATEGORY_ATTRIBUTE)!;
}

/** Returns the storage key of the sidebar, which contains its first link. */
function storageKey(sidebar: HTMLElement): string {
  return `sidebar:${sidebar.querySelector('a')?.pathname}`;
}

/** Reads the stored state. Returns null if it is invalid. */
function readState(key: string, remove: boolean): SidebarState | null {
  const text = readStoredValue(key, 'sessionStorage');
  if (remove) {
    writeStoredValue(key, null, 'sessionStorage');
  }
  try {
    const state = JSON.parse(text!) as Partial<SidebarState> | null;
    return state && {top: Number(state.top) || 0, open: {...state.open}};
  } catch {
    return null;
  }
}
