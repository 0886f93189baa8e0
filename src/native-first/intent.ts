/** Time for which the pointer must hover over an element to count as intent, in milliseconds. */
const REST = 65;

/**
 * Calls a function when a reader is about to use an element: by hovering, touching or focusing.
 *
 * @param find - finds the element of interest at or around the event target
 * @param rest - hover time in milliseconds; shorter where a wrong guess costs little
 */
export function observeIntent<T extends Element>(
  find: (target: Element) => T | null,
  act: (element: T) => void,
  rest = REST,
): void {
  const found = ({target}: Event) =>
    target instanceof Element ? find(target) : null;
  const onEvent = (event: Event) => {
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
  document.addEventListener('touchstart', onEvent, {passive: true});
  document.addEventListener('focusin', onEvent);
}
