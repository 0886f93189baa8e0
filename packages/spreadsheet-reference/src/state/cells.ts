import type {AreaBounds} from '../contract';
import type {CellState, SheetState, WorkbookState} from './types';
import {limits} from '../errors';
import {cellBounds, countColumns, mapCells, countRows} from '../area/bounds';

/** One number for a cell's row and column. */
export function cellKey(row: number, column: number): number {
  return row * limits.columns + column;
}

export function rowOf(key: number): number {
  return Math.floor(key / limits.columns);
}

export function columnOf(key: number): number {
  return key % limits.columns;
}

/** The first cell of an area. */
export function firstKey({firstRow, firstColumn}: AreaBounds): number {
  return cellKey(firstRow, firstColumn);
}

/** Whether a cell has contents: a value or a formula. */
export function hasContents(cell: CellState | undefined): boolean {
  return (
    cell !== undefined && (cell.value !== null || cell.formula !== undefined)
  );
}

/** Stores a cell, or forgets it when nothing is left of it. */
export function putCell(
  sheet: Pick<SheetState, 'cells'>,
  key: number,
  cell: CellState,
): void {
  if (hasContents(cell) || cell.format || cell.style !== undefined) {
    sheet.cells.set(key, cell);
  } else {
    sheet.cells.delete(key);
  }
}

/** What a cell holds. */
export type Contents = Pick<CellState, 'value' | 'formula'>;

/** How a cell looks: its own format and its style. */
export function lookOf(
  cell: CellState | undefined,
): Pick<CellState, 'format' | 'style'> {
  const {format, style} = cell ?? {};
  return {...(format && {format}), ...(style !== undefined && {style})};
}

/** Stores other contents in a cell, which keeps its look unless another one is given. */
export function putContents(
  sheet: Pick<SheetState, 'cells'>,
  key: number,
  {value, formula}: Contents,
  look = lookOf(sheet.cells.get(key)),
): void {
  putCell(sheet, key, {
    value,
    ...(formula !== undefined && {formula}),
    ...look,
  });
}

/** Each row and column of an area, row by row. */
export function cellsOf(area: AreaBounds): [row: number, column: number][] {
  return mapCells(area, (row, column): [number, number] => [
    row,
    column,
  ]).flat();
}

/** Keys of all cells of an area, row by row. */
export function keysOf(area: AreaBounds): number[] {
  return mapCells(area, cellKey).flat();
}

/** The area of one cell. */
export function boundsOf(key: number): AreaBounds {
  return cellBounds(rowOf(key), columnOf(key));
}

/** Changes the formulas of all cells. */
export function changeCellFormulas(
  {sheets}: WorkbookState,
  change: (formula: string, sheet: SheetState, key: number) => string,
): void {
  for (const sheet of sheets) {
    for (const [key, cell] of sheet.cells) {
      if (cell.formula !== undefined) {
        const formula = change(cell.formula, sheet, key);
        if (formula !== cell.formula) {
          sheet.cells.set(key, {...cell, formula});
        }
      }
    }
  }
}

const LARGE = 200_000;

/** Whether the cell of a key lies in an area. */
export function isKeyIn(area: AreaBounds, key: number): boolean {
  const row = rowOf(key);
  const column = columnOf(key);
  return (
    row >= area.firstRow &&
    row <= area.lastRow &&
    column >= area.firstColumn &&
    column <= area.lastColumn
  );
}

/** Keys of the cells in an area that exist, row by row. */
export function existingKeys(
  cells: ReadonlyMap<number, CellState>,
  area: AreaBounds,
): number[] {
  const count = countRows(area) * countColumns(area);
  return count <= Math.min(LARGE, cells.size * 4)
    ? keysOf(area).filter((key) => cells.has(key))
    : [...cells.keys()]
        .filter((key) => isKeyIn(area, key))
        .sort((a, b) => a - b);
}

/** Keys of the cells that have other contents on one of two states of a sheet than on the other. */
export function differingKeys(
  {cells: before}: SheetState,
  {cells: after}: SheetState,
): Set<number> {
  const isSame = (key: number): boolean => {
    const [old, now] = [before.get(key), after.get(key)];
    return (
      old === now ||
      ((old?.value ?? null) === (now?.value ?? null) &&
        old?.formula === now?.formula)
    );
  };
  const keys = new Set([...before.keys(), ...after.keys()]);
  keys.forEach((key) => isSame(key) && keys.delete(key));
  return keys;
}

/** Takes the cells of an area off a sheet; returns them by their keys. */
export function removeCells(
  {cells}: Pick<SheetState, 'cells'>,
  area: AreaBounds,
): [key: number, cell: CellState][] {
  return existingKeys(cells, area).map((key) => {
    const cell = cells.get(key)!;
    cells.delete(key);
    return [key, cell];
  });
}

/** Smallest area from `A1` that contains every cell with contents or a format; `null` for none. */
export function usedBounds({
  cells,
}: Pick<SheetState, 'cells'>): AreaBounds | null {
  let lastRow = -1;
  let lastColumn = -1;
  for (const key of cells.keys()) {
    lastRow = Math.max(lastRow, rowOf(key));
    lastColumn = Math.max(lastColumn, columnOf(key));
  }
  return lastRow < 0 ? null : cellBounds(0, 0, lastRow + 1, lastColumn + 1);
}
