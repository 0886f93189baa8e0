import {closestElement} from './dom';

/** Attribute of `<html>`: `up` or `down`, missing at both ends of the page. */
const DIRECTION = 'data-scroll';

/** `data-native` of the button that scrolls to the top. */
export const BACK_TO_TOP = 'back-to-top';

/** Distances from the top in CSS pixels. */
const NEAR = 64;
const FAR = 300;

/** Distance from the end that still counts as the end, in CSS pixels. */
const TOLERANCE = 2;

/**
 * Tracks the scroll direction for style sheets, which hide the navbar on the way down and show the button to the top on
 * the way up. Handles that button.
 */
export function installScrolling(): void {
  const root = document.documentElement;
  let last = window.scrollY;
  const update = () => {
    const {scrollY, innerHeight} = window;
    const direction = scrollDirection(
      last,
      scrollY,
      root.scrollHeight - innerHeight,
    );
    if (direction === '') {
      root.removeAttribute(DIRECTION);
    } else if (direction) {
      root.setAttribute(DIRECTION, direction);
    }
    last = scrollY;
  };
  window.addEventListener('scroll', update, {passive: true});
  window.addEventListener('resize', update);

  document.addEventListener('click', ({target}) => {
    if (closestElement(target, `[data-native=${BACK_TO_TOP}]`)) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({top: 0, behavior: isStill ? 'instant' : 'smooth'});
    }
  });
}

/**
 * Returns the scroll direction between two positions, all in CSS pixels.
 *
 * @param end - the last scroll position
 * @returns empty near both ends, and on the way up near the top; `undefined` without a change
 */
function scrollDirection(
  from: number,
  to: number,
  end: number,
): 'down' | 'up' | '' | undefined {
  if (to < NEAR || to >= end - TOLERANCE) {
    return '';
  }
  if (to === from) {
    return undefined;
  }
  if (to > from) {
    return 'down';
  }
  return to < FAR ? '' : 'up';
}
