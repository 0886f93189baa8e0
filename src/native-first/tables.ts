/** `data-native` of the box around a table, which scrolls where the table is wider. */
export const SCROLLER = 'scroller';

/** `data-native` of a table whose rows stand as blocks on narrow screens. */
export const STACKED = 'stacked';

/** Roles of its parts. Some browsers forget them where the parts stand as blocks, and validators want none in the file. */
const ROLES: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Makes the tables of a page reachable. */
export function installTables(): void {
  const all = (name: string) =>
    document.querySelectorAll<HTMLElement>(`[data-native=${name}]`);
  all(SCROLLER).forEach(reachTable);
  all(STACKED).forEach(nameParts);
}

/**
 * Makes the table in a box reachable: by keyboard where it scrolls, and only there; as a table where it
 * is stacked.
 *
 * @returns takes no more notice of the table's width
 */
export function reachTable(scroller: HTMLElement): () => void {
  nameParts(scroller.querySelector<HTMLElement>(`[data-native=${STACKED}]`));
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

/** Gives the parts of a stacked table their roles. */
function nameParts(table: HTMLElement | null): void {
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
