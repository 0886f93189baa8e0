import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/native-first/announce';
import {decodeHash} from '@site/src/native-first/decodeHash';
import {restoreAllTabs, showAddressedTabs} from '@site/src/native-first/tabs';

type Arrival = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Attribute of what a link of the application has led to: the browser knows `:target` of its own alone. */
const ARRIVED = 'data-arrived';

/** Does for pages that the application shows what the browser does for those that it loads itself. */
export function onRouteDidUpdate({location, previousLocation}: Arrival): void {
  const {pathname, search, hash} = location;
  markTarget(hash);
  if (!previousLocation) {
    return;
  }
  const isSamePage = pathname === previousLocation.pathname;
  if (isSamePage && search !== previousLocation.search) {
    // Not what the hash names: the reader may have chosen another tab since.
    restoreAllTabs();
  } else {
    showAddressedTabs();
  }
  if (isSamePage) {
    return;
  }
  // After Docusaurus, which puts the focus near the link that skips the navbar, and takes it away again.
  requestAnimationFrame(() => setTimeout(() => announcePage(hash)));
}

/** Marks what the hash of an address names, where the browser does not. */
function markTarget(hash: string): void {
  document.querySelector(`[${ARRIVED}]`)?.removeAttribute(ARRIVED);
  const target = document.getElementById(decodeHash(hash));
  if (target && !target.matches(':target')) {
    target.setAttribute(ARRIVED, '');
  }
}

/**
 * Announces the page to readers who do not see it: they hear its name, and go on from its title, or from the heading
 * that was asked for.
 */
function announcePage(hash: string): void {
  announce(document.title);
  const target = hash
    ? document.getElementById(decodeHash(hash))
    : document.querySelector<HTMLElement>('h1');
  // A text cannot have the focus of itself.
  if (target && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    });
  }
  target?.focus({preventScroll: true});
}
