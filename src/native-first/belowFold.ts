/** Attribute of `<html>`. While it is set, src/css/first-screen.css skips the layout of content below the fold. */
const FIRST_SCREEN = 'data-first-screen';

/**
 * Skips the layout of content below the fold, which takes a phone as long as that of the first screen.
 *
 * Only for pages that start at the top: skipped elements have an estimated height, so links to headings would scroll
 * to wrong positions.
 *
 * @returns a function that lays out the rest after the next paint; must be called when the first screen is complete
 */
export function skipLayoutBelowFold(): () => void {
  const root = document.documentElement;
  root.setAttribute(FIRST_SCREEN, '');
  return () => runAfterNextPaint(() => root.removeAttribute(FIRST_SCREEN));
}

/** Id of the bar above the heading of a documentation page. */
export const HEADING_BAR_ID = 'above-heading';

/**
 * Keeps the previous page on the screen until the heading of a documentation page has been parsed. Without this, the
 * browser first lays out and paints the page without its text, which delays the text.
 *
 * Only after a page of this site: with an empty screen, a part of the page is better than nothing.
 * https://developer.mozilla.org/docs/Web/HTML/Attributes/rel#expect
 */
export function awaitHeading(): void {
  const isFollowed = window.navigation?.activation?.from;
  if (isFollowed && document.documentElement.matches('.docs-doc-page')) {
    const link = document.createElement('link');
    link.rel = 'expect';
    link.href = `#${HEADING_BAR_ID}`;
    link.blocking = 'render';
    document.head.append(link);
  }
}

/** Tells whether the parser has reached the end of the first screen. */
export function isFirstScreenParsed(): boolean {
  return document.querySelector('.markdown > :nth-child(13), footer') !== null;
}

/** Calls a function after the browser has painted the next frame. */
export function runAfterNextPaint(act: () => void): void {
  // The first frame is painted before the second animation callback.
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Tells whether the page starts at the top, not at a hash or at a restored scroll position. */
export function isPageOpenedAtTop(): boolean {
  const [load] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
  // Not `location.hash`, which does not contain text fragments.
  return load?.type === 'navigate' && !load.name.includes('#');
}
