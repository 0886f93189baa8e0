import {onClick} from './dom';
import {scrollToCurrentPage} from './sidebarState';

/** Id of the menu panel that contains the items of the navbar. */
export const SITE_MENU = 'site-menu';

/** Id of the menu panel that contains the pages of a documentation set. */
export const DOCS_MENU = 'docs-menu';

const PANEL = `#${SITE_MENU}, #${DOCS_MENU}`;

/** Media queries for widths at which the page itself shows the content of a panel. */
const SHOWN_IN_PAGE = ['(min-width: 997px)', '(min-width: 80em)'];

/** Panel that is open or about to open. */
let opened: HTMLElement | undefined;

/** Ends the inert state of the rest of the page. */
let release: (() => void) | undefined;

/**
 * Completes the panels of the mobile menu, which are popovers: while a panel is open, the rest of the page is
 * inert and the focus is in the panel. A followed link, Back, or a wider window closes the panel.
 */
export function installMobileMenu(): void {
  // Captures the events, since neither of them bubbles.
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  onClick('a[href]', (link) => link.closest(PANEL) && close());
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
    // Closes the other panel first: a panel opened from it would be nested, and Escape would close only the
    // inner one.
    close();
    opened = target;
  } else if (target === opened) {
    opened = undefined;
    // The button that opened the panel must not be inert when the browser returns the focus to it.
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
    // Scrolls now, since a closed panel cannot be scrolled.
    scrollToCurrentPage();
  } else if (hasLostFocus(target)) {
    // Focuses the visible menu button; focusing the others has no effect.
    document
      .querySelectorAll<HTMLElement>('.navbar__toggle')
      .forEach((button) => button.focus());
  }
}

/**
 * Tells whether no element has the focus after a panel has closed: because of a press outside, or because the
 * button that opened it is hidden in the other panel.
 */
function hasLostFocus(panel: HTMLElement): boolean {
  const {activeElement} = document;
  return activeElement === document.body || panel.contains(activeElement);
}

function isPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(PANEL);
}

/**
 * Makes the whole page inert, except for one element and its descendants.
 *
 * @returns a function that reverts this
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
