/**
 * Moves the focus among the button and the links of a menu, stopping at both ends.
 *
 * @param step - 1 for the next, -1 for the one before
 */
export function moveFocus(container: HTMLElement | null, step: 1 | -1): void {
  const stops = [
    ...(container?.querySelectorAll<HTMLElement>('button, a[href]') ?? []),
  ];
  const current = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(current + step, 0), stops.length - 1)]?.focus();
}
