/**
 * The nearest element around what an event happened to, itself included, that a selector matches; null for
 * what is no element: the document, a window.
 */
export function elementAround<T extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null;
}
