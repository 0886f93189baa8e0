import {isComposing} from './isComposing';

/** Whether keys typed into an element belong to it. */
function isEditable(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** What a key asks of search; `undefined` when it is none of its business. */
export function shortcutOf(
  event: Pick<
    KeyboardEvent,
    | 'key'
    | 'ctrlKey'
    | 'metaKey'
    | 'altKey'
    | 'shiftKey'
    | 'isComposing'
    | 'keyCode'
    | 'target'
  >,
): 'toggle' | 'open' | undefined {
  // Autofill sends key events without a key.
  const key = (event.key as string | undefined)?.toLowerCase();
  if (isComposing(event) || event.altKey || key === undefined) {
    return undefined;
  }
  if (key === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
    return 'toggle';
  }
  const isPlain = !event.ctrlKey && !event.metaKey;
  return key === '/' && isPlain && !isEditable(event.target)
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
