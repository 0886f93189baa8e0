/** How long the pointer rests on something before that counts as a sign of intent, in milliseconds. */
const REST = 65;

/**
 * Calls back when a reader is about to use an element: points at it, touches it, or reaches it by
 * keyboard.
 *
 * @param find - the element of interest at or around another one
 * @param rest - how long the pointer rests on it first, in milliseconds: the less, the less a mistake costs
 */
export function onIntent<T extends Element>(
  find: (target: Element) => T | null,
  act: (element: T) => void,
  rest = REST,
): void {
  const found = ({target}: Event) =>
    target instanceof Element ? find(target) : null;
  const tell = (event: Event) => {
    const element = found(event);
    if (element) {
      act(element);
    }
  };
  let hover: number | undefined;
  document.addEventListener('pointerover', (event) => {
    clearTimeout(hover);
    const element = event.pointerType === 'mouse' && found(event);
    if (element) {
      hover = window.setTimeout(act, rest, element);
    }
  });
  document.addEventListener('touchstart', tell, {passive: true});
  document.addEventListener('focusin', tell);
}
