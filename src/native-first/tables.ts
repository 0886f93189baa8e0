/** `data-native` of the scrolling box around a table. */
export const SCROLLER = 'scroller';

/** `data-native` of a table whose rows become blocks on narrow screens. */
export const STACKED = 'stacked';

/** Implicit roles, which some browsers drop with `display: block`. HTML validators reject them in the page itself. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Makes the tables of the page accessible; the application repeats it for tables that it renders. */
export function installTables(): void {
  const all = (name: string) =>
    document.querySelectorAll<HTMLElement>(`[data-native=${name}]`);
  all(SCROLLER).forEach(makeTableFocusable);
  all(STACKED).forEach(setRoles);
}

/**
 * Makes a box with a table focusable while it scrolls, and sets the roles of a stacked table.
 *
 * @returns stops observing the box
 */
export function makeTableFocusable(scroller: HTMLElement): () => void {
  setRoles(scroller.querySelector<HTMLElement>(`[data-native=${STACKED}]`));
  const measure = () => {
    if (scroller.scrollWidth > scroller.clientWidth) {
      scroller.tabIndex = 0;
    } else {
      scroller.removeAttribute('tabindex');
    }
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(scroller);
  return () => observer.disconnect();
}

function setRoles(table: HTMLElement | null): void {
  for (const part of table ? [table, ...table.querySelectorAll('*')] : []) {
    const role =
      part.getAttribute('scope') === 'row'
        ? 'rowheader'
        : ROLES[part.localName];
    if (role) {
      part.setAttribute('role', role);
    }
  }
}
