/** What whoever upgrades packages reads: the overrides of the theme, and the uses of private APIs. */
export const TABLES_FILE = 'src/theme/README.md';

/** A row of a table whose first cell is a name in back-ticks. */
export interface TableRow {
  readonly name: string;
  /** The other cells. */
  readonly cells: readonly string[];
  /** Line of the file, from 1. */
  readonly line: number;
}

/** The rows of both tables, from the text of {@link TABLES_FILE}. */
export function readTables(text: string) {
  const [above = ''] = text.split('## Private API uses', 1);
  const heading = above.split('\n').length;
  const rows = text.split('\n').flatMap((row, index): TableRow[] => {
    const [, first = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const name = /^`(.+)`$/.exec(first)?.[1];
    return name === undefined ? [] : [{name, cells, line: index + 1}];
  });
  return {
    overrides: rows.filter(({line}) => line <= heading),
    privateApis: rows.filter(({line}) => line > heading),
  };
}
