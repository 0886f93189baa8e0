// Search handlers of the native script. They open the dialog by button and keyboard, with or without React.
import {
  DIALOG_ATTRIBUTE,
  findDialog,
  isAppLoadedAtIdle,
  mayPreload,
  observeIntent,
  showDialog,
  showLoadNotice,
  waitForHydration,
} from '../../native-first/browser';
import type {SearchScope} from '../engine';
import {loadSearchModal, SCOPE_ATTRIBUTE, type SearchModal} from './modal';
import {findShortcut, isCharacter} from './shortcuts';

export {MODAL_ATTRIBUTE} from './modal';
export {findShortcut} from './shortcuts';

const OPENER = `[${DIALOG_ATTRIBUTE}=search]:not(dialog)`;

/** Handles the search button and the keyboard shortcuts of search. */
export function installSearch(load = loadSearchModal): void {
  const open = () => openDialog(load);
  const preloadModal = () => {
    if (mayPreload()) {
      // Errors are ignored here: opening the dialog tries again.
      load().then(
        ({preload}) => preload(),
        () => undefined,
      );
    }
  };
  observeIntent((target) => target.closest(OPENER), preloadModal);
  if (!isAppLoadedAtIdle()) {
    waitForHydration().then(preloadModal);
  }
  document.addEventListener('click', ({target}) => {
    if ((target as Element).closest(OPENER)) {
      open();
    }
  });
  window.addEventListener('keydown', (event) => {
    const shortcut = findShortcut(event);
    const isOpen = document.querySelector('dialog[open]') !== null;
    if (shortcut === 'toggle' && findDialog('search')?.open) {
      event.preventDefault();
      findDialog('search')?.close();
    } else if (!isOpen && findOpener() && shortcut) {
      event.preventDefault();
      open();
    } else if (!isOpen && event.target === findOpener() && isCharacter(event)) {
      // Opens the dialog before the browser types the character, which then goes into the focused search
      // field.
      open();
    }
  });
}

function findOpener(): HTMLElement | null {
  return document.querySelector(OPENER);
}

/** Unmounts the modal of the previous opening, or cancels its loading. */
let cleanUp = (): void => undefined;

/** Opens the dialog at once, with a query. The modal renders its content after its script has loaded. */
function openDialog(load: () => Promise<SearchModal>, query = ''): void {
  const opener = findOpener();
  const dialog = opener && showDialog(opener);
  const form = dialog?.querySelector('form');
  const field = form?.querySelector('input');
  if (!dialog || !form || !field) {
    return;
  }
  // Cleans up here too, since the close event is asynchronous and the dialog may be reopened before it fires.
  cleanUp();
  field.value ||= query;
  const closing = new AbortController();
  const {signal} = closing;
  let entered: string | undefined;
  let unmount: (() => void) | undefined;
  const onSubmit = (event: Event) => {
    event.preventDefault();
    entered = field.value;
  };
  form.addEventListener('submit', onSubmit, {signal});
  cleanUp = () => {
    closing.abort();
    unmount?.();
    form.reset();
  };
  const onClose = () => {
    if (!dialog.open) {
      cleanUp();
      // After opening by a keyboard shortcut, the browser has no element to return the focus to.
      findOpener()?.focus({preventScroll: true});
    }
  };
  dialog.addEventListener('close', onClose, {signal});
  const isWanted = () => dialog.open && !signal.aborted;
  load().then(
    ({preload, open}) => {
      if (isWanted()) {
        preload();
        const scope = JSON.parse(
          dialog.getAttribute(SCOPE_ATTRIBUTE) ?? '{}',
        ) as SearchScope;
        unmount = open({dialog, scope, entered});
      }
    },
    () => {
      if (isWanted() && navigator.onLine) {
        // The results page has files of its own.
        form.submit();
      } else if (isWanted()) {
        const {value} = field;
        dialog.close();
        showLoadNotice(() => openDialog(load, value));
      }
    },
  );
}
