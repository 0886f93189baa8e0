import {
  DIALOG_ATTRIBUTE,
  findDialog,
  loadsAppAtIdle,
  mayPreload,
  onIntent,
  showDialog,
  whenHydrated,
} from '../../native-first/browser';
import {
  loadSearchModal,
  SCOPE_ATTRIBUTE,
  type ModalScope,
  type SearchModal,
} from './searchModal';
import {isCharacter, shortcutOf} from './searchShortcuts';

const OPENER = `[${DIALOG_ATTRIBUTE}=search]:not(dialog)`;

/** Opens and closes search, by its button and by keys, with the application and without it. */
export function installSearch(load = loadSearchModal): void {
  const open = () => openDialog(load);
  const loadAhead = () => {
    if (mayPreload()) {
      // Whoever opens it will try again.
      load().then(
        ({warm}) => warm(),
        () => undefined,
      );
    }
  };
  onIntent((target) => target.closest(OPENER), loadAhead);
  if (!loadsAppAtIdle()) {
    // A reader who has made the application come has it whole.
    whenHydrated().then(loadAhead);
  }
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest(OPENER)) {
      open();
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = shortcutOf(event);
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (shortcut === 'toggle' && findDialog('search')?.open) {
      event.preventDefault();
      findDialog('search')?.close();
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

/** Empties the dialog, and lets nothing come that was asked for. */
let end = (): void => undefined;

/** Opens the dialog at once; the modal fills in the rest when it is there. */
function openDialog(load: () => Promise<SearchModal>): void {
  const opener = findOpener();
  const dialog = opener && showDialog(opener);
  const form = dialog?.querySelector('form');
  if (!dialog || !form) {
    return;
  }
  // The browser tells later that a dialog was closed, which may be open again by then.
  end();
  const closing = new AbortController();
  const {signal} = closing;
  let entered: string | undefined;
  let close: (() => void) | undefined;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    entered = dialog.querySelector('input')?.value;
  };
  form.addEventListener('submit', onSubmit, {signal});
  end = () => {
    closing.abort();
    close?.();
    form.reset();
  };
  const onClose = () => {
    if (!dialog.open) {
      end();
      // Where a key has opened it, the browser knows of nothing to go back to.
      findOpener()?.focus({preventScroll: true});
    }
  };
  dialog.addEventListener('close', onClose, {signal});
  const isWanted = () => dialog.open && !signal.aborted;
  load().then(
    ({warm, open}) => {
      if (isWanted()) {
        warm();
        close = open({dialog, scope: readScope(dialog), entered});
      }
    },
    // The results page is made of other files, and says so when they fail too.
    () => isWanted() && form.submit(),
  );
}

function readScope(dialog: HTMLElement): ModalScope {
  return JSON.parse(dialog.getAttribute(SCOPE_ATTRIBUTE) ?? '{}') as ModalScope;
}
