import {
  findClosestElement,
  isComposing,
  readStoredValue,
  writeStoredValue,
} from '../../native-first/browser';

/**
 * `data-native` of the checkbox that turns the slash key off. WCAG 2.1.4 requires such a switch for
 * single-key shortcuts.
 */
export const SLASH_KEY_CHECKBOX = 'slash-key';

const STORAGE_KEY = 'site.single-keys';
const OFF = 'off';

/** Finds the action of a key; `undefined` if the key is not a shortcut of search. */
export function findShortcut(
  event: KeyboardEvent,
): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  // Autofill fires key events without `key`.
  if ((key as string | undefined) === undefined || isComposing(event)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !altKey && !shiftKey
      ? 'toggle'
      : undefined;
  }
  // `composedPath` also finds targets in a shadow root, for which `event.target` is the host element.
  const [target = null] = event.composedPath();
  return key === '/' && !altKey && !isEditable(target) && isSlashOn()
    ? 'open'
    : undefined;
}

/** Checks whether pressing a key types a character. */
export function isCharacter(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  return (
    /^[\p{L}\p{N}]$/u.test(key) &&
    !isComposing(event) &&
    !(ctrlKey || metaKey || altKey)
  );
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function isSlashOn(): boolean {
  return readStoredValue(STORAGE_KEY) !== OFF;
}

/** Sets the checkbox to the stored value. */
export function syncSlashSwitch(box: HTMLInputElement | null): void {
  if (box) {
    box.checked = isSlashOn();
  }
}

/** Keeps checkbox and storage in sync. If storage is blocked, the change lasts until the reader leaves the page. */
export function installSlashSwitch(): void {
  const selector = `[data-native=${SLASH_KEY_CHECKBOX}]`;
  const sync = () => syncSlashSwitch(document.querySelector(selector));
  sync();
  // Applies changes made in another tab, or while this page was in the back/forward cache.
  window.addEventListener('storage', ({key}) => {
    if (key === STORAGE_KEY) {
      sync();
    }
  });
  document.addEventListener('change', ({target}) => {
    const box = findClosestElement<HTMLInputElement>(target, selector);
    if (box) {
      writeStoredValue(STORAGE_KEY, box.checked ? null : OFF);
    }
  });
}
