import {
  isComposing,
  readStoredValue,
  writeStoredValue,
} from '../../native-first/browser';

/** WCAG 2.1.4 requires a switch for shortcuts of a single character. */
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
  return key === '/' && !altKey && !isEditable(target) && isSlashKeyEnabled()
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

export function isSlashKeyEnabled(): boolean {
  return readStoredValue(STORAGE_KEY) !== OFF;
}

/** Stores whether the slash key opens search. If storage is blocked, it always does. */
export function enableSlashKey(isEnabled: boolean): void {
  writeStoredValue(STORAGE_KEY, isEnabled ? null : OFF);
}
