import {isAppPage, isAppRunning, loadApp, PART_FAILED, warmApp} from './app';
import {VERSION_LINKS} from './docsVersions';
import {elementAround} from './elementAround';
import {afterFrame} from './firstScreen';
import {onIntent} from './intent';
import {showLoadNotice} from './loadNotice';
import {MODAL_ATTRIBUTE} from '../search/native/index';

/** What is pressed and only the application answers. */
const PRESSED = [
  'button:not([data-native], [data-dialog])',
  'a[role=button]',
  VERSION_LINKS,
  '[role=tab]:not([data-native])',
].join();

const BUSY = 'aria-busy';

/**
 * Loads the application at the first sign that something of it will be used, and at idle on pages that hold something
 * unknown. What was pressed in the meantime is pressed again once it can answer.
 */
export function installAppIntent(): void {
  if (isAppPage()) {
    atIdle(startApp);
  }
  onIntent((target) => find(target, PRESSED), warmApp);
  document.addEventListener('click', pressAgain, {capture: true});
}

/** Does something once the page is painted and nothing else is to be done. A page in the background is not painted. */
function atIdle(act: () => void): void {
  const whenFree = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(act, {timeout: 1000})
      : setTimeout(act);
  if (document.hidden) {
    whenFree();
  } else {
    afterFrame(whenFree);
  }
}

function find(target: EventTarget | null, what: string): HTMLElement | null {
  return isAppRunning() || elementAround(target, `[${MODAL_ATTRIBUTE}]`)
    ? null
    : elementAround(target, what);
}

function pressAgain(event: MouseEvent): void {
  const control = find(event.target, PRESSED);
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!control || (control.localName === 'a' && isElsewhere)) {
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (control.hasAttribute(BUSY)) {
    return;
  }
  control.setAttribute(BUSY, 'true');
  loadApp()
    .then(() => control.isConnected && control.click())
    .catch((error: Error) => tell(error, () => control.click()))
    .finally(() => {
      control.removeAttribute(BUSY);
    });
}

function startApp(): void {
  loadApp().catch((error: Error) => tell(error, startApp));
}

let failures = 0;

/**
 * Says that the application could not be had. What fails again has gone, as when the site was replaced; a part that
 * failed is not tried again by the rest.
 */
function tell({name, message}: Error, retry: () => void): void {
  console.warn(message);
  failures += 1;
  const isGone = (failures > 1 || name === PART_FAILED) && navigator.onLine;
  showLoadNotice(isGone ? () => window.location.reload() : retry);
}
