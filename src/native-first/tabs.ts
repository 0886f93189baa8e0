import {findClosestElement, decodeHash, onClick} from './dom';
import {readStoredValue, writeStoredValue} from './storage';

/** Prefix of the storage key of a tab group. The classic theme uses the same keys. */
const STORAGE_PREFIX = 'docusaurus.tab.';

const TABS = '[data-tabs]';
const TAB = '[role=tab][data-native=tab]';
const ACTIVE_CLASS = 'tabs__item--active';

/**
 * Handles tabs by pointer, Enter, space bar and arrow keys. Tabs with the same group are selected together on
 * all pages, tabs with the same query parameter on this page.
 *
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function installTabs(): void {
  showTabsFromUrl();
  // Handles Back, Forward and links to a heading on this page. Ignores the untrusted event that `setQuery`
  // dispatches.
  window.addEventListener('popstate', ({isTrusted}) => {
    if (isTrusted) {
      showTabsFromUrl();
    }
  });
  // Selects a tab that was selected in another window.
  window.addEventListener('storage', ({key}) => {
    if (key?.startsWith(STORAGE_PREFIX)) {
      restoreAllTabs();
    }
  });
  onClick(TAB, select);
  document.addEventListener('keydown', (event) => {
    const tab = findClosestElement(event.target, TAB);
    const next = tab && tabForKey(tab, event);
    if (next) {
      event.preventDefault();
      select(next);
      next.focus();
    }
  });
}

/** Selects the tabs that the query or the hash of the URL names, otherwise those that were selected before. */
export function showTabsFromUrl(): void {
  restoreAllTabs();
  showTarget();
}

/** Selects the tabs that the query of the URL names, otherwise those that were selected before. */
export function restoreAllTabs(): void {
  allTabs().forEach(restoreTabs);
}

/**
 * Shows the hidden panel that contains the target of the hash, and scrolls to the target, which the browser
 * could not do.
 */
function showTarget(): void {
  const target = document.getElementById(decodeHash(window.location.hash));
  let panel = hiddenPanelAround(target);
  if (panel) {
    for (; panel; panel = hiddenPanelAround(panel.parentElement)) {
      const tab = document.querySelector<HTMLElement>(
        `[aria-controls="${CSS.escape(panel.id)}"]`,
      );
      if (tab?.matches(TAB)) {
        show(tab.closest(TABS)!, tab.dataset['value']);
      }
    }
    target!.scrollIntoView();
  }
}

/** Selects the tab of one tab list that the query of the URL names, otherwise the one selected before in its group. */
export function restoreTabs(tabs: HTMLElement): void {
  const {tabs: group, query} = tabs.dataset;
  show(tabs, group && readStoredValue(STORAGE_PREFIX + group));
  show(tabs, query && new URLSearchParams(window.location.search).get(query));
}

function allTabs(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(TABS)];
}

function hiddenPanelAround(element: Element | null): Element | null {
  return element && element.closest('[role=tabpanel][hidden]');
}

function tabForKey(
  tab: HTMLElement,
  {key, ctrlKey, metaKey, altKey}: KeyboardEvent,
): HTMLElement | undefined {
  const list = tabsIn(tab.closest(TABS)!);
  const index = list.indexOf(tab);
  if (ctrlKey || metaKey || altKey) {
    return undefined;
  }
  const indexes: Readonly<Record<string, number>> = {
    Enter: index,
    ' ': index,
    ArrowRight: (index + 1) % list.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  return Object.hasOwn(indexes, key) ? list.at(indexes[key]!) : undefined;
}

function select(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>(TABS)!;
  const {tabs: group, query} = own.dataset;
  const value = tab.dataset['value']!;
  const {top} = tab.getBoundingClientRect();
  for (const tabs of allTabs()) {
    const {dataset} = tabs;
    if (
      tabs === own ||
      (group && dataset['tabs'] === group) ||
      (query && dataset['query'] === query)
    ) {
      show(tabs, value);
    }
  }
  // Keeps the position of the tab on the screen when panels above it change their height.
  window.scrollBy({
    top: tab.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  if (group) {
    writeStoredValue(STORAGE_PREFIX + group, value);
  }
  if (query) {
    setQuery(query, value);
  }
}

/** Selects the tab with this value and shows its panel. Does nothing if no tab has the value. */
function show(tabs: HTMLElement, value: string | null | undefined): void {
  const list = tabsIn(tabs);
  if (!list.some(({dataset}) => dataset['value'] === value)) {
    return;
  }
  for (const tab of list) {
    const isSelected = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    tab.classList.toggle(ACTIVE_CLASS, isSelected);
    document
      .getElementById(tab.getAttribute('aria-controls')!)
      ?.toggleAttribute('hidden', !isSelected);
  }
}

/** Returns the tabs of one tab list, without those of nested lists. */
function tabsIn(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(TAB)].filter(
    (tab) => tab.closest(TABS) === tabs,
  );
}

/** Sets a query parameter of the URL without adding a history entry. */
function setQuery(query: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(query, value);
  const {state} = window.history;
  try {
    window.history.replaceState(state, '', url);
    // Notifies the router of the application.
    window.dispatchEvent(new PopStateEvent('popstate', {state}));
  } catch {
    // Ignores errors: browsers limit the rate of URL changes, which a held key exceeds.
  }
}
