import {keepInView} from './keepInView';

/** Entries of the table of contents that is shown beside the text: the theme names them so. */
const ENTRIES = 'a.toc-highlight';
const ACTIVE_CLASS = 'table-of-contents__link--active';

/** Marks in the table of contents the section that is being read. */
export function installSectionMarks(): void {
  markSection();
  document.addEventListener('scroll', markSection, {passive: true});
  window.addEventListener('resize', markSection);
}

/** Marks the section that is in view now. */
export function markSection(): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)].flatMap(
    (link) => {
      const id = link.getAttribute('href')!.slice(1);
      const heading = document.getElementById(id);
      // Those of a hidden tab stand nowhere.
      const box = heading?.getClientRects()[0];
      return box ? [{link, top: box.top}] : [];
    },
  );
  const tops = entries.map(({top}) => top);
  const current = entries[sectionAt(tops, window.innerHeight)]?.link;
  const before = document.querySelector(`.${ACTIVE_CLASS}`);
  if (current !== before) {
    mark(before, false);
    mark(current, true);
    const list = current?.closest('.thin-scrollbar');
    if (list) {
      keepInView(current!, list);
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
 * The section that is being read: the first whose heading stands in the upper half of the window, or
 * else the one above.
 *
 * @param tops - of the headings, in CSS pixels from the top of the window, in their order
 * @returns its index; -1 above the first
 */
export function sectionAt(tops: readonly number[], height: number): number {
  const next = tops.findIndex((top) => top >= 0);
  if (next === -1) {
    return tops.length - 1;
  }
  return tops[next]! < height / 2 ? next : next - 1;
}
