import {isAppPage, isConnectionFree, untilAppRuns} from './app';
import {
  closeDialog,
  DIALOG_ATTRIBUTE,
  findDialog,
  showDialog,
  untilIdle,
} from './dialogs';
import {onIntent} from './intent';
import {
  loadSearchModal,
  SCOPE_ATTRIBUTE,
  type ModalScope,
  type SearchModal,
} from './searchModal';
import {isCharacter, shortcutOf} from './searchShortcuts';

const OPENER = `[${DIALOG_ATTRIBUTE}=search]:not(dialog)`;

/** The modal once it has loaded, and what closes it while it is open. */
let modal: SearchModal | undefined;
let close: (() => void) | undefined;

/** Opens and closes search, by its button and by keys, with the application and without it. */
export function installSearch(load = loadSearchModal): void {
  const loadModal = async () => (modal = await load());
  const open = () => {
    if (modal) {
      openModal(modal);
    } else {
      openDialog(loadModal);
    }
  };
  const loadAhead = () => {
    if (isConnectionFree()) {
      // Whoever opens it will try again.
      loadModal().then(
        ({warm}) => warm(),
        () => undefined,
      );
    }
  };
  onIntent((target) => target.closest(OPENER), loadAhead);
  if (!isAppPage()) {
    // A reader who has made the application come has it whole.
    untilAppRuns().then(loadAhead);
  }
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest(OPENER)) {
      open();
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = shortcutOf(event);
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (shortcut === 'toggle' && (close || findDialog('search')?.open)) {
      event.preventDefault();
      closeSearch();
    } else if (!isOpen && findOpener() && shortcut) {
      event.preventDefault();
      open();
    } else if (!isOpen && event.target === findOpener() && isCharacter(event)) {
      // The key goes on to the field, which has the focus by then.
      open();
    }
  });
}

function findOpener(): HTMLElement | null {
  return document.querySelector(OPENER);
}

/** Opens the dialog at once; the modal takes its place when it is there. */
function openDialog(loadModal: () => Promise<SearchModal>): void {
  const opener = findOpener();
  const dialog = opener && showDialog(opener);
  if (!dialog) {
    return;
  }
  // Whichever way it is closed: where a key has opened it, the browser knows of nothing to go back to.
  dialog.addEventListener('close', () => close ?? focusOpener(), {once: true});
  loadModal()
    .then((loaded) => {
      loaded.warm();
      return untilIdle('search').then(() => loaded);
    })
    .then(
      // A dialog that was closed in the meantime asks for nothing any more.
      (loaded) => dialog.open && openModal(loaded),
      // The results page is made of other files, and says so when they fail too.
      () => dialog.open && dialog.querySelector('form')?.submit(),
    );
}

function openModal({open}: SearchModal): void {
  close ??= open({scope: readScope(), onClose: closeSearch});
}

function closeSearch(): void {
  closeDialog('search');
  close?.();
  close = undefined;
  // After the dialog is gone: what it covers takes no focus.
  focusOpener();
}

function focusOpener(): void {
  findOpener()?.focus({preventScroll: true});
}

function readScope(): ModalScope {
  const text = findDialog('search')?.getAttribute(SCOPE_ATTRIBUTE);
  return JSON.parse(text ?? '{}') as ModalScope;
}
