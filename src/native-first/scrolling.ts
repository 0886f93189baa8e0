import {onClick} from './dom';

/** Attribute of `<html>` with the scroll direction, `up` or `down`. Missing near both ends of the page. */
const DIRECTION = 'data-scroll';

/** Value of `data-native` on the button that scrolls to the top. */
export const BACK_TO_TOP = 'back-to-top';

/** Scroll positions near the top of the page, in CSS pixels. */
const NEAR = 64;
const FAR = 300;

/** Maximum distance from the end of the page that counts as the end, in CSS pixels. */
const TOLERANCE = 2;

/**
 * Tracks the scroll direction for style sheets: the navbar is hidden while scrolling down, and the button to
 * the top is shown while scrolling up. Handles that button.
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

  onClick(`[data-native=${BACK_TO_TOP}]`, () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({top: 0, behavior: isStill ? 'instant' : 'smooth'});
  });
}

/**
 * Returns the direction between two scroll positions in CSS pixels.
 *
 * @param end - last possible scroll position
 * @returns an empty string near both ends of the page; `undefined` if the position is unchanged
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
