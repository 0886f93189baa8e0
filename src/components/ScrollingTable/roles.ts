/** Roles of a table's parts. Explicit ones stay when a narrow screen shows the parts as blocks. */
export const TABLE_ROLES = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as const;
