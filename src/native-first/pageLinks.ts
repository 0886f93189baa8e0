// Links to other pages of the site, which the browser follows: what comes before and while it does.
import {isAppRunning, isConnectionFree} from './app';
import {elementAround} from './elementAround';
import {onIntent} from './intent';
import {isPlainClick} from './plainClick';

/** How long the pointer rests on a link: a page weighs little, and a pointer on its way is off a row by then. */
const REST = 20;

/** How long a page may take before readers are told that it is coming, in milliseconds. */
const PATIENCE = 200;

/** Id by which the theme styles the line of its own progress. */
const ID = 'nprogress';

/** Of a link whose page the browser is to fetch ahead. */
const AHEAD_ATTRIBUTE = 'data-ahead';

/**
 * What each page tells the browser of such links. It would fetch what a link of the kind `prefetch` names once more
 * where the host has pages revalidated, as ours do. Browsers without such rules leave them aside:
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const PREFETCH_RULES = {
  prefetch: [
    {
      where: {selector_matches: `a[${AHEAD_ATTRIBUTE}]`},
      eagerness: 'immediate',
    },
  ],
};

/**
 * Fetches the page behind a link that a reader is about to follow, and shows a bar when it takes its time. The
 * application has both of its own.
 */
export function installPageLinks(): void {
  onIntent(
    // A link that opens a dialog leads to no page.
    (target) => target.closest<HTMLAnchorElement>('a:not([data-dialog])'),
    (link) => {
      if (pageBehind(link) && !isAppRunning() && isConnectionFree()) {
        link.setAttribute(AHEAD_ATTRIBUTE, '');
      }
    },
    REST,
  );
  let hideProgress = () => {};
  document.addEventListener('click', (event) => {
    const link = elementAround<HTMLAnchorElement>(event.target, 'a');
    const isFollowed = !event.defaultPrevented && isPlainClick(event);
    if (link && isFollowed && pageBehind(link)) {
      hideProgress();
      hideProgress = showProgress();
    }
  });
  // The browser may bring the page back as it was left.
  window.addEventListener('pagehide', () => hideProgress());
}

/**
 * The address of another page of this site that a link opens in its place.
 *
 * @returns it without a hash; `undefined` for other hosts, files, and the page itself
 */
export function pageBehind(
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
 * Shows after a while that something is coming: a line along the top, as the application shows it between pages.
 *
 * @returns takes it away
 */
function showProgress(): () => void {
  const box = document.createElement('div');
  box.id = ID;
  const bar = document.createElement('div');
  bar.className = 'bar';
  box.append(bar);
  const timer = setTimeout(() => {
    document.body.append(box);
    // Fast at first. Nothing tells when a reader stops the browser: a bar that has come to its end goes.
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
