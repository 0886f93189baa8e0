import {elementAround} from './elementAround';
import {onPage} from './pageShown';

/** Where the choice of a group of tabs is kept: as the classic theme keeps it. */
const STORAGE_PREFIX = 'docusaurus.tab.';

const TABS = '[data-tabs]';
const TAB = '[role=tab][data-native=tab]';
const ACTIVE_CLASS = 'tabs__item--active';

/**
 * Tabs: chosen by pointer, by Enter and the space bar, and by moving to them with the arrow keys. Tabs
 * of the same group are chosen together, on every page. The choice lasts where the browser can keep
 * it, and stands in the address under the name of the group, as with `queryString` of the classic
 * theme: whoever opens that address sees the same. https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function installTabs(): void {
  onPage(() => {
    document.querySelectorAll<HTMLElement>(TABS).forEach(restoreTabs);
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

/** Shows the tab of a row that the address names, or else the one that was chosen before in its group. */
export function restoreTabs(tabs: HTMLElement): void {
  const group = tabs.dataset['tabs'];
  for (const value of [storedValue(group), addressedValue(group)]) {
    if (value !== null) {
      show(tabs, value);
    }
  }
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
  switch (key) {
    case 'Enter':
    case ' ':
      return tab;
    case 'ArrowRight':
      return list[(index + 1) % list.length];
    case 'ArrowLeft':
      return list.at(index - 1);
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    default:
      return undefined;
  }
}

function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>(TABS)!;
  const group = tabs.dataset['tabs'];
  const value = tab.dataset['value']!;
  const top = tab.getBoundingClientRect().top;
  const alike = group
    ? document.querySelectorAll<HTMLElement>(
        `[data-tabs="${CSS.escape(group)}"]`,
      )
    : [tabs];
  alike.forEach((each) => show(each, value));
  // Tabs above that changed their height must not move this one from under the pointer.
  window.scrollBy({
    top: tab.getBoundingClientRect().top - top,
    behavior: 'instant',
  });
  if (group) {
    store(group, value);
    address(group, value);
  }
}

/** Shows a tab and its panel, where there is one of that value. */
function show(tabs: HTMLElement, value: string): void {
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

function addressedValue(group: string | undefined): string | null {
  return group ? new URLSearchParams(window.location.search).get(group) : null;
}

/** Puts a choice into the address, and no step into the history. */
function address(group: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(group, value);
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Browsers take so many changes of an address in a time; a key that is held down makes more.
  }
}

function storedValue(group: string | undefined): string | null {
  try {
    return group ? localStorage.getItem(STORAGE_PREFIX + group) : null;
  } catch {
    // Where nothing can be kept, tabs stand as they were built.
    return null;
  }
}

function store(group: string, value: string): void {
  try {
    localStorage.setItem(STORAGE_PREFIX + group, value);
  } catch {
    // The choice lasts as long as the page.
  }
}
