import type {AreaBounds} from '../contract';
import {limits} from '../errors';

/** Returns a plain copy of an area whose first corner is top left and whose last corner is bottom right. */
export function normalizeBounds(area: AreaBounds): AreaBounds {
  const {firstRow, firstColumn, lastRow, lastColumn} = area;
  return unionBounds(
    createBounds(firstRow, firstColumn),
    createBounds(lastRow, lastColumn),
  );
}

/** Returns an area of `rows` by `columns` cells that starts at the given cell. */
export function createBounds(
  firstRow: number,
  firstColumn: number,
  rows = 1,
  columns = 1,
): AreaBounds {
  return {
    firstRow,
    firstColumn,
    lastRow: firstRow + rows - 1,
    lastColumn: firstColumn + columns - 1,
  };
}

export const WHOLE_SHEET_BOUNDS = createBounds(
  0,
  0,
  limits.rows,
  limits.columns,
);

export function offsetBounds(
  area: AreaBounds,
  rows: number,
  columns: number,
): AreaBounds {
  return {
    firstRow: area.firstRow + rows,
    lastRow: area.lastRow + rows,
    firstColumn: area.firstColumn + columns,
    lastColumn: area.lastColumn + columns,
  };
}

/** Tests whether an area has integer corners within the sheet limits. */
export function isOnSheet(area: AreaBounds): boolean {
  return (
    Object.values(area).every(Number.isInteger) &&
    containsBounds(WHOLE_SHEET_BOUNDS, area)
  );
}

export function areBoundsEqual(a: AreaBounds, b: AreaBounds): boolean {
  return containsBounds(a, b) && containsBounds(b, a);
}

export function containsBounds(outer: AreaBounds, inner: AreaBounds): boolean {
  return (
    outer.firstRow <= inner.firstRow &&
    outer.firstColumn <= inner.firstColumn &&
    outer.lastRow >= inner.lastRow &&
    outer.lastColumn >= inner.lastColumn
  );
}

export function intersectBounds(
  a: AreaBounds,
  b: AreaBounds,
): AreaBounds | null {
  const shared = {
    firstRow: Math.max(a.firstRow, b.firstRow),
    firstColumn: Math.max(a.firstColumn, b.firstColumn),
    lastRow: Math.min(a.lastRow, b.lastRow),
    lastColumn: Math.min(a.lastColumn, b.lastColumn),
  };
  return hasCells(shared) ? shared : null;
}

const hasCells = (area: AreaBounds): boolean =>
  area.firstRow <= area.lastRow && area.firstColumn <= area.lastColumn;

export function unionBounds(a: AreaBounds, b: AreaBounds): AreaBounds {
  return {
    firstRow: Math.min(a.firstRow, b.firstRow),
    firstColumn: Math.min(a.firstColumn, b.firstColumn),
    lastRow: Math.max(a.lastRow, b.lastRow),
    lastColumn: Math.max(a.lastColumn, b.lastColumn),
  };
}

/** Returns the integers from `first` to `last`; an empty array if `last` is smaller. */
export function listIndexes(first: number, last: number): number[] {
  const indexes: number[] = [];
  for (let index = first; index <= last; index += 1) {
    indexes.push(index);
  }
  return indexes;
}

/** Calls `read` for each cell of an area. Returns an array of rows. */
export function mapCells<T>(
  {firstRow, lastRow, firstColumn, lastColumn}: AreaBounds,
  read: (row: number, column: number) => T,
): T[][] {
  const columns = listIndexes(firstColumn, lastColumn);
  return listIndexes(firstRow, lastRow).map((row) =>
    columns.map((column) => read(row, column)),
  );
}

/** Returns the parts of an area that another area does not cover: up to four rectangles. */
export function subtractBounds(
  from: AreaBounds,
  taken: AreaBounds,
): AreaBounds[] {
  const shared = intersectBounds(from, taken);
  if (!shared) {
    return [from];
  }
  const {firstRow, lastRow, firstColumn, lastColumn} = shared;
  const middle = {...from, firstRow, lastRow};
  return [
    {...from, lastRow: firstRow - 1},
    {...from, firstRow: lastRow + 1},
    {...middle, lastColumn: firstColumn - 1},
    {...middle, firstColumn: lastColumn + 1},
  ].filter(hasCells);
}

export function countRows({firstRow, lastRow}: AreaBounds): number {
  return lastRow - firstRow + 1;
}

export function countColumns({firstColumn, lastColumn}: AreaBounds): number {
  return lastColumn - firstColumn + 1;
}
