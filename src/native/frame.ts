// A frame is a `<dialog>` that stands in every page and opens at once, in place of a dialog of the
// application that is still on its way. What is typed into it goes along.

/** Attribute of a frame, and of the controls that open it: its name. */
export const FRAME_ATTRIBUTE = 'data-frame';

/** Attribute of a frame in which Enter was pressed. */
export const ENTERED_ATTRIBUTE = 'data-entered';

export type FrameName = 'search' | 'legal';

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

/** Attribute of a frame in which an input method is composing a syllable. */
const COMPOSING = 'data-composing';

/** Marks a frame while an input method is composing in it. */
export function watchComposition(frame: HTMLElement): void {
  frame.addEventListener('compositionstart', () =>
    frame.setAttribute(COMPOSING, ''),
  );
  frame.addEventListener('compositionend', () => {
    frame.removeAttribute(COMPOSING);
  });
}

/** Settles when nothing is being composed in a frame: taking the focus away would end it. */
export async function untilComposed(name: FrameName): Promise<void> {
  const frame = findFrame(name);
  if (frame?.open && frame.hasAttribute(COMPOSING)) {
    await new Promise((resolve) => {
      frame.addEventListener('compositionend', resolve, {once: true});
      frame.addEventListener('close', resolve, {once: true});
    });
  }
}
