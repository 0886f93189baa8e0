/** How long the pointer rests on something before that counts as a sign of intent, in milliseconds. */
const HOVER_DELAY = 65;

/**
 * Calls back when a reader is about to use an element: points at it, touches it, or reaches it by
 * keyboard.
 *
 * @param find - the element of interest at or around another one
 */
export function onIntent<T extends Element>(
  find: (target: Element) => T | null,
  act: (element: T) => void,
): void {
  const tell = ({target}: Event) => {
    const element = target instanceof Element ? find(target) : null;
    if (element) {
      act(element);
    }
  };
  let hover: number | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    if (event.pointerType === 'mouse') {
      hover = window.setTimeout(tell, HOVER_DELAY, event);
    }
  });
  document.addEventListener('touchstart', tell, {passive: true});
  document.addEventListener('focusin', tell);
}
