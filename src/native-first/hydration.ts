import {
  CHUNK_ERROR_NAME,
  isAppRunning,
  loadApp,
  isAppLoadedAtIdle,
  preloadApp,
  VERSION_LINK_SELECTOR,
} from './app';
import {runAfterNextPaint} from './belowFold';
import {findClosestElement} from './dom';
import {observeIntent} from './intent';
import {showLoadNotice} from './loadErrors';
import {whenOpened} from './prerendering';
import {postponeAction} from './successors';
import {MODAL_ATTRIBUTE} from '../search/native/index';

/** Matches controls that the native script does not handle. */
const PRESSED = [
  'button:not([data-native], [data-dialog])',
  'a[role=button]',
  VERSION_LINK_SELECTOR,
  '[role=tab]:not([data-native])',
].join();

const BUSY = 'aria-busy';

/**
 * Loads the application when a reader is about to use a control that needs it, and at idle on pages that need
 * it. A press before hydration is repeated after it.
 */
export function installHydration(): void {
  if (isAppLoadedAtIdle()) {
    whenOpened(() => atIdle(startApp));
  }
  observeIntent(findControl, preloadApp);
  document.addEventListener('click', repeatPress, {capture: true});
}

/**
 * Calls a function when the browser is idle after the first paint. In background tabs it does not wait for a
 * paint, which would never come.
 */
function atIdle(act: () => void): void {
  const whenFree = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, {timeout: 1000})
      : setTimeout(act);
  if (document.hidden) {
    whenFree();
  } else {
    runAfterNextPaint(whenFree);
  }
}

function findControl(target: EventTarget | null): HTMLElement | null {
  return isAppRunning() || findClosestElement(target, `[${MODAL_ATTRIBUTE}]`)
    ? null
    : findClosestElement(target, PRESSED);
}

function repeatPress(event: MouseEvent): void {
  const control = findControl(event.target);
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!control || (control.localName === 'a' && opensElsewhere)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (control.hasAttribute(BUSY)) {
    return;
  }
  const press = postponeAction(control, (element) => element.click());
  control.setAttribute(BUSY, 'true');
  loadApp()
    .then(press)
    .catch((error: Error) => reportError(error, () => control.click()))
    .finally(() => {
      control.removeAttribute(BUSY);
    });
}

function startApp(): void {
  loadApp().catch((error: Error) => reportError(error, startApp));
}

let failures = 0;

/**
 * Shows the load notice. Its button tries again, or reloads the page after a second failure or a chunk error:
 * the files may no longer exist after a deployment, and the application does not load chunks again.
 */
function reportError({name, message}: Error, retry: () => void): void {
  console.warn(message);
  failures += 1;
  const mustReload =
    (failures > 1 || name === CHUNK_ERROR_NAME) && navigator.onLine;
  showLoadNotice(mustReload ? () => window.location.reload() : retry);
}
