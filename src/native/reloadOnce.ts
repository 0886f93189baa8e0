/** Address that was loaded anew last, so that nothing is for ever. */
const RELOADED_KEY = 'reloaded';

/**
 * Loads the page anew, once for an address.
 *
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  const {href} = window.location;
  try {
    const isSecond = sessionStorage.getItem(RELOADED_KEY) === href;
    sessionStorage.setItem(RELOADED_KEY, href);
    if (!isSecond) {
      window.location.reload();
    }
    return !isSecond;
  } catch {
    return false;
  }
}
