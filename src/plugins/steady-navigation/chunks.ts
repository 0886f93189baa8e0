import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hideLoadNotice, showLoadNotice} from '@site/src/native/loadNotice';
import {pageState} from '@site/src/native/pageState';
import {reloadOnce} from '@site/src/native/reloadOnce';
import {checkLoads, type FileLoader} from './checkedLoads';
import {holdLoads, type HeldLoads} from './heldLoads';
import {integritiesReader} from './integrities';

/** The bundler's own: what every `import()` comes to. */
declare const __webpack_require__: FileLoader;

let loads: HeldLoads<number | string> | undefined;

/** Whether a reader waits for a page: the first one until the application has taken it over, too. */
let isAwaited = true;
let isNotifying = false;

if (ExecutionEnvironment.canUseDOM) {
  const readIntegrities = integritiesReader();
  if (readIntegrities) {
    checkLoads(__webpack_require__, readIntegrities);
  }
  loads = holdLoads(__webpack_require__.e, (error) => {
    console.warn(error);
    tell();
  });
  __webpack_require__.e = loads.load;
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
