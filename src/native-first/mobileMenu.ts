import {scrollToCurrentPage} from './sidebarState';

/** Id of the panel with the navbar's items. */
export const SITE_MENU = 'site-menu';

/** Id of the panel with the pages of a documentation set. */
export const DOCS_MENU = 'docs-menu';

const PANEL = `#${SITE_MENU}, #${DOCS_MENU}`;

/** Widths at which the page itself shows the content of one of the panels. */
const SHOWN_IN_PAGE = ['(min-width: 997px)', '(min-width: 1280px)'];

/** The panel that is open or opening. */
let opened: HTMLElement | undefined;

/** Undoes `makeOthersInert`. */
let release: (() => void) | undefined;

/**
 * Adds to the panels of the mobile menu, which are popovers, what the browser does not do: while one is open, the rest
 * of the page is inert and the focus is in the panel. A link, Back and a wider window close it.
 */
export function installMobileMenu(): void {
  // Neither event bubbles.
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest('a[href]')?.closest(PANEL)) {
      close();
    }
  });
  window.addEventListener('popstate', close);
  for (const width of SHOWN_IN_PAGE) {
    window.matchMedia(width).addEventListener('change', close);
  }
}

function close(): void {
  opened?.hidePopover();
}

function onBeforeToggle({target, newState}: ToggleEvent): void {
  if (!isPanel(target)) {
    return;
  }
  if (newState === 'open') {
    // A panel opened from a button in the other one would be nested: Escape would close the inner one only.
    close();
    opened = target;
  } else if (target === opened) {
    opened = undefined;
    // Before the browser returns the focus to the button that opened the panel.
    release?.();
    release = undefined;
  }
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!isPanel(target)) {
    return;
  }
  if (newState === 'open') {
    release = makeOthersInert(target);
    target.querySelector<HTMLElement>('[popovertargetaction=hide]')!.focus();
    // A closed panel cannot be scrolled.
    scrollToCurrentPage();
  } else if (hasLostFocus(target)) {
    // Only one of the menu buttons is visible.
    document
      .querySelectorAll<HTMLElement>('.navbar__toggle')
      .forEach((button) => button.focus());
  }
}

/**
 * Tells whether the focus is lost after a panel has closed: by a press outside, or because the button that opened it, in
 * the other panel, is hidden.
 */
function hasLostFocus(panel: HTMLElement): boolean {
  const {activeElement} = document;
  return activeElement === document.body || panel.contains(activeElement);
}

function isPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(PANEL);
}

/**
 * Makes the whole page inert except for one element and its descendants.
 *
 * @returns undoes it
 */
function makeOthersInert(element: Element): () => void {
  const changed: HTMLElement[] = [];
  for (
    let inside = element;
    inside.parentElement && inside !== document.body;
    inside = inside.parentElement
  ) {
    for (const other of inside.parentElement.children) {
      const stays =
        other === inside ||
        !(other instanceof HTMLElement) ||
        other.inert ||
        other.matches('script, style, link');
      if (!stays) {
        other.inert = true;
        changed.push(other);
      }
    }
  }
  return () => {
    for (const other of changed) {
      other.inert = false;
    }
  };
}
