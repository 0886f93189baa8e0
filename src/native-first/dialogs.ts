/** Attribute with the name of a dialog, on the dialog and on the controls that open it. */
export const DIALOG_ATTRIBUTE = 'data-dialog';

type DialogName = 'search' | 'legal';

export function findDialog(name: DialogName): HTMLDialogElement | null {
  return document.querySelector(`dialog[${DIALOG_ATTRIBUTE}=${name}]`);
}

/** Closes dialogs by their button, by Back, and by a press on the backdrop. */
export function installDialogs(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-native=close]');
    button?.closest('dialog')?.close();
  });
  window.addEventListener('popstate', () =>
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
  );
  document.addEventListener('mousedown', (event) => {
    const {target, detail} = event;
    const isDialog =
      target instanceof HTMLDialogElement &&
      target.hasAttribute(DIALOG_ATTRIBUTE);
    // A press on the backdrop has the dialog as its target. The second press of a double click belongs to the click
    // that opened it.
    if (isDialog && detail < 2) {
      event.preventDefault();
      target.close();
    }
  });
}

/**
 * Opens the dialog of a control.
 *
 * @returns `undefined` if the dialog is missing or open already
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
 * Measures the scroll bar of the page for src/css/base.css, which replaces it by padding while a dialog or menu locks
 * scrolling, so that the page does not shift. `scrollbar-gutter` would leave a strip in front of the backdrop.
 */
export function measureScrollBar(): void {
  const root = document.documentElement;
  // The observer runs after layout, when reading sizes is cheap.
  new ResizeObserver(() => {
    const width = window.innerWidth - root.clientWidth;
    // It is 0 while scrolling is locked, and for overlay scroll bars.
    if (width > 0) {
      root.style.setProperty('--page-scroll-bar', `${width}px`);
    }
  }).observe(root);
}
