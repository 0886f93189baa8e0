import type {CellView} from '@document-sdk/spreadsheet-reference/view';
import type {AreaBounds} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {getCellKey} from '../grid/cellLayout';
import {formatColumnName} from '../grid/table';
import type {CellPosition} from '../protocol';

type Cells = ReadonlyMap<string, CellView>;

export function getFirstCell({
  firstRow,
  firstColumn,
}: AreaBounds): CellPosition {
  return {row: firstRow, column: firstColumn};
}

export function getLastCell({lastRow, lastColumn}: AreaBounds): CellPosition {
  return {row: lastRow, column: lastColumn};
}

export function getCellArea({
  row,
  column,
  span,
}: CellPosition & Pick<CellView, 'span'>) {
  const {rows, columns} = span ?? {rows: 1, columns: 1};
  return {
    firstRow: row,
    lastRow: row + rows - 1,
    firstColumn: column,
    lastColumn: column + columns - 1,
  };
}

function unite(one: AreaBounds, other: AreaBounds): AreaBounds {
  return {
    firstRow: Math.min(one.firstRow, other.firstRow),
    lastRow: Math.max(one.lastRow, other.lastRow),
    firstColumn: Math.min(one.firstColumn, other.firstColumn),
    lastColumn: Math.max(one.lastColumn, other.lastColumn),
  };
}

function overlap(one: AreaBounds, other: AreaBounds): boolean {
  return (
    one.firstRow <= other.lastRow &&
    one.lastRow >= other.firstRow &&
    one.firstColumn <= other.lastColumn &&
    one.lastColumn >= other.firstColumn
  );
}

/** Returns the smallest area that contains two cells and all of each merged area between them. */
export function findAreaBetween(
  one: CellPosition,
  other: CellPosition,
  cells: Cells,
): AreaBounds {
  const area = unite(getCellArea(one), getCellArea(other));
  const whole = [...cells.values()]
    .filter((cell) => cell.span && overlap(getCellArea(cell), area))
    .map(getCellArea)
    .reduce(unite, area);
  return isSameArea(whole, area)
    ? area
    : findAreaBetween(getFirstCell(whole), getLastCell(whole), cells);
}

export function isSameArea(one: AreaBounds, other: AreaBounds): boolean {
  return formatAreaAddress(one) === formatAreaAddress(other);
}

/** Returns the address of an area, such as `B2:D4`. */
export function formatAreaAddress(area: AreaBounds): string {
  const corners = [getFirstCell(area), getLastCell(area)].map(
    ({row, column}) => `${formatColumnName(column)}${row + 1}`,
  );
  return [...new Set(corners)].join(':');
}

/** Returns the area of all cells with contents; `undefined` if all cells are empty. */
export function findUsedArea(cells: Cells): AreaBounds | undefined {
  const [first, ...others] = [...cells.values()].map(getCellArea);
  return first && others.reduce(unite, first);
}

/** Extends an area to a cell, in the direction in which the cell is further away. */
export function findFillTarget(
  source: AreaBounds,
  {row, column}: CellPosition,
) {
  const {firstRow, lastRow, firstColumn, lastColumn} = source;
  const rows = Math.max(firstRow - row, row - lastRow, 0);
  const columns = Math.max(firstColumn - column, column - lastColumn, 0);
  const isVertical = rows >= columns;
  return unite(
    source,
    getCellArea(
      isVertical ? {row, column: firstColumn} : {row: firstRow, column},
    ),
  );
}

/** Returns the texts of an area as lines with tabs between cells. */
export function formatAreaText(area: AreaBounds, cells: Cells): string {
  const {firstRow, lastRow, firstColumn, lastColumn} = area;
  return Array.from({length: lastRow - firstRow + 1}, (_row, row) =>
    Array.from({length: lastColumn - firstColumn + 1}, (_cell, column) => {
      const cell = cells.get(getCellKey(firstRow + row, firstColumn + column));
      return cell?.text.replace(/[\t\r\n]+/g, ' ');
    }).join('\t'),
  ).join('\n');
}
