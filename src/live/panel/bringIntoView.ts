/**
 * Brings a panel into view when what it shows has grown: once for each reason, so that a reader who has gone on is left
 * alone.
 */
export function bringIntoView(
  element: HTMLElement,
): (reason: 'ended' | 'height') => void {
  const past = new Set<string>();
  return (reason) => {
    if (!past.has(reason)) {
      past.add(reason);
      element.scrollIntoView({block: 'nearest'});
    }
  };
}
