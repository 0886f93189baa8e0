import {
  ENTERED_ATTRIBUTE,
  findFrame,
  FRAME_ATTRIBUTE,
  frameAround,
  watchFrames,
  type FrameName,
} from './frame';
import {lockPage} from './pageLock';

/** Makes the frames answer what is done in them: text, Enter, and the ways to close them. */
export function installFrames(): void {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element).closest('[data-native=close]');
    button?.closest('dialog')?.close();
  });
  watchFrames();
  document.addEventListener('submit', (event) => {
    const frame = frameAround(event.target);
    if (frame) {
      event.preventDefault();
      frame.setAttribute(ENTERED_ATTRIBUTE, '');
    }
  });
  document.addEventListener('input', ({target}) => {
    frameAround(target)?.removeAttribute(ENTERED_ATTRIBUTE);
  });
  document.addEventListener('mousedown', (event) => {
    const frame = frameAround(event.target);
    // Pressed beside it: the dialog itself is the target, its content another. The second press of a
    // double click is still the one that opened it.
    if (frame && event.target === frame && event.detail < 2) {
      event.preventDefault();
      frame.close();
    }
  });
}

/**
 * Opens the frame of a control.
 *
 * @returns the frame; `undefined` when there is none, or it is open
 */
export function showFrame(opener: HTMLElement): HTMLDialogElement | undefined {
  const name = opener.getAttribute(FRAME_ATTRIBUTE) as FrameName;
  const frame = findFrame(name);
  if (!frame || frame.open) {
    return undefined;
  }
  const unlock = lockPage();
  frame.addEventListener('close', unlock, {once: true});
  frame.showModal();
  frame.querySelector('input')?.focus();
  return frame;
}
