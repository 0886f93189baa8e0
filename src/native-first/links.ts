import {isAppRunning, mayPreload} from './app';
import {closestElement, isPlainClick} from './dom';
import {onIntent} from './intent';

/** Time of hovering before a page is prefetched, in milliseconds: a passing pointer has left the link by then. */
const REST = 20;

/** Delay of the progress bar, in milliseconds. */
const PATIENCE = 200;

/** Id of the theme's progress bar, for its styles. */
const ID = 'nprogress';

/** Attribute of links whose pages the browser prefetches. */
const AHEAD_ATTRIBUTE = 'data-ahead';

/**
 * Speculation rules of every page: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 * `<link rel=prefetch>` would be fetched twice, as our pages are served with revalidation.
 */
export const PREFETCH_RULES = {
  prefetch: [
    {
      where: {selector_matches: `a[${AHEAD_ATTRIBUTE}]`},
      eagerness: 'immediate',
    },
  ],
};

/** Prefetches the page of a link on intent, and shows a progress bar while it loads. The application has its own. */
export function installLinkPrefetch(): void {
  onIntent(
    (target) => target.closest<HTMLAnchorElement>('a:not([data-dialog])'),
    (link) => {
      if (linkedPage(link) && !isAppRunning() && mayPreload()) {
        link.setAttribute(AHEAD_ATTRIBUTE, '');
      }
    },
    REST,
  );
  let hideProgress = () => {};
  document.addEventListener('click', (event) => {
    const link = closestElement<HTMLAnchorElement>(event.target, 'a');
    const isFollowed = !event.defaultPrevented && isPlainClick(event);
    if (link && isFollowed && linkedPage(link)) {
      hideProgress();
      hideProgress = showProgress();
    }
  });
  // The page may return from the back/forward cache.
  window.addEventListener('pagehide', () => hideProgress());
}

/**
 * Returns the address, without hash, of the page of this site that a link opens in the same tab; `undefined` for other
 * hosts, files, and the current page.
 */
export function linkedPage(
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
 * Shows a progress bar at the top after a delay, like the application's.
 *
 * @returns removes it
 */
function showProgress(): () => void {
  const box = document.createElement('div');
  box.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  box.append(bar);
  const timer = setTimeout(() => {
    document.body.append(box);
    // There is no event for a reader who stops loading, so the bar removes itself at its end.
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
 * Adds the query and the hash of the address to the links to other languages, which built pages lack. The application
 * renders them.
 */
export function installLanguageLinks(): void {
  const addQueryAndHash = ({target}: Event) => {
    const link = closestElement<HTMLAnchorElement>(
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
