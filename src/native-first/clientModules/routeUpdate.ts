// @works-without-react
// Does after client-side navigation what the browser does after it has loaded a page.
import type {ClientModule} from '@docusaurus/types';
import {announce, decodeHash} from '../dom';
import {restoreAllTabs, showAddressedTabs} from '../tabs';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Attribute of the target of a hash: client-side navigation does not set `:target`. */
const TARGET_ATTRIBUTE = 'data-arrived';

export function onRouteDidUpdate({
  location,
  previousLocation,
}: RouteUpdate): void {
  const {pathname, search, hash} = location;
  markTarget(hash);
  if (!previousLocation) {
    return;
  }
  const isSamePage = pathname === previousLocation.pathname;
  if (isSamePage && search !== previousLocation.search) {
    // Ignores the hash: the reader may have selected another tab since.
    restoreAllTabs();
  } else {
    showAddressedTabs();
  }
  if (isSamePage) {
    return;
  }
  // Runs after Docusaurus, which focuses the skip link's container and blurs it again.
  requestAnimationFrame(() => setTimeout(() => announcePage(hash)));
}

function markTarget(hash: string): void {
  document
    .querySelector(`[${TARGET_ATTRIBUTE}]`)
    ?.removeAttribute(TARGET_ATTRIBUTE);
  const target = document.getElementById(decodeHash(hash));
  if (target && !target.matches(':target')) {
    target.setAttribute(TARGET_ATTRIBUTE, '');
  }
}

/** Announces the title to screen readers, and moves the focus to the `h1` or the target of the hash. */
function announcePage(hash: string): void {
  announce(document.title);
  const target = hash
    ? document.getElementById(decodeHash(hash))
    : document.querySelector<HTMLElement>('h1');
  if (target && !target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), {
      once: true,
    });
  }
  target?.focus({preventScroll: true});
}
