import {DIALOG_ATTRIBUTE, showDialog} from './dialogs';
import {
  areSingleKeysOn,
  SINGLE_KEYS,
  singleKeyOf,
  switchSingleKeys,
} from './singleKeys';

/** Single keys of every page. `src/native/search.ts` answers that of search. */
export const SHORTCUT_KEYS = {
  search: '/',
  contents: 'o',
  pages: 's',
  next: 'n',
  previous: 'p',
  help: '?',
} as const;

export type Shortcut = keyof typeof SHORTCUT_KEYS;

/** The control of the list of shortcuts. */
const HELP = `[${DIALOG_ATTRIBUTE}=shortcuts]:not(dialog)`;

/** What a key leads to: the first of these that is in sight. */
const TARGETS: Readonly<Record<string, readonly string[]>> = {
  [SHORTCUT_KEYS.contents]: [
    'a.toc-highlight[aria-current]',
    'a.toc-highlight',
    '.theme-doc-toc-mobile > summary',
  ],
  [SHORTCUT_KEYS.pages]: [
    '.theme-doc-sidebar-container [aria-current=page]',
    '[popovertarget=docs-menu]',
  ],
  [SHORTCUT_KEYS.next]: ['.pagination-nav__link--next'],
  [SHORTCUT_KEYS.previous]: ['.pagination-nav__link--prev'],
};

/** Answers the single keys, and the list of them with its switch. */
export function installShortcuts(): void {
  document.addEventListener('keydown', onKeyDown);
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

function onKeyDown(event: KeyboardEvent): void {
  const key = event.repeat ? undefined : singleKeyOf(event);
  if (key === undefined || document.querySelector('dialog[open]')) {
    return;
  }
  const help = document.querySelector<HTMLElement>(HELP);
  const target = (TARGETS[key] ?? []).map(findInSight).find(Boolean);
  if (key === SHORTCUT_KEYS.help && help) {
    event.preventDefault();
    showHelp(help);
  } else if (target) {
    event.preventDefault();
    target.focus();
    // Links of lists are reached, all else is pressed.
    if (!target.matches('li a')) {
      target.click();
    }
  }
}

function findInSight(selector: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.getClientRects().length > 0,
  );
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
