import {isAppRunning, loadApp} from './app';
import {FRAME_ATTRIBUTE} from './frame';
import {showFrame} from './frames';

const OPENER = `[${FRAME_ATTRIBUTE}=legal]:not(dialog)`;

/**
 * Opens the frame of the legal texts at once, and hands over to the application when it is there.
 * Afterwards the application alone opens its dialog.
 */
export function installLegalFrame(): void {
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

/** The frame that the address asks for; the application opens that dialog without a click. */
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
    dataset['frameHash'] !== undefined &&
    dataset['frameHash'] === window.location.hash
  );
}

function open(opener: HTMLElement): void {
  const frame = showFrame(opener);
  if (!frame) {
    return;
  }
  nameAfter(opener, frame);
  loadApp().then(
    // A frame that was closed in the meantime asks for nothing any more.
    () => frame.open && !isAddressed(opener) && opener.click(),
    // Without the application there are still the pages.
    () =>
      frame.open &&
      opener instanceof HTMLAnchorElement &&
      window.location.assign(opener.href),
  );
}

/** One frame serves all texts: it bears the name of the link that opened it. */
function nameAfter(opener: HTMLElement, frame: HTMLDialogElement): void {
  const name = opener.textContent.trim();
  frame.setAttribute('aria-label', name);
  frame.querySelector('[data-title]')?.setAttribute('data-title', name);
}
