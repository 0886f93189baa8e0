import type {WrittenCell} from './drawRows';

/** Cells of a picture as its page writes them. */
export interface Written {
  /** Rows of the sheet, from 0. */
  readonly rows: readonly number[];
  readonly columnCount: number;
  /** The cell at a row and column of the picture, from 0. */
  readonly at: (row: number, column: number) => WrittenCell;
}

/** Reads `rows`, `columns` and `rowNumbers` of a picture. */
export function rowsAndColumns(
  props: Readonly<Record<string, unknown>>,
): Written {
  const rows = (props['rows'] ?? []) as readonly (readonly unknown[])[];
  const columnCount = String(props['columns'] ?? '')
    .split(' ')
    .filter(Boolean).length;
  const numbers = props['rowNumbers'] ?? 1;
  const cells = new Map<string, WrittenCell>();
  const covered = new Set<string>();
  rows.forEach((row, line) => {
    let column = 0;
    for (const cell of row) {
      while (covered.has(`${line} ${column}`)) {
        column += 1;
      }
      const spec = specOf(cell);
      cells.set(`${line} ${column}`, spec);
      const [height, width] = (spec['span'] as [number, number]) ?? [1, 1];
      for (let below = 0; below < height; below += 1) {
        for (let beside = 0; beside < width; beside += 1) {
          covered.add(`${line + below} ${column + beside}`);
        }
      }
    }
  });
  return {
    rows: rows.map((_row, line) =>
      Array.isArray(numbers)
        ? Number(numbers[line]) - 1
        : Number(numbers) - 1 + line,
    ),
    columnCount,
    at: (row, column) => cells.get(`${row} ${column}`) ?? {},
  };
}

/** A cell with its properties by name: `7` is short for `{t: 7}`, `null` for `{}`. */
export function specOf(cell: unknown): WrittenCell {
  return typeof cell === 'object' ? ((cell ?? {}) as WrittenCell) : {t: cell};
}

/** Number of a column's letter, from 0; `A` when there is none. */
export function letterOf(letter: unknown): number {
  return (
    [...(typeof letter === 'string' ? letter : 'A')].reduce(
      (sum, char) => sum * 26 + char.charCodeAt(0) - 64,
      0,
    ) - 1
  );
}
