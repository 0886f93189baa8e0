/** Attribute of `<html>`: src/css/first-screen.css then skips the layout of what is below the fold. */
const FIRST_SCREEN = 'data-first-screen';

/**
 * Skips the layout of what is below the fold, which takes a phone as long as the rest. Only for pages that start at their
 * top: skipped elements have an estimated height, so headings further down have a wrong position.
 *
 * @returns lays out the rest after the next paint, to be called when the first screen is complete
 */
export function skipBelowFold(): () => void {
  const root = document.documentElement;
  root.setAttribute(FIRST_SCREEN, '');
  return () => afterNextPaint(() => root.removeAttribute(FIRST_SCREEN));
}

/** Tells whether the parser has reached the end of the first screen. */
export function isFirstScreenParsed(): boolean {
  return document.querySelector('.markdown > :nth-child(13), footer') !== null;
}

/** Calls back after the browser has painted the next frame. */
export function afterNextPaint(act: () => void): void {
  // It has when the frame after it begins.
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Tells whether the page starts at its top: neither at a hash nor at a restored scroll position. */
export function startsAtTop(): boolean {
  const [load] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // `location.hash` lacks text fragments.
  return load?.type === 'navigate' && !load.name.includes('#');
}
