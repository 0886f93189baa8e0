// A frame is a `<dialog>` that stands in every page and opens at once, in place of a dialog that is
import {elementAround} from './elementAround';

// still on its way. What is typed into it goes along.

/** Attribute of a frame, and of the controls that open it: its name. */
export const FRAME_ATTRIBUTE = 'data-frame';

/** Attribute of a frame in which Enter was pressed. */
export const ENTERED_ATTRIBUTE = 'data-entered';

export type FrameName = 'search' | 'legal' | 'shortcuts';

/** What a reader has typed into a frame, and where the caret is. */
export interface TypedText {
  readonly text: string;
  readonly selection: readonly [start: number, end: number];
  /** Enter was pressed: the best answer is to be opened. */
  readonly isEntered: boolean;
}

export function findFrame(name: FrameName): HTMLDialogElement | null {
  return document.querySelector(`dialog[${FRAME_ATTRIBUTE}=${name}]`);
}

/** The frame that holds an event's target, or is it. */
export function frameAround(
  target: EventTarget | null,
): HTMLDialogElement | null {
  return elementAround<HTMLDialogElement>(target, `dialog[${FRAME_ATTRIBUTE}]`);
}

/** What is typed into a frame; `undefined` when it is not open. */
export function typedText(name: FrameName): TypedText | undefined {
  const frame = findFrame(name);
  if (!frame?.open) {
    return undefined;
  }
  const field = frame.querySelector('input');
  const text = field?.value ?? '';
  const end = text.length;
  return {
    text,
    selection: [field?.selectionStart ?? end, field?.selectionEnd ?? end],
    isEntered: frame.hasAttribute(ENTERED_ATTRIBUTE),
  };
}

/** Closes a frame, for the dialog that takes its place, or because the reader closed it. */
export function closeFrame(name: FrameName): void {
  const frame = findFrame(name);
  if (frame?.open) {
    frame.close();
  }
}

/** Attribute of a frame in which a syllable is being composed, or a button pressed. */
const BUSY = 'data-busy';

const STARTS = ['compositionstart', 'pointerdown'];
const ENDS = ['compositionend', 'pointerup', 'pointercancel'];

/** Event of a frame in which nothing is under way any more. */
const IDLE = 'idle';

/** Marks frames while something is under way in them. */
export function watchFrames(): void {
  STARTS.forEach((start) => {
    document.addEventListener(start, ({target}) =>
      frameAround(target)?.setAttribute(BUSY, ''),
    );
  });
  ENDS.forEach((end) => {
    document.addEventListener(end, () => {
      // After the click that follows; its pointer may have gone up elsewhere.
      setTimeout(() => {
        const frame = document.querySelector(`[${BUSY}]`);
        frame?.removeAttribute(BUSY);
        frame?.dispatchEvent(new Event(IDLE));
      });
    });
  });
}

/**
 * Settles when nothing is under way in a frame: if something took its place, a syllable would end in
 * the middle, and a press would be lost.
 */
export async function untilIdle(name: FrameName): Promise<void> {
  const frame = findFrame(name);
  if (frame?.open && frame.hasAttribute(BUSY)) {
    await new Promise((resolve) => {
      frame.addEventListener(IDLE, resolve, {once: true});
      frame.addEventListener('close', resolve, {once: true});
    });
  }
}
