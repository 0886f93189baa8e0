import {
  closestElement,
  isComposing,
  readStored,
  writeStored,
} from '../../native-first/browser';

/** `data-native` of the switch that turns the slash key off. WCAG 2.1.4 asks for one, since readers press it by accident. */
export const SLASH_SWITCH = 'slash-key';

const STORAGE_KEY = 'site.single-keys';
const OFF = 'off';

/** What is looked at of a key. */
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

/** What a key asks of search; `undefined` when it is none of its business. */
export function shortcutOf(event: KeyPress): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  // Autofill sends key events without a key.
  if ((key as string | undefined) === undefined || isComposing(event)) {
    return undefined;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !altKey && !shiftKey
      ? 'toggle'
      : undefined;
  }
  return key === '/' && !altKey && !isEditable(typedInto(event)) && isSlashOn()
    ? 'open'
    : undefined;
}

/** Whether a key on the search button is the beginning of a query. */
export function isCharacter(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  return (
    /^[\p{L}\p{N}]$/u.test(key) &&
    !isComposing(event) &&
    !(ctrlKey || metaKey || altKey)
  );
}

/** Where a key was typed: of an editor with a shadow, the target is no more than what holds it. */
function typedInto(event: KeyPress): EventTarget | null {
  return event.composedPath?.()[0] ?? event.target;
}

/** Whether keys typed into an element belong to it. */
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

/** Shows in a switch what the reader has chosen. */
export function showSlashChoice(box: HTMLInputElement | null): void {
  if (box) {
    box.checked = isSlashOn();
  }
}

/** Answers the switch. Without storage, a choice lasts as long as nobody asks for it again. */
export function installSlashSwitch(): void {
  const selector = `[data-native=${SLASH_SWITCH}]`;
  const show = () => showSlashChoice(document.querySelector(selector));
  show();
  // In another tab, or before the browser brought this page back.
  window.addEventListener('storage', ({key}) => {
    if (key === STORAGE_KEY) {
      show();
    }
  });
  document.addEventListener('change', ({target}) => {
    const box = closestElement<HTMLInputElement>(target, selector);
    if (box) {
      writeStored(STORAGE_KEY, box.checked ? null : OFF);
    }
  });
}
