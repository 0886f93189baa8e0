import type {ClientModule} from '@docusaurus/types';
import {announceArrival, markTarget} from '@site/src/native/arrival';

type Arrival = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/** Announces the pages that the application shows; src/native/pageSwap.ts does so before it is there. */
export function onRouteDidUpdate({location, previousLocation}: Arrival): void {
  markTarget(location.hash);
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  // After Docusaurus, which puts the focus near the link that skips the navbar, and takes it away again.
  requestAnimationFrame(() => setTimeout(() => announceArrival(location.hash)));
}
