// The dialogs of each page, which open at once, without the application.

/** Attribute of a dialog, and of the controls that open it: its name. */
export const DIALOG_ATTRIBUTE = 'data-dialog';

type DialogName = 'search' | 'legal';

export function findDialog(name: DialogName): HTMLDialogElement | null {
  return document.querySelector(`dialog[${DIALOG_ATTRIBUTE}=${name}]`);
}

/** Makes the dialogs answer the ways to close them. */
export function installDialogs(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-native=close]');
    button?.closest('dialog')?.close();
  });
  // Back leads away from the dialog too.
  window.addEventListener('popstate', () =>
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
  );
  document.addEventListener('mousedown', (event) => {
    const {target, detail} = event;
    const isDialog =
      target instanceof HTMLDialogElement &&
      target.hasAttribute(DIALOG_ATTRIBUTE);
    // Pressed beside it: the dialog itself is the target, its content another. The second press of a
    // double click is still the one that opened it.
    if (isDialog && detail < 2) {
      event.preventDefault();
      target.close();
    }
  });
}

/**
 * Opens the dialog of a control.
 *
 * @returns the dialog; `undefined` when there is none, or it is open
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
