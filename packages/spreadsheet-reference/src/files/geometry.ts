import type {AreaBounds, AnchorBox} from '../contract';
import type {AnchorState, LineState, SheetState} from '../state/types';

export const ROW_HEIGHT = 20;
export const COLUMN_WIDTH = 64;

/**
 * Adds the sizes of several rows or columns. Hidden ones count as 0.
 *
 * @param usual - size of rows or columns without a size of their own
 */
export function totalSize(
  lines: ReadonlyMap<number, LineState>,
  first: number,
  last: number,
  usual: number,
): number {
  let total = 0;
  for (let index = first; index <= last; index += 1) {
    const {size = usual, hidden, filtered} = lines.get(index) ?? {};
    total += hidden || filtered ? 0 : size;
  }
  return total;
}

/**
 * Returns the zero-based index of the row or column at a distance from the start of the sheet.
 *
 * @param last - largest index to return
 */
export function findLineAt(
  lines: ReadonlyMap<number, LineState>,
  distance: number,
  usual: number,
  last = Infinity,
): number {
  let line = 0;
  let end = totalSize(lines, 0, 0, usual);
  while (end <= distance && line < last) {
    line += 1;
    end += totalSize(lines, line, line, usual);
  }
  return line;
}

/** Returns the position and size of an area in CSS pixels. */
export function getAreaBox(
  {rows, columns}: SheetState,
  {firstRow, lastRow, firstColumn, lastColumn}: AreaBounds,
): AnchorBox {
  return {
    left: totalSize(columns, 0, firstColumn - 1, COLUMN_WIDTH),
    top: totalSize(rows, 0, firstRow - 1, ROW_HEIGHT),
    width: totalSize(columns, firstColumn, lastColumn, COLUMN_WIDTH),
    height: totalSize(rows, firstRow, lastRow, ROW_HEIGHT),
  };
}

/** Returns the position and size of a drawing in CSS pixels. */
export function getAnchorBox(
  sheet: SheetState,
  anchor: AnchorState,
): AnchorBox {
  return 'area' in anchor ? getAreaBox(sheet, anchor.area) : anchor;
}
