import {elementAround} from '../../native-first/elementAround';
import {isComposing} from '../../native-first/isComposing';
import {keep, recall} from '../../native-first/storage';

/** `data-native` of the checkbox for the slash key. WCAG 2.1.4 requires that single-key shortcuts can be turned off. */
export const SLASH_SWITCH = 'slash-key';

const STORAGE_KEY = 'site.single-keys';
const OFF = 'off';

type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'isComposing'
  | 'keyCode'
  | 'target'
> &
  Partial<Pick<KeyboardEvent, 'composedPath'>>;

/** The action of a key; `undefined` for all keys that are not a shortcut of search. */
export function findShortcut(event: KeyPress): 'toggle' | 'open' | undefined {
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
  return key === '/' &&
    !altKey &&
    !isEditable(eventTarget(event)) &&
    isSlashOn()
    ? 'open'
    : undefined;
}

/** Whether a key types a character. */
export function isCharacter(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  return (
    /^[\p{L}\p{N}]$/u.test(key) &&
    !isComposing(event) &&
    !(ctrlKey || metaKey || altKey)
  );
}

/** The innermost target, also inside a shadow root. */
function eventTarget(event: KeyPress): EventTarget | null {
  return event.composedPath?.()[0] ?? event.target;
}

function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

function isSlashOn(): boolean {
  return recall(STORAGE_KEY) !== OFF;
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
    const box = elementAround<HTMLInputElement>(target, selector);
    if (box) {
      keep(STORAGE_KEY, box.checked ? null : OFF);
    }
  });
}
