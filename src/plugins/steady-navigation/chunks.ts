import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hideLoadNotice, showLoadNotice} from '@site/src/native/loadNotice';
import {pageState} from '@site/src/native/pageState';
import {reloadOnce} from '@site/src/native/reloadOnce';
import {holdLoads, type HeldLoads} from './heldLoads';

/** Loads a part of the application: https://rspack.rs/api/runtime-api/module-variables */
declare let __webpack_chunk_load__: (id: number | string) => Promise<unknown>;

let loads: HeldLoads<number | string> | undefined;

/** Whether a reader waits for a page: the first one until the application has taken it over, too. */
let isAwaited = true;
let isNotifying = false;

if (ExecutionEnvironment.canUseDOM) {
  loads = holdLoads(__webpack_chunk_load__, (error) => {
    console.warn(error);
    tell();
  });
  __webpack_chunk_load__ = loads.load;
  window.addEventListener('online', () => {
    hideLoadNotice();
    loads!.retry();
  });
}

export function onRouteUpdate(): void {
  isAwaited = true;
  // What was fetched ahead, and failed then.
  loads?.retry();
}

export function onRouteDidUpdate(): void {
  isAwaited = false;
  hideLoadNotice();
}

/**
 * A page that can be had is loaded whole, as Docusaurus does: its pieces may have other names by now. One that cannot
 * leaves on the screen what is there, where Docusaurus would put the browser's error in its place.
 */
function tell(): void {
  if (!isAwaited || isNotifying) {
    return;
  }
  isNotifying = true;
  void pageState().then((state) => {
    isNotifying = false;
    if (!isAwaited || !loads?.isWaiting()) {
      return;
    }
    const isFirst = document.documentElement.dataset['hasHydrated'] !== 'true';
    if (state === 'unreachable' || isFirst || !reloadOnce()) {
      showLoadNotice(() =>
        state === 'replaced' ? window.location.reload() : loads!.retry(),
      );
    }
  });
}
