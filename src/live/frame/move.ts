/** A cell by its row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** What of a grid decides where keys lead. */
export interface GridShape {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Heights of rows and widths of columns; those of 0 are passed over. */
  readonly heights: readonly number[];
  readonly widths: readonly number[];
}

/** Rows that a page key leads over. */
const PAGE = 8;

/**
 * Where a key leads from a cell: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 *
 * @param isFar - whether Ctrl or Cmd is held
 * @returns `undefined` for keys that lead nowhere
 */
export function moveBy(
  key: string,
  isFar: boolean,
  {row, column}: Cell,
  shape: GridShape,
): Cell | undefined {
  const {rowCount, columnCount, heights, widths} = shape;
  const rows = (from: number, step: number, count = 1): number =>
    walk(heights, rowCount, from, step, count);
  const columns = (from: number, step: number): number =>
    walk(widths, columnCount, from, step, 1);
  const [firstRow, lastRow] = [rows(-1, 1), rows(rowCount, -1)];
  const [firstColumn, lastColumn] = [columns(-1, 1), columns(columnCount, -1)];
  switch (key) {
    case 'ArrowUp':
      return {row: isFar ? firstRow : rows(row, -1), column};
    case 'ArrowDown':
      return {row: isFar ? lastRow : rows(row, 1), column};
    case 'ArrowLeft':
      return {row, column: isFar ? firstColumn : columns(column, -1)};
    case 'ArrowRight':
      return {row, column: isFar ? lastColumn : columns(column, 1)};
    case 'Home':
      return {row: isFar ? firstRow : row, column: firstColumn};
    case 'End':
      return {row: isFar ? lastRow : row, column: lastColumn};
    case 'PageUp':
      return {row: rows(row, -1, PAGE), column};
    case 'PageDown':
      return {row: rows(row, 1, PAGE), column};
    default:
      return undefined;
  }
}

/** The line some visible lines on, or the last on the way. */
function walk(
  sizes: readonly number[],
  length: number,
  from: number,
  step: number,
  count: number,
): number {
  let [at, left] = [from, count];
  for (let next = from + step; next >= 0 && next < length; next += step) {
    if (sizes[next] !== 0) {
      at = next;
      left -= 1;
      if (left === 0) {
        break;
      }
    }
  }
  return at;
}
