import type {AreaBounds} from '../contract';
import {limits} from '../errors';

/** The corners alone, in order, so that state holds plain data. */
export function orderedBounds(area: AreaBounds): AreaBounds {
  return {
    firstRow: Math.min(area.firstRow, area.lastRow),
    firstColumn: Math.min(area.firstColumn, area.lastColumn),
    lastRow: Math.max(area.firstRow, area.lastRow),
    lastColumn: Math.max(area.firstColumn, area.lastColumn),
  };
}

export const WHOLE_SHEET: AreaBounds = {
  firstRow: 0,
  firstColumn: 0,
  lastRow: limits.rows - 1,
  lastColumn: limits.columns - 1,
};

/** The area of one cell. */
export function cellBounds(row: number, column: number): AreaBounds {
  return {firstRow: row, firstColumn: column, lastRow: row, lastColumn: column};
}

/** Whether all corners are whole numbers on the largest sheet. */
export function isOnSheet({
  firstRow,
  firstColumn,
  lastRow,
  lastColumn,
}: AreaBounds): boolean {
  const rows = [firstRow, lastRow];
  const columns = [firstColumn, lastColumn];
  return (
    rows.every((row) => isIndex(row, limits.rows)) &&
    columns.every((column) => isIndex(column, limits.columns))
  );
}

function isIndex(value: number, count: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < count;
}

export function sameBounds(a: AreaBounds, b: AreaBounds): boolean {
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
  return shared.firstRow <= shared.lastRow &&
    shared.firstColumn <= shared.lastColumn
    ? shared
    : null;
}

export function unionBounds(a: AreaBounds, b: AreaBounds): AreaBounds {
  return {
    firstRow: Math.min(a.firstRow, b.firstRow),
    firstColumn: Math.min(a.firstColumn, b.firstColumn),
    lastRow: Math.max(a.lastRow, b.lastRow),
    lastColumn: Math.max(a.lastColumn, b.lastColumn),
  };
}

/** Whole numbers from one to another. */
export function span(first: number, last: number): number[] {
  return Array.from(
    {length: Math.max(0, last - first + 1)},
    (_one, index) => first + index,
  );
}

/** What is read of each cell of an area, row by row. */
export function mapCells<T>(
  {firstRow, lastRow, firstColumn, lastColumn}: AreaBounds,
  read: (row: number, column: number) => T,
): T[][] {
  const columns = span(firstColumn, lastColumn);
  return span(firstRow, lastRow).map((row) =>
    columns.map((column) => read(row, column)),
  );
}

/** The parts of an area that another one does not cover: up to four rectangles. */
export function subtractBounds(
  from: AreaBounds,
  taken: AreaBounds,
): AreaBounds[] {
  const shared = intersectBounds(from, taken);
  if (!shared) {
    return [from];
  }
  const parts: AreaBounds[] = [
    {...from, lastRow: shared.firstRow - 1},
    {...from, firstRow: shared.lastRow + 1},
    {
      ...from,
      firstRow: shared.firstRow,
      lastRow: shared.lastRow,
      lastColumn: shared.firstColumn - 1,
    },
    {
      ...from,
      firstRow: shared.firstRow,
      lastRow: shared.lastRow,
      firstColumn: shared.lastColumn + 1,
    },
  ];
  return parts.filter(
    (part) =>
      part.firstRow <= part.lastRow && part.firstColumn <= part.lastColumn,
  );
}

export function rowCountOf({firstRow, lastRow}: AreaBounds): number {
  return lastRow - firstRow + 1;
}

export function columnCountOf({firstColumn, lastColumn}: AreaBounds): number {
  return lastColumn - firstColumn + 1;
}
