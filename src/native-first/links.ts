import {isAppRunning, mayPreload} from './app';
import {findClosestElement, isPlainClick, onClick} from './dom';
import {observeIntent} from './intent';

/**
 * Hover time before a page is prefetched, in milliseconds, like that of `eager` rules of Chromium. A pointer that
 * only passes over the link leaves it earlier.
 */
const REST = 10;

/**
 * Time after which a page is prerendered if the pointer is still on the link, in milliseconds. Prerendering starts a
 * process, so a press that follows sooner shows the page later than without it.
 */
const LONG_REST = 150;

/** Delay before the progress bar appears, in milliseconds. */
const PATIENCE = 200;

/** Id of the progress bar. The styles of the theme expect this id. */
const ID = 'nprogress';

/**
 * Attribute that makes the browser prefetch the page of a link, or also render it with the value `render`. At most one
 * link has it.
 */
const AHEAD_ATTRIBUTE = 'data-ahead';
const RENDER = 'render';

/**
 * Creates the speculation rules of every page: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 *
 * `<link rel=prefetch>` would load pages twice, since they are served with revalidation.
 *
 * @param baseUrl - base path of the site; other pages of the same host are left alone
 */
export function createSpeculationRules(baseUrl: string) {
  const createRules = (selector: string) => [
    {
      where: {
        and: [{selector_matches: selector}, {href_matches: `${baseUrl}*`}],
      },
      eagerness: 'immediate',
    },
  ];
  return {
    prefetch: createRules(`a[${AHEAD_ATTRIBUTE}]`),
    prerender: createRules(`a[${AHEAD_ATTRIBUTE}=${RENDER}]`),
  };
}

/**
 * Has the browser load and render the page of a link when the reader is about to follow it, and shows a progress bar
 * while the page loads. After hydration the application does both itself.
 */
export function installLinkPrerender(): void {
  let last: HTMLAnchorElement | undefined;
  observeIntent(
    (target) => target.closest<HTMLAnchorElement>('a:not([data-dialog])'),
    (link) => {
      // Pages with a query start something, such as a search.
      const isPage = resolveLinkedPage(link) !== undefined && !link.search;
      if (isPage && !isAppRunning() && mayPreload()) {
        // A press focuses the link that the pointer has marked already.
        if (link !== last) {
          last?.removeAttribute(AHEAD_ATTRIBUTE);
          last = link;
          link.setAttribute(AHEAD_ATTRIBUTE, '');
        }
        setTimeout(() => {
          if (last === link && link.matches(':hover')) {
            link.setAttribute(AHEAD_ATTRIBUTE, RENDER);
          }
        }, LONG_REST);
      }
    },
    REST,
  );
  let hideProgress = () => {};
  onClick<HTMLAnchorElement>('a', (link, event) => {
    const isFollowed = !event.defaultPrevented && isPlainClick(event);
    if (isFollowed && resolveLinkedPage(link)) {
      hideProgress();
      hideProgress = showProgress();
    }
  });
  // Hides the bar, since the page may be restored from the back/forward cache.
  window.addEventListener('pagehide', () => hideProgress());
}

/**
 * Returns the address, without hash, of the page to which a link leads in the same tab. Returns `undefined`
 * for links to other hosts, to files, and to the current page.
 */
export function resolveLinkedPage(
  link: HTMLAnchorElement,
  here: Pick<Location, 'origin' | 'pathname' | 'search'> = window.location,
): string | undefined {
  const {origin, pathname, search, target} = link;
  const isOtherPage = pathname !== here.pathname || search !== here.search;
  const isOwnWindow = !target || target === '_self';
  const isFile = /\.\w+$/.test(pathname) || link.hasAttribute('download');
  return origin === here.origin && isOtherPage && !isFile && isOwnWindow
    ? origin + pathname + search
    : undefined;
}

/**
 * Shows a progress bar at the top after a delay, like that of the application.
 *
 * @returns a function that removes the bar
 */
function showProgress(): () => void {
  const box = document.createElement('div');
  box.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  box.append(bar);
  const timer = setTimeout(() => {
    document.body.append(box);
    // The bar is removed when its animation ends, because no event fires when the reader cancels the page load.
    bar.animate(
      {transform: ['translateX(-100%)', 'translateX(-5%)']},
      {duration: 10_000, easing: 'cubic-bezier(0, 0.7, 0.3, 1)'},
    ).onfinish = () => box.remove();
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}

/**
 * Adds query and hash of the current address to the links to other languages, since built pages do not
 * contain them. After hydration the application renders these links.
 */
export function installLanguageLinks(): void {
  const addQueryAndHash = ({target}: Event) => {
    const link = findClosestElement<HTMLAnchorElement>(
      target,
      '.navbar a[href][lang]',
    );
    if (link && !isAppRunning()) {
      const {search, hash} = window.location;
      link.setAttribute('href', link.pathname + search + hash);
    }
  };
  document.addEventListener('pointerover', addQueryAndHash);
  document.addEventListener('focusin', addQueryAndHash);
}
