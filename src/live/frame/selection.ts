import {
  areBoundsEqual,
  createBounds,
  intersectBounds,
  mapCells,
  unionBounds,
} from '@document-sdk/spreadsheet-reference/area';
import type {CellView} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {getCellKey} from '../grid/cellLayout';
import {formatColumnName} from '../grid/table';

/** Cell or area from which the selection is extended, and the one at its other end. */
export type Corners = readonly [anchor: AreaBounds, head: AreaBounds];

/** Returns the first and the last cell of an area. */
export function getCorners(area: AreaBounds): Corners {
  return [
    createBounds(area.firstRow, area.firstColumn),
    createBounds(area.lastRow, area.lastColumn),
  ];
}

/** Returns the smallest area that contains an area and all of each merged area that it touches. */
export function includeMerges(
  area: AreaBounds,
  merges: readonly AreaBounds[],
): AreaBounds {
  const whole = merges
    .filter((merge) => intersectBounds(merge, area))
    .reduce(unionBounds, area);
  return areBoundsEqual(whole, area) ? area : includeMerges(whole, merges);
}

/** Extends an area to a cell, in the direction in which the cell is further away. */
export function findFillTarget(
  source: AreaBounds,
  {firstRow: row, firstColumn: column}: AreaBounds,
): AreaBounds {
  const {firstRow, lastRow, firstColumn, lastColumn} = source;
  const rows = Math.max(firstRow - row, row - lastRow, 0);
  const columns = Math.max(firstColumn - column, column - lastColumn);
  const target =
    rows >= columns
      ? createBounds(row, firstColumn)
      : createBounds(firstRow, column);
  return unionBounds(source, target);
}

/** Returns the texts of an area as lines with tabs between cells. */
export function formatAreaText(
  area: AreaBounds,
  cells: ReadonlyMap<string, CellView>,
): string {
  const texts = mapCells(area, (row, column) =>
    cells.get(getCellKey(row, column))?.text.replace(/[\t\r\n]+/g, ' '),
  );
  return texts.map((row) => row.join('\t')).join('\n');
}

/** Returns the address of an area, such as `B2:D4`. */
export function formatAreaAddress(area: AreaBounds): string {
  const first = `${formatColumnName(area.firstColumn)}${area.firstRow + 1}`;
  const last = `${formatColumnName(area.lastColumn)}${area.lastRow + 1}`;
  return first === last ? first : `${first}:${last}`;
}
