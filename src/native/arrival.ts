import {announce} from './announce';
import {decodeHash} from './decodeHash';

/**
 * Announces another page to readers who do not see it: they hear its name, and go on from its
 * title, or from the heading that was asked for. The browser does so for pages that it loads itself.
 * A menu that was opened while the page was on its way closes: it belongs to the page before.
 */
export function announceArrival(hash: string): void {
  document
    .querySelector<HTMLElement>('[popover=auto]:popover-open')
    ?.hidePopover();
  announce(document.title);
  const target = hash
    ? document.getElementById(decodeHash(hash))
    : document.querySelector<HTMLElement>('h1');
  if (target) {
    focusText(target);
  }
}

/** Attribute of what a link of the application has led to: the browser knows `:target` of its own alone. */
const ARRIVED = 'data-arrived';

/** Marks what the hash of an address names, where the browser does not. */
export function markTarget(hash: string): void {
  document.querySelector(`[${ARRIVED}]`)?.removeAttribute(ARRIVED);
  const target = document.getElementById(decodeHash(hash));
  if (target && !target.matches(':target')) {
    target.setAttribute(ARRIVED, '');
  }
}

/** Gives the focus to a text, which cannot have it of itself. */
function focusText(text: HTMLElement): void {
  if (!text.hasAttribute('tabindex')) {
    text.tabIndex = -1;
    text.addEventListener('blur', () => text.removeAttribute('tabindex'), {
      once: true,
    });
  }
  text.focus({preventScroll: true});
}
