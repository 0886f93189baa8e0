import type {AreaBounds, AnchorBox} from '../contract';
import type {AnchorState, LineState, SheetState} from '../state/types';

export const DEFAULT_ROW_HEIGHT = 20;
export const DEFAULT_COLUMN_WIDTH = 64;

/**
 * Adds the sizes of several rows or columns. Hidden ones count as 0.
 *
 * @param usual - size of rows or columns without a size of their own
 */
export function sumLineSizes(
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

/** Returns the zero-based index of the row or column at a distance from the start of the sheet. */
export function findLineAt(
  lines: ReadonlyMap<number, LineState>,
  distance: number,
  usual: number,
): number {
  let line = 0;
  let end = sumLineSizes(lines, 0, 0, usual);
  while (end <= distance) {
    line += 1;
    end += sumLineSizes(lines, line, line, usual);
  }
  return line;
}

/** Returns the position and size of an area in CSS pixels. */
export function getAreaBox(
  {rows, columns}: SheetState,
  {firstRow, lastRow, firstColumn, lastColumn}: AreaBounds,
): AnchorBox {
  return {
    left: sumLineSizes(columns, 0, firstColumn - 1, DEFAULT_COLUMN_WIDTH),
    top: sumLineSizes(rows, 0, firstRow - 1, DEFAULT_ROW_HEIGHT),
    width: sumLineSizes(columns, firstColumn, lastColumn, DEFAULT_COLUMN_WIDTH),
    height: sumLineSizes(rows, firstRow, lastRow, DEFAULT_ROW_HEIGHT),
  };
}

/** Returns the position and size of a drawing in CSS pixels. */
export function getAnchorBox(
  sheet: SheetState,
  anchor: AnchorState,
): AnchorBox {
  return 'area' in anchor ? getAreaBox(sheet, anchor.area) : anchor;
}
