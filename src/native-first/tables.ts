/** Value of `data-native` on the scrollable box around a table. */
export const TABLE_SCROLLER = 'scroller';

/** Value of `data-native` on a table whose rows become blocks on narrow screens. */
export const STACKED_TABLE = 'stacked';

/**
 * Implicit ARIA roles of table elements. Set by script, since some browsers drop them with `display: block`,
 * but HTML validators reject redundant roles in the page.
 */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Makes the tables of the page accessible. After client-side rendering, components do this for their own tables. */
export function installTables(): void {
  const all = (name: string) =>
    document.querySelectorAll<HTMLElement>(`[data-native=${name}]`);
  all(TABLE_SCROLLER).forEach(makeTableFocusable);
  all(STACKED_TABLE).forEach(setRoles);
}

/**
 * Makes the box around a table focusable while it is scrollable, and sets the roles of a stacked table.
 *
 * @returns a function that stops observing the box
 */
export function makeTableFocusable(scroller: HTMLElement): () => void {
  setRoles(
    scroller.querySelector<HTMLElement>(`[data-native=${STACKED_TABLE}]`),
  );
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
