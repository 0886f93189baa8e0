import {
  useEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {moveFocus} from './moveFocus';

interface Disclosure {
  readonly open: boolean;
  readonly containerProps: HTMLAttributes<HTMLDivElement> & {
    ref: RefObject<HTMLDivElement | null>;
  };
  readonly buttonProps: HTMLAttributes<HTMLButtonElement> & {
    ref: RefObject<HTMLButtonElement | null>;
  };
  /** A click on an entry has led somewhere: the menu has done its work. */
  readonly menuProps: Pick<HTMLAttributes<HTMLUListElement>, 'onClick'>;
}

/** State and handlers of a menu that a button shows and hides. */
export function useDisclosure(): Disclosure {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'press'>();
  const open = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const closeOutside = (event: Event) => {
      if (!container.current?.contains(event.target as Node)) {
        setOpenedBy(undefined);
      }
    };
    // Escape closes a menu that the pointer opened too, wherever the focus is (WCAG 1.4.13).
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpenedBy(undefined);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      button.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpenedBy('press');
      moveFocus(container.current, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  return {
    open,
    containerProps: {
      ref: container,
      onKeyDown,
      // A finger's first contact also counts as entering: the click that follows must open, not close.
      onPointerEnter: (event) =>
        event.pointerType === 'mouse' && setOpenedBy((by) => by ?? 'pointer'),
      onPointerLeave: (event) => event.pointerType === 'mouse' && close(),
    },
    buttonProps: {
      ref: button,
      // Pressing a menu that the pointer has just opened keeps it open.
      onClick: () =>
        setOpenedBy((by) => (by === 'press' ? undefined : 'press')),
    },
    menuProps: {onClick: close},
  };
}
