import type {ClientModule} from '@docusaurus/types';
import {announceArrival, markTarget} from '@site/src/native/arrival';
import {restoreAllTabs, showAddressedTabs} from '@site/src/native/tabs';

type Arrival = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Announces the pages that the application shows; src/native/pageSwap.ts does so before it is there. */
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
  requestAnimationFrame(() => setTimeout(() => announceArrival(hash)));
}
