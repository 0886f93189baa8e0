// @works-without-react
// Repeats after client-side navigation what the browser does after loading a page, such as setting the focus.
import type {ClientModule} from '@docusaurus/types';
import {announceToScreenReader, decodeHash} from '../dom';
import {restoreAllTabs, showTabsFromUrl} from '../tabs';

type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Attribute that marks the target of the hash, since client-side navigation does not update `:target`. */
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
    // Does not select the tab of the hash, since the reader may have selected another tab since.
    restoreAllTabs();
  } else {
    showTabsFromUrl();
  }
  if (isSamePage) {
    return;
  }
  // Delayed until Docusaurus has focused the container of the skip link and removed the focus again.
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

/** Announces the page title to screen readers. Moves the focus to the target of the hash or to the `h1`. */
function announcePage(hash: string): void {
  announceToScreenReader(document.title);
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
