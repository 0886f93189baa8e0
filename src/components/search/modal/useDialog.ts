import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react';
import {closeDialog, typedText} from '@site/src/native/dialogs';
import {isComposing} from '@site/src/native/isComposing';

interface Options {
  /** Gets the focus when the dialog opens. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/**
 * Props of a modal `<dialog>`: the browser keeps the focus inside and the page behind inert; Escape
 * and a click beside it close it, but not the Escape that ends the composition of a syllable.
 */
export function useDialog({input, onClose}: Options): ComponentProps<'dialog'> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before anything else happens: no key may fall between the frame and the dialog.
  useLayoutEffect(() => {
    const {current} = dialog;
    const typed = typedText('search');
    closeDialog('search');
    current?.showModal();
    input.current?.focus();
    if (typed) {
      input.current?.setSelectionRange(...typed.selection);
    }
    return () => current?.close();
  }, [input]);

  // Back and forward leave the page that was searched from.
  useEffect(() => {
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [onClose]);

  return {
    ref: dialog,
    onKeyDownCapture: (event) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        if (!isComposing(event.nativeEvent)) {
          onClose();
        }
      }
    },
    // The back gesture of a phone asks like this.
    onCancel: (event) => {
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === event.currentTarget) {
        // The page under the pointer would take the focus from the search button.
        event.preventDefault();
        onClose();
      }
    },
  };
}
