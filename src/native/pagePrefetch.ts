import {isAppWanted, isConnectionFree} from './app';
import {onIntent} from './intent';
import {fetchPage} from './nextPage';

/** As `onIntent` takes it: a page weighs as much as an icon, and a pointer on its way is off a row by then. */
const REST = 20;

/**
 * Fetches the page behind a link that a reader is about to follow (src/native/pageSwap.ts); the
 * application has prefetching of its own.
 */
export function installPagePrefetch(): void {
  onIntent(
    // A link that opens a dialog leads to no page.
    (target) => target.closest<HTMLAnchorElement>('a:not([data-dialog])'),
    (link) => {
      const page = pageBehind(link);
      if (page && !isAppWanted() && isConnectionFree()) {
        // Whoever follows the link will try again.
        fetchPage(page).catch(() => undefined);
      }
    },
    REST,
  );
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
