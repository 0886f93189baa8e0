import {elementAround} from './elementAround';
import {lockPage} from './pageLock';

// Each page has a `<dialog>` that opens at once, in place of the application's own, which may still be loading. What is
// typed into it goes along.

/** Attribute of a dialog, and of the controls that open it: its name. */
export const DIALOG_ATTRIBUTE = 'data-dialog';

/** Attribute of a dialog in which Enter was pressed. */
const ENTERED_ATTRIBUTE = 'data-entered';

type DialogName = 'search' | 'legal';

/** What a reader has typed into a dialog, and where the caret is. */
export interface TypedText {
  readonly text: string;
  readonly selection: readonly [start: number, end: number];
  /** Enter was pressed: the best answer is to be opened. */
  readonly isEntered: boolean;
}

export function findDialog(name: DialogName): HTMLDialogElement | null {
  return document.querySelector(`dialog[${DIALOG_ATTRIBUTE}=${name}]`);
}

/** The dialog that holds an event's target, or is it. */
function dialogAround(target: EventTarget | null): HTMLDialogElement | null {
  return elementAround<HTMLDialogElement>(
    target,
    `dialog[${DIALOG_ATTRIBUTE}]`,
  );
}

/** What is typed into a dialog; `undefined` when it is not open. */
export function typedText(name: DialogName): TypedText | undefined {
  const dialog = findDialog(name);
  if (!dialog?.open) {
    return undefined;
  }
  const field = dialog.querySelector('input');
  const text = field?.value ?? '';
  const end = text.length;
  return {
    text,
    selection: [field?.selectionStart ?? end, field?.selectionEnd ?? end],
    isEntered: dialog.hasAttribute(ENTERED_ATTRIBUTE),
  };
}

/** Closes a dialog, for the dialog that takes its place, or because the reader closed it. */
export function closeDialog(name: DialogName): void {
  const dialog = findDialog(name);
  if (dialog?.open) {
    dialog.close();
  }
}

/** Attribute of a dialog in which a syllable is being composed, or a button pressed. */
const BUSY = 'data-busy';

const STARTS = ['compositionstart', 'pointerdown'];
const ENDS = ['compositionend', 'pointerup', 'pointercancel'];

/** Event of a dialog in which nothing is under way any more. */
const IDLE = 'idle';

/** Marks dialogs while something is under way in them. */
function watchDialogs(): void {
  STARTS.forEach((start) => {
    document.addEventListener(start, ({target}) =>
      dialogAround(target)?.setAttribute(BUSY, ''),
    );
  });
  ENDS.forEach((end) => {
    document.addEventListener(end, () => {
      // After the click that follows; its pointer may have gone up elsewhere.
      setTimeout(() => {
        const dialog = document.querySelector(`[${BUSY}]`);
        dialog?.removeAttribute(BUSY);
        dialog?.dispatchEvent(new Event(IDLE));
      });
    });
  });
}

/**
 * Settles when nothing is under way in a dialog: if something took its place, a syllable would end in
 * the middle, and a press would be lost.
 */
export async function untilIdle(name: DialogName): Promise<void> {
  const dialog = findDialog(name);
  if (dialog?.open && dialog.hasAttribute(BUSY)) {
    await new Promise((resolve) => {
      dialog.addEventListener(IDLE, resolve, {once: true});
      dialog.addEventListener('close', resolve, {once: true});
    });
  }
}

/** Makes the dialogs answer what is done in them: text, Enter, and the ways to close them. */
export function installDialogs(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-native=close]');
    button?.closest('dialog')?.close();
  });
  // Back leads away from the dialog too.
  window.addEventListener('popstate', () =>
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close(),
  );
  watchDialogs();
  document.addEventListener('submit', (event) => {
    const dialog = dialogAround(event.target);
    if (dialog) {
      event.preventDefault();
      dialog.setAttribute(ENTERED_ATTRIBUTE, '');
    }
  });
  document.addEventListener('input', ({target}) => {
    dialogAround(target)?.removeAttribute(ENTERED_ATTRIBUTE);
  });
  document.addEventListener('mousedown', (event) => {
    const dialog = dialogAround(event.target);
    // Pressed beside it: the dialog itself is the target, its content another. The second press of a
    // double click is still the one that opened it.
    if (dialog && event.target === dialog && event.detail < 2) {
      event.preventDefault();
      dialog.close();
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
  const unlock = lockPage();
  dialog.addEventListener('close', unlock, {once: true});
  dialog.showModal();
  dialog.querySelector('input')?.focus();
  return dialog;
}
