import {elementAround} from './elementAround';

/** Attribute of `<html>`: which way the reader goes through the page; absent at both of its ends. */
const DIRECTION = 'data-scroll';

/** `data-native` of the button that leads back to the top. */
export const BACK_TO_TOP = 'back-to-top';

/** Distances in CSS pixels: from the top that counts as near it, and as far. */
const NEAR = 64;
const FAR = 300;

/** Distance from the end, in CSS pixels, that counts as having reached it. */
const TOLERANCE = 2;

/**
 * Says in the page which way the reader goes through it. Style sheets hide the navbar on the way
 * down, and offer a way back on the way up.
 */
export function installScrolling(): void {
  const root = document.documentElement;
  let last = window.scrollY;
  const tell = () => {
    const {scrollY, innerHeight} = window;
    const direction = directionOf(
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
  window.addEventListener('scroll', tell, {passive: true});
  window.addEventListener('resize', tell);

  document.addEventListener('click', ({target}) => {
    if (elementAround(target, `[data-native=${BACK_TO_TOP}]`)) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({top: 0, behavior: isStill ? 'instant' : 'smooth'});
    }
  });
}

/**
 * Which way a reader goes through a page.
 *
 * @param from - where the page was scrolled to before, in CSS pixels
 * @param to - where it is scrolled to now
 * @param end - how far it can be scrolled
 * @returns empty near its ends, and on the way up when the top is not far; `undefined` when nothing
 *   has changed
 */
function directionOf(
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
