/** Attribute of `<html>`: of a page that has just come, only what is in view is laid out (src/css/first-screen.css). */
const FIRST_SCREEN = 'data-first-screen';

/**
 * Leaves what is below the first screen of a page out, since laying it out takes a phone as long again.
 * For pages that begin at their top: what is not laid out has the height that style sheets guess, so that
 * headings further down are not found.
 *
 * @returns lays it out once the frame that comes next is shown; to be called when that frame has all of the first screen
 */
export function leaveOutRest(): () => void {
  const root = document.documentElement;
  root.setAttribute(FIRST_SCREEN, '');
  return () => afterFrame(() => root.removeAttribute(FIRST_SCREEN));
}

/** Whether all of the first screen has come: the page is shown piece by piece as it does. */
export function hasFirstScreen(): boolean {
  return document.querySelector('.markdown > :nth-child(13), footer') !== null;
}

/** Does something once the next frame is on its way to the reader. */
export function afterFrame(act: () => void): void {
  // It is when the one after it begins.
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Whether the browser shows the page that it loads from its top: neither at a heading, nor where it was left. */
export function beginsAtTop(): boolean {
  const [load] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // Fragments that name a text are left out of `location`.
  return load?.type === 'navigate' && !load.name.includes('#');
}
