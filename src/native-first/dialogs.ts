import {onClick} from './dom';

/** Attribute that contains the name of a dialog. Set on the dialog and on the buttons and links that open it. */
export const DIALOG_ATTRIBUTE = 'data-dialog';

type DialogName = 'search' | 'legal';

export function findDialog(name: DialogName): HTMLDialogElement | null {
  return document.querySelector(`dialog[${DIALOG_ATTRIBUTE}=${name}]`);
}

/** Closes dialogs by their close button, by the browser's Back button, or by a press on the backdrop. */
export function installDialogs(): void {
  onClick('[data-native=close]', (button) => button.closest('dialog')?.close());
  window.addEventListener('popstate', () =>
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
  );
  document.addEventListener('mousedown', (event) => {
    const {target, detail} = event;
    const isDialog =
      target instanceof HTMLDialogElement &&
      target.hasAttribute(DIALOG_ATTRIBUTE);
    // The target of a press on the backdrop is the dialog itself. The second press of a double click is
    // ignored, since the first may have opened the dialog.
    if (isDialog && detail < 2) {
      event.preventDefault();
      target.close();
    }
  });
}

/**
 * Opens the dialog that a button or link names.
 *
 * @returns the opened dialog; `undefined` if it is missing or was already open
 */
export function showDialog(opener: HTMLElement): HTMLDialogElement | undefined {
  const name = opener.getAttribute(DIALOG_ATTRIBUTE) as DialogName;
  const dialog = findDialog(name);
  if (!dialog || dialog.open) {
    return undefined;
  }
  dialog.showModal();
  dialog.querySelector('input')?.focus();
  return dialog;
}

/**
 * Stores the width of the page's scroll bar for src/css/base.css. While a dialog or menu locks scrolling,
 * padding replaces the scroll bar, so that the page does not shift. `scrollbar-gutter` would leave a strip in
 * front of the backdrop.
 */
export function measureScrollBar(): void {
  const root = document.documentElement;
  // Measured in a resize observer, which runs after layout, when reading sizes is cheap.
  new ResizeObserver(() => {
    const width = window.innerWidth - root.clientWidth;
    // The width is 0 while scrolling is locked, and for overlay scroll bars.
    if (width > 0) {
      document.body.style.setProperty('--page-scroll-bar', `${width}px`);
    }
  }).observe(root);
}
