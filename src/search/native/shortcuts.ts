import {
  closestElement,
  isComposing,
  readStored,
  writeStored,
} from '../../native-first/browser';

/** `data-native` of the checkbox for the slash key. WCAG 2.1.4 requires that single-key shortcuts can be turned off. */
export const SLASH_SWITCH = 'slash-key';

const STORAGE_KEY = 'site.single-keys';
const OFF = 'off';

/** The action of a key; `undefined` for all keys that are not a shortcut of search. */
export function findShortcut(
  event: KeyboardEvent,
): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  // Autofill fires key events without a key.
  if ((key as string | undefined) === undefined || isComposing(event)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !altKey && !shiftKey
      ? 'toggle'
      : undefined;
  }
  // The target of an event in a shadow root is its host.
  const [target = null] = event.composedPath();
  return key === '/' && !altKey && !isEditable(target) && isSlashOn()
    ? 'open'
    : undefined;
}

/** Checks whether a key types a character. */
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
  return readStored(STORAGE_KEY) !== OFF;
}

/** Sets the checkbox to the stored choice. */
export function syncSlashSwitch(box: HTMLInputElement | null): void {
  if (box) {
    box.checked = isSlashOn();
  }
}

/** Keeps checkbox and storage in sync. If storage is blocked, the choice lasts until the page is left. */
export function installSlashSwitch(): void {
  const selector = `[data-native=${SLASH_SWITCH}]`;
  const sync = () => syncSlashSwitch(document.querySelector(selector));
  sync();
  // A change in another tab, or while this page was in the back/forward cache.
  window.addEventListener('storage', ({key}) => {
    if (key === STORAGE_KEY) {
      sync();
    }
  });
  document.addEventListener('change', ({target}) => {
    const box = closestElement<HTMLInputElement>(target, selector);
    if (box) {
      writeStored(STORAGE_KEY, box.checked ? null : OFF);
    }
  });
}
