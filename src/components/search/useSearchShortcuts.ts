import {useEffect} from 'react';
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

interface Options {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Ctrl or Cmd + K opens and closes search, the slash key outside input fields opens it. */
export function useSearchShortcuts({isOpen, open, close}: Options): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      // Another dialog keeps the keyboard to itself.
      const isElsewhere = !isOpen && document.querySelector('dialog[open]');
      if (!shortcut || isElsewhere || (isOpen && shortcut === 'open')) {
        return;
      }
      event.preventDefault();
      (isOpen ? close : open)();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
