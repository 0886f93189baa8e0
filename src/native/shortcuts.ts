import {DIALOG_ATTRIBUTE, showDialog} from './dialogs';
import {
  areSingleKeysOn,
  SINGLE_KEYS,
  singleKeyOf,
  switchSingleKeys,
} from './singleKeys';

/** Single keys of every page. `src/native/search.ts` answers that of search. */
export const SHORTCUT_KEYS = {search: '/', help: '?'} as const;

/** The control of the list of shortcuts. */
const HELP = `[${DIALOG_ATTRIBUTE}=shortcuts]:not(dialog)`;

/** Opens the list of shortcuts, and answers its switch. */
export function installShortcuts(): void {
  document.addEventListener('keydown', (event) => {
    const help = document.querySelector<HTMLElement>(HELP);
    if (
      help &&
      !event.repeat &&
      singleKeyOf(event) === SHORTCUT_KEYS.help &&
      !document.querySelector('dialog[open]')
    ) {
      event.preventDefault();
      showHelp(help);
    }
  });
  document.addEventListener('click', ({target}) => {
    const opener = (target as Element).closest<HTMLElement>(HELP);
    if (opener) {
      showHelp(opener);
    }
  });
  document.addEventListener('change', ({target}) => {
    if (isSwitch(target)) {
      switchSingleKeys(target.checked);
    }
  });
}

function showHelp(opener: HTMLElement): void {
  const box = showDialog(opener)?.querySelector(`[data-native=${SINGLE_KEYS}]`);
  if (isSwitch(box)) {
    box.checked = areSingleKeysOn();
  }
}

function isSwitch(
  target: EventTarget | null | undefined,
): target is HTMLInputElement {
  return (
    target instanceof HTMLInputElement &&
    target.dataset['native'] === SINGLE_KEYS
  );
}
