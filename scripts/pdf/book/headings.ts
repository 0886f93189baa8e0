import {attributeOf, type Element} from '../../../src/search/records/dom';
import {DEEPEST} from './chapters';
import {rename, setAttribute, walk} from './tree';

/** Classes that tell the level of a heading on its page, from the first. */
const LOOKS = 'book-h1 book-h2 book-h3 book-h4 book-h5 book-h6'.split(' ');

/**
 * Lowers the headings of a page to their place in the book. They keep their look by a class that tells
 * their level on the page.
 *
 * @param element - changed in place
 * @param level - what the page's own heading becomes; what would be deeper than 6 stays at 6
 */
export function lowerHeadings(element: Element, level: number): void {
  walk(element, (each) => {
    const own = Number(/^h([1-6])$/.exec(each.tagName)?.[1]);
    if (own) {
      const classes = `${attributeOf(each, 'class')} ${LOOKS[own - 1]}`.trim();
      setAttribute(each, 'class', classes);
      rename(each, `h${Math.min(own + level - 1, DEEPEST)}`);
    }
  });
}
