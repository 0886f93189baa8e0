import {decodeHash} from './decodeHash';
import {elementAround} from './elementAround';
import {keep, recall} from './storage';

/** Where the choice of a group of tabs is kept: as the classic theme keeps it. */
const STORAGE_PREFIX = 'docusaurus.tab.';

const TABS = '[data-tabs]';
const TAB = '[role=tab][data-native=tab]';
const ACTIVE_CLASS = 'tabs__item--active';

/**
 * Tabs: chosen by pointer, by Enter and the space bar, and by moving to them with the arrow keys. Tabs
 * of the same group are chosen together, on every page, and so are tabs that stand in the address under
 * the same name. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function installTabs(): void {
  showAddressedTabs();
  // Back and Forward, and links to a heading of the page that is shown; not a tab that was pressed.
  window.addEventListener('popstate', ({isTrusted}) => {
    if (isTrusted) {
      showAddressedTabs();
    }
  });
  // What is chosen in another window.
  window.addEventListener('storage', ({key}) => {
    if (key?.startsWith(STORAGE_PREFIX)) {
      restoreAllTabs();
    }
  });
  document.addEventListener('click', ({target}) => {
    const tab = elementAround(target, TAB);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = elementAround(event.target, TAB);
    const next = tab && tabForKey(tab, event);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus();
    }
  });
}

/** Shows the tabs that the address names, by its query or its hash, or else those that were chosen before. */
export function showAddressedTabs(): void {
  restoreAllTabs();
  showTarget();
}

/** Shows the tabs that the query names, or else those that were chosen before. */
export function restoreAllTabs(): void {
  allTabs().forEach(restoreTabs);
}

/** Goes to what the hash names where the browser could not: a hidden panel has no place. */
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

/** Shows the tab of a row that the address names, or else the one that was chosen before in its group. */
export function restoreTabs(tabs: HTMLElement): void {
  const {tabs: group, query} = tabs.dataset;
  show(tabs, group && recall(STORAGE_PREFIX + group));
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
  const places: Readonly<Record<string, number>> = {
    Enter: index,
    ' ': index,
    ArrowRight: (index + 1) % list.length,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  return Object.hasOwn(places, key) ? list.at(places[key]!) : undefined;
}

function choose(tab: HTMLElement): void {
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
  // Tabs above that changed their height must not move this one from under the pointer.
  window.scrollBy({
    top: tab.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  if (group) {
    keep(STORAGE_PREFIX + group, value);
  }
  if (query) {
    address(query, value);
  }
}

/** Shows a tab and its panel, where there is one of that value. */
function show(tabs: HTMLElement, value: string | null | undefined): void {
  const list = tabsIn(tabs);
  if (!list.some(({dataset}) => dataset['value'] === value)) {
    return;
  }
  for (const tab of list) {
    const isChosen = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    tab.classList.toggle(ACTIVE_CLASS, isChosen);
    document
      .getElementById(tab.getAttribute('aria-controls')!)
      ?.toggleAttribute('hidden', !isChosen);
  }
}

/** The tabs of one row, and none of tabs inside their panels. */
function tabsIn(tabs: Element): HTMLElement[] {
  return [...tabs.querySelectorAll<HTMLElement>(TAB)].filter(
    (tab) => tab.closest(TABS) === tabs,
  );
}

/** Puts a choice into the address, and no step into the history. */
function address(query: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(query, value);
  const {state} = window.history;
  try {
    window.history.replaceState(state, '', url);
    // The router of the application hears of no other changes.
    window.dispatchEvent(new PopStateEvent('popstate', {state}));
  } catch {
    // Browsers take so many changes of an address in a time; a key that is held down makes more.
  }
}
