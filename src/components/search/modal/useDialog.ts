import {
  useEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
} from 'react';

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

  useEffect(() => {
    const {current} = dialog;
    const root = document.documentElement;
    current?.showModal();
    input.current?.focus();
    root.classList.add('DocSearch--active');
    return () => {
      root.classList.remove('DocSearch--active');
      current?.close();
    };
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
        if (!event.nativeEvent.isComposing) {
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
        onClose();
      }
    },
  };
}
