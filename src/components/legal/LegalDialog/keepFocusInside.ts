const FOCUSABLE =
  'a[href], button:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps Tab inside an element: from the last stop on to the first, and back. A modal `<dialog>` alone
 * lets Tab leave for the browser's own buttons.
 */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.getClientRects().length > 0,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const active = document.activeElement;
  const isStop = stops.some((stop) => stop === active);
  if (event.shiftKey && (active === first || !isStop)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first?.focus();
  }
}
