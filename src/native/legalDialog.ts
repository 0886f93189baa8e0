import {isAppRunning, loadApp} from './app';
import {DIALOG_ATTRIBUTE, showDialog} from './dialogs';

const OPENER = `[${DIALOG_ATTRIBUTE}=legal]:not(dialog)`;

/**
 * Opens the dialog of the legal texts at once, and hands over to the application when it is there.
 * Afterwards the application alone opens its dialog.
 */
export function installLegalDialog(): void {
  document.addEventListener('click', onClick);
  openAddressed();
  window.addEventListener('hashchange', openAddressed);
}

function onClick(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLElement>(OPENER);
  const isModified =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (opener && !isModified && !isAppRunning()) {
    event.preventDefault();
    open(opener);
  }
}

/** The dialog that the address asks for; the application opens that dialog without a click. */
function openAddressed(): void {
  const opener = [...document.querySelectorAll<HTMLElement>(OPENER)].find(
    isAddressed,
  );
  if (opener && !isAppRunning()) {
    open(opener);
  }
}

function isAddressed({dataset}: HTMLElement): boolean {
  return (
    dataset['dialogHash'] !== undefined &&
    dataset['dialogHash'] === window.location.hash
  );
}

function open(opener: HTMLElement): void {
  const dialog = showDialog(opener);
  if (!dialog) {
    return;
  }
  nameAfter(opener, dialog);
  loadApp().then(
    // A dialog that was closed in the meantime asks for nothing any more.
    () => dialog.open && !isAddressed(opener) && opener.click(),
    // Without the application there are still the pages.
    () =>
      dialog.open &&
      opener instanceof HTMLAnchorElement &&
      window.location.assign(opener.href),
  );
}

/** One dialog serves all texts: it bears the name of the link that opened it. */
function nameAfter(opener: HTMLElement, dialog: HTMLDialogElement): void {
  const name = opener.textContent.trim();
  dialog.setAttribute('aria-label', name);
  dialog.querySelector('[data-title]')?.setAttribute('data-title', name);
}
