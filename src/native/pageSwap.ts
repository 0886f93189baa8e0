// Goes from page to page without loading each anew, before the application is there; then its router does.
import {isAppRunning, isAppWanted} from './app';
import {announceArrival} from './arrival';
import {elementAround} from './elementAround';
import {afterFrame} from './firstScreen';
import {hideLoadNotice, showLoadNotice} from './loadNotice';
import {navigate} from './navigation';
import {fetchPage, readNextPage, type NextPage} from './nextPage';
import {pageBehind} from './pagePrefetch';
import {isPlainClick} from './plainClick';
import {
  awaitPage,
  installScrollMemory,
  noteScroll,
  restoreScroll,
} from './scrollMemory';
import {showPage} from './showPage';
import {loadStyles} from './styleSheets';

/** Links that do something else than lead to a page, or stand where leaving needs more than another text. */
const OTHERS = '[data-dialog], [role=button], dialog a';

/**
 * Follows links and the browser's own Back and Forward within the page that is there. Whatever does not
 * come so, the browser loads.
 */
export function installPageSwap(): void {
  installScrollMemory();
  let {pathname: shown} = window.location;
  let turn = 0;

  /**
   * Fetches a page, and shows it unless the reader has gone elsewhere by then. Where nothing can be had, says so: the
   * browser would put a page of its own in the place of the one that is read.
   *
   * @param retry - called when the reader wants to try again
   * @returns whether there is nothing left to do for the browser
   */
  const swap = async (
    address: string,
    retry: () => unknown,
    arrive: (page: NextPage) => void,
  ) => {
    turn += 1;
    const own = turn;
    const hideProgress = showProgress();
    try {
      const page = await fetchPage(address).catch(() => null);
      if (own !== turn) {
        return true;
      }
      if (page === null) {
        showLoadNotice(retry);
        return true;
      }
      const next = page && readNextPage(page);
      if (next) {
        await loadStyles(next.document.head);
      }
      if (own !== turn) {
        return true;
      }
      if (!next || isAppWanted()) {
        return false;
      }
      hideLoadNotice();
      arrive(next);
      afterFrame(() => announceArrival(window.location.hash));
      return true;
    } finally {
      hideProgress();
    }
  };

  const follow = async (link: HTMLAnchorElement) => {
    const {hash, href} = link;
    const again = () => link.click();
    const isThere = await swap(pageBehind(link)!, again, (next) => {
      noteScroll();
      history.pushState(null, '', next.address);
      // Before the hash follows, which the browser tells as it tells of Back.
      shown = window.location.pathname;
      showPage(next, !hash);
      restoreScroll();
      if (hash) {
        // The browser's own way, which also tells style sheets what is the target.
        window.location.replace(hash);
      }
    }).catch(() => false);
    if (!isThere) {
      navigate(href);
    }
  };

  const goBack = async () => {
    const {href, hash} = window.location;
    const isThere = await swap(
      href.slice(0, href.length - hash.length),
      goBack,
      (next) => {
        shown = window.location.pathname;
        showPage(next, false);
        restoreScroll();
      },
    ).catch(() => {
      showLoadNotice(goBack);
      return true;
    });
    if (!isThere) {
      window.location.reload();
    }
  };

  document.addEventListener('click', (event) => {
    const link = followed(event);
    if (link) {
      event.preventDefault();
      void follow(link);
    }
  });
  window.addEventListener('popstate', () => {
    if (!isAppRunning() && window.location.pathname !== shown) {
      awaitPage();
      void goBack();
    }
  });
}

/** The link that a click follows in its own tab, when it leads to another page and nobody else answers. */
function followed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = elementAround<HTMLAnchorElement>(event.target, 'a');
  return link &&
    isPlainClick(event) &&
    !event.defaultPrevented &&
    !isAppWanted() &&
    !link.matches(OTHERS) &&
    pageBehind(link)
    ? link
    : undefined;
}

/** How long a page may take before readers are told that it is coming, in milliseconds. */
const PATIENCE = 20;

/** Id by which the theme styles the line of its own progress. */
const ID = 'nprogress';

/**
 * Shows that something is coming, when it takes its time: a line along the top, as the application
 * shows it between pages.
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
    // Fast at first, and never done: nobody knows how long it takes.
    bar.animate(
      {transform: ['translateX(-100%)', 'translateX(-5%)']},
      {duration: 10_000, easing: 'cubic-bezier(0, 0.7, 0.3, 1)', fill: 'both'},
    );
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    box.remove();
  };
}
