import {
  areBoundsEqual,
  intersectBounds,
  mapCells,
  unionBounds,
} from '@document-sdk/spreadsheet-reference/area';
import type {CellView} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {getCellArea, getCellKey} from '../grid/cellLayout';
import {formatColumnName} from '../grid/table';
import type {CellPosition} from '../protocol';

export function getFirstCell({
  firstRow,
  firstColumn,
}: AreaBounds): CellPosition {
  return {row: firstRow, column: firstColumn};
}

export function getLastCell({lastRow, lastColumn}: AreaBounds): CellPosition {
  return {row: lastRow, column: lastColumn};
}

/** Returns the smallest area that contains two cells and all of each merged area between them. */
export function findAreaBetween(
  one: CellPosition,
  other: CellPosition,
  merges: readonly AreaBounds[],
): AreaBounds {
  const area = unionBounds(getCellArea(one), getCellArea(other));
  const whole = merges
    .filter((merge) => intersectBounds(merge, area))
    .reduce(unionBounds, area);
  return areBoundsEqual(whole, area)
    ? area
    : findAreaBetween(getFirstCell(whole), getLastCell(whole), merges);
}

/** Extends an area to a cell, in the direction in which the cell is further away. */
export function findFillTarget(
  source: AreaBounds,
  {row, column}: CellPosition,
): AreaBounds {
  const {firstRow, lastRow, firstColumn, lastColumn} = source;
  const rows = Math.max(firstRow - row, row - lastRow);
  const columns = Math.max(firstColumn - column, column - lastColumn);
  const target =
    Math.max(rows, 0) >= columns
      ? {row, column: firstColumn}
      : {row: firstRow, column};
  return unionBounds(source, getCellArea(target));
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
  const corners = [getFirstCell(area), getLastCell(area)].map(
    ({row, column}) => `${formatColumnName(column)}${row + 1}`,
  );
  return [...new Set(corners)].join(':');
}
