import {inertSurroundings} from './inertSurroundings';
import {showCurrentPage} from './sidebarMemory';

/** Id of the panel with the items of the navbar. */
export const SITE_MENU = 'site-menu';

/** Id of the panel with the pages of a documentation set. */
export const DOCS_MENU = 'docs-menu';

const PANEL = `#${SITE_MENU}, #${DOCS_MENU}`;

/** Widths from which the page itself shows what one of the panels holds. */
const SHOWN_IN_PAGE = ['(min-width: 997px)', '(min-width: 1280px)'];

/** The panel that is open, or about to be. */
let opened: HTMLElement | undefined;

/** Puts the page behind into reach again. */
let release: (() => void) | undefined;

/**
 * What the browser does not do for the panels of the mobile menu, which are popovers: while one is
 * open the page behind is out of reach and stands still, and the focus is in the panel; following a
 * link, going back, and a wider window close it.
 */
export function installMenus(): void {
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
    // The button that leads from one panel to the other makes them a stack, of which Escape would
    // take away the upper one only.
    close();
    opened = target;
  } else if (target === opened) {
    opened = undefined;
    // Before the browser gives the focus back to what has opened the panel.
    release?.();
    release = undefined;
  }
}

function onToggle({target, newState}: ToggleEvent): void {
  if (!isPanel(target)) {
    return;
  }
  if (newState === 'open') {
    release = inertSurroundings(target);
    target.querySelector<HTMLElement>('[popovertargetaction=hide]')!.focus();
    // The pages of a set were not there to be scrolled while the panel was closed.
    showCurrentPage();
  } else if (hasLostFocus(target)) {
    // Of the menu buttons one is in sight.
    document
      .querySelectorAll<HTMLElement>('.navbar__toggle')
      .forEach((button) => button.focus());
  }
}

/**
 * Whether nothing has the focus once a panel has closed: a press beside it gives it to nothing, and the browser leaves
 * it where it was when what has opened the panel, a button of the other one, is gone.
 */
function hasLostFocus(panel: HTMLElement): boolean {
  const {activeElement} = document;
  return activeElement === document.body || panel.contains(activeElement);
}

function isPanel(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(PANEL);
}
