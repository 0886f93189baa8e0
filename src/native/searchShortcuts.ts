import {isComposing} from './isComposing';
import {singleKeyOf, type KeyPress} from './singleKeys';

/** What a key asks of search; `undefined` when it is none of its business. */
export function shortcutOf(event: KeyPress): 'toggle' | 'open' | undefined {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  const isToggle =
    (ctrlKey || metaKey) &&
    !(altKey || shiftKey || isComposing(event)) &&
    (key as string | undefined)?.toLowerCase() === 'k';
  if (isToggle) {
    return 'toggle';
  }
  return singleKeyOf(event) === '/' ? 'open' : undefined;
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
