import {isComposing} from './isComposing';
import {keep, recall} from './storage';

/** `data-native` of the switch that turns single keys off. */
export const SINGLE_KEYS = 'single-keys';

const STORAGE_KEY = 'site.single-keys';
const OFF = 'off';

/** What is looked at of a key. */
export type KeyPress = Pick<
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

/**
 * The key of a shortcut that is a single one: not typed into a field, not part of a syllable, without
 * Ctrl, Cmd and Alt, and not switched off by the reader (WCAG 2.1.4).
 */
export function singleKeyOf(event: KeyPress): string | undefined {
  const {key, ctrlKey, metaKey, altKey} = event;
  // Autofill sends key events without a key.
  if (
    (key as string | undefined) === undefined ||
    isComposing(event) ||
    ctrlKey ||
    metaKey ||
    altKey ||
    isEditable(typedInto(event)) ||
    !areSingleKeysOn()
  ) {
    return undefined;
  }
  return key;
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

/** Whether the reader has left single keys on. */
export function areSingleKeysOn(): boolean {
  return recall(STORAGE_KEY) !== OFF;
}

/** Keeps the reader's choice. Without storage it lasts as long as nobody asks for it again. */
export function switchSingleKeys(on: boolean): void {
  keep(STORAGE_KEY, on ? null : OFF);
}
