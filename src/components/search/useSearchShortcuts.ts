import {useEffect} from 'react';
import {shortcutOf} from '@site/src/native/searchShortcuts';

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
