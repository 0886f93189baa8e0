import type {ClientModule} from '@docusaurus/types';
import {announce} from '@site/src/native/announce';

type Arrival = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

/**
 * Tells readers who do not see it that another page is there: they hear its name, and go on from its
 * title, or from the heading that was asked for. The browser does so for pages that it loads itself.
 */
export function onRouteDidUpdate({location, previousLocation}: Arrival): void {
  if (!previousLocation || location.pathname === previousLocation.pathname) {
    return;
  }
  // After Docusaurus, which puts the focus near the link that skips the navbar, and takes it away again.
  requestAnimationFrame(() =>
    setTimeout(() => {
      announce(document.title);
      const target = location.hash
        ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
        : document.querySelector<HTMLElement>('h1');
      if (target) {
        focusText(target);
      }
    }),
  );
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
