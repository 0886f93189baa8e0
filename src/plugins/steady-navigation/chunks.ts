import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {hideLoadNotice, showLoadNotice} from '@site/src/native/loadNotice';
import {pageState} from '@site/src/native/pageState';
import {checkLoads, type FileLoader} from './checkedLoads';
import {holdLoads, type HeldLoads} from './heldLoads';
import {integritiesReader} from './integrities';

/** The bundler's own: what every `import()` comes to. */
declare const __webpack_require__: FileLoader;

/** Address that was loaded anew last, so that nothing is for ever. */
const RELOADED_KEY = 'reloaded';

let loads: HeldLoads<number | string> | undefined;

/** Whether a reader waits for a page: the first one until the application has taken it over, too. */
let isAwaited = true;
let isTelling = false;

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
  if (!isAwaited || isTelling) {
    return;
  }
  isTelling = true;
  void pageState().then((state) => {
    isTelling = false;
    if (!isAwaited || !loads?.isWaiting()) {
      return;
    }
    const isFirst = document.documentElement.dataset['hasHydrated'] !== 'true';
    if (state !== 'unreachable' && !isFirst && mayReload()) {
      window.location.reload();
    } else {
      showLoadNotice(() =>
        state === 'replaced' ? window.location.reload() : loads!.retry(),
      );
    }
  });
}

/** Once for an address: what fails again is told. */
function mayReload(): boolean {
  const {href} = window.location;
  try {
    const isSecond = sessionStorage.getItem(RELOADED_KEY) === href;
    sessionStorage.setItem(RELOADED_KEY, href);
    return !isSecond;
  } catch {
    return false;
  }
}
