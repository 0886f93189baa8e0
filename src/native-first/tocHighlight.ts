import {scrollIntoBox} from './dom';

/** Matches the links in the table of contents beside the text by the class of the theme. */
const ENTRIES = 'a.toc-highlight';
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Highlights the current section in the table of contents. */
export function installTocHighlight(): void {
  highlightToc();
  document.addEventListener('scroll', highlightToc, {passive: true});
  window.addEventListener('resize', highlightToc);
}

/** Updates the highlighted entry. */
export function highlightToc(): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)].flatMap(
    (link) => {
      const id = link.getAttribute('href')!.slice(1);
      const heading = document.getElementById(id);
      // Headings in a hidden tab have no box and are skipped.
      const box = heading?.getClientRects()[0];
      return box ? [{link, top: box.top}] : [];
    },
  );
  const tops = entries.map(({top}) => top);
  const current = entries[findActiveHeading(tops, window.innerHeight)]?.link;
  const before = document.querySelector(`.${ACTIVE_CLASS}`);
  if (current !== before) {
    mark(before, false);
    mark(current, true);
    const list = current?.closest('.thin-scrollbar');
    if (list) {
      scrollIntoBox(current!, list);
    }
  }
}

function mark(link: Element | null | undefined, isCurrent: boolean): void {
  link?.classList.toggle(ACTIVE_CLASS, isCurrent);
  if (link) {
    link.ariaCurrent = isCurrent ? 'location' : null;
  }
}

/**
 * Returns the index of the current heading: the first one in the upper half of the window, otherwise the one
 * before it. Returns -1 above the first heading.
 *
 * @param tops - positions of the headings relative to the window, in CSS pixels
 * @param height - height of the window in CSS pixels
 */
export function findActiveHeading(
  tops: readonly number[],
  height: number,
): number {
  const next = tops.findIndex((top) => top >= 0);
  if (next === -1) {
    return tops.length - 1;
  }
  return tops[next]! < height / 2 ? next : next - 1;
}
