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
  document
    .querySelectorAll<HTMLElement>(`[data-native=${SCROLLER}]`)
    .forEach(reachTable);
}

/**
 * Makes a table reachable: by keyboard where it scrolls, and only there; as a table where it is stacked.
 *
 * @param scroller - the box around it
 * @returns takes no more notice of the table's width
 */
export function reachTable(scroller: HTMLElement): () => void {
  scroller
    .querySelectorAll(`[data-native=${STACKED}], [data-native=${STACKED}] *`)
    .forEach((part) => {
      const role = ROLES[part.localName];
      if (role) {
        part.setAttribute('role', role);
      }
    });
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
