import {isAppRunning, loadApp} from './app';
import {
  closeFrame,
  ENTERED_ATTRIBUTE,
  findFrame,
  FRAME_ATTRIBUTE,
  untilComposed,
  watchComposition,
  type FrameName,
} from './frame';
import {lockPage} from './pageLock';
import {isCharacter, shortcutOf} from './searchShortcuts';

/**
 * Opens the frames of search and of the legal texts at once, and hands over to the application when
 * it is there. Afterwards the application alone opens its dialogs.
 */
export function installFrames(): void {
  document.addEventListener('click', onClick);
  window.addEventListener('keydown', onKeyDown);
  openAddressed();
  window.addEventListener('hashchange', openAddressed);
  document.querySelectorAll('dialog').forEach((frame) => {
    watchComposition(frame);
    frame.addEventListener('submit', (event) => {
      event.preventDefault();
      frame.setAttribute(ENTERED_ATTRIBUTE, '');
    });
    frame.addEventListener('input', () => {
      frame.removeAttribute(ENTERED_ATTRIBUTE);
    });
    // Pressed beside it: the dialog itself is the target, its content another.
    frame.addEventListener('mousedown', (event) => {
      if (event.target === frame) {
        event.preventDefault();
        frame.close();
      }
    });
  });
}

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const modified =
    event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const opener = target.closest<HTMLElement>(
    `[${FRAME_ATTRIBUTE}]:not(dialog)`,
  );
  if (target.closest('[data-native=close]')) {
    target.closest('dialog')?.close();
  } else if (opener && !modified && !isAppRunning()) {
    event.preventDefault();
    openFrame(opener);
  }
}

/** The frame that the address asks for; the application opens that dialog without a click. */
function openAddressed(): void {
  const opener = [
    ...document.querySelectorAll<HTMLElement>('[data-frame-hash]'),
  ].find(isAddressed);
  if (opener && !isAppRunning()) {
    openFrame(opener);
  }
}

function isAddressed({dataset}: HTMLElement): boolean {
  return dataset['frameHash'] === window.location.hash;
}

function onKeyDown(event: KeyboardEvent): void {
  if (isAppRunning()) {
    return;
  }
  const opener = document.querySelector<HTMLElement>(
    `[${FRAME_ATTRIBUTE}=search]:not(dialog)`,
  );
  const open = document.querySelector('dialog[open]');
  const shortcut = shortcutOf(event);
  if (shortcut === 'toggle' && open && open === findFrame('search')) {
    event.preventDefault();
    closeFrame('search');
  } else if (opener && !open && shortcut) {
    event.preventDefault();
    openFrame(opener);
  } else if (opener && event.target === opener && isCharacter(event)) {
    // The key goes on to the field, which has the focus by then.
    openFrame(opener);
  }
}

function openFrame(opener: HTMLElement): void {
  const name = opener.getAttribute(FRAME_ATTRIBUTE) as FrameName;
  const frame = findFrame(name);
  if (!frame || frame.open) {
    return;
  }
  const title = frame.querySelector<HTMLElement>('[data-title]');
  title?.setAttribute('data-title', opener.textContent.trim());
  frame.setAttribute('aria-label', opener.textContent.trim());
  const unlock = lockPage();
  frame.addEventListener('close', unlock, {once: true});
  frame.showModal();
  frame.querySelector('input')?.focus();
  loadApp()
    .then(() => untilComposed(name))
    .then(
      // A frame that was closed in the meantime asks for nothing any more.
      () => frame.open && !isAddressed(opener) && opener.click(),
      () => leave(frame, opener),
    );
}

/** Without the application there are still the pages. */
function leave(frame: HTMLDialogElement, opener: HTMLElement): void {
  const form = frame.querySelector('form');
  if (!frame.open) {
    return;
  }
  if (form) {
    form.submit();
  } else if (opener instanceof HTMLAnchorElement) {
    window.location.assign(opener.href);
  }
}
