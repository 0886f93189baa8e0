import type {AreaBounds} from '../contract';
import type {CellState, SheetState, WorkbookState} from './types';
import {limits} from '../errors';
import {createBounds, countColumns, mapCells, countRows} from '../area/bounds';

/** Encodes the row and column of a cell as one number. */
export function toCellKey(row: number, column: number): number {
  return row * limits.columns + column;
}

export function keyToRow(key: number): number {
  return Math.floor(key / limits.columns);
}

export function keyToColumn(key: number): number {
  return key % limits.columns;
}

/** Returns the key of the first cell of an area. */
export function getFirstCellKey({firstRow, firstColumn}: AreaBounds): number {
  return toCellKey(firstRow, firstColumn);
}

/** Tests whether a cell has a value or a formula. */
export function hasCellContents(cell: CellState | undefined): boolean {
  return (
    cell !== undefined && (cell.value !== null || cell.formula !== undefined)
  );
}

/** Stores a cell; deletes it if it has no contents and no format. */
export function setCell(
  sheet: Pick<SheetState, 'cells'>,
  key: number,
  cell: CellState,
): void {
  if (hasCellContents(cell) || cell.format || cell.style !== undefined) {
    sheet.cells.set(key, cell);
  } else {
    sheet.cells.delete(key);
  }
}

const NO_FORMATTING = {};

export type CellContents = Pick<CellState, 'value' | 'formula'>;

/** Returns the format and the style that are set on the cell itself. */
export function pickFormatting(
  cell: CellState | undefined,
): Pick<CellState, 'format' | 'style'> {
  const {format, style} = cell ?? {};
  return format || style !== undefined
    ? {...(format && {format}), ...(style !== undefined && {style})}
    : NO_FORMATTING;
}

/** Replaces the contents of a cell. By default, keeps its format and style. */
export function setCellContents(
  sheet: Pick<SheetState, 'cells'>,
  key: number,
  {value, formula}: CellContents,
  formatting = pickFormatting(sheet.cells.get(key)),
): void {
  // Assignments are faster than an object with optional members.
  const cell: CellState = {value};
  if (formula !== undefined) {
    cell.formula = formula;
  }
  setCell(sheet, key, Object.assign(cell, formatting));
}

/** Returns the row and column of each cell in an area, row by row. */
export function listCells(area: AreaBounds): [row: number, column: number][] {
  return mapCells(area, (row, column): [number, number] => [
    row,
    column,
  ]).flat();
}

/** Returns the keys of all cells in an area, row by row. */
export function listCellKeys(area: AreaBounds): number[] {
  return mapCells(area, toCellKey).flat();
}

/** Returns an area that consists of one cell. */
export function keyToBounds(key: number): AreaBounds {
  return createBounds(keyToRow(key), keyToColumn(key));
}

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

export function isCellKeyInArea(area: AreaBounds, key: number): boolean {
  const row = keyToRow(key);
  const column = keyToColumn(key);
  return (
    row >= area.firstRow &&
    row <= area.lastRow &&
    column >= area.firstColumn &&
    column <= area.lastColumn
  );
}

/**
 * For areas with more cells than this, `listExistingCellKeys` iterates over the existing cells of the sheet instead
 * of the area.
 */
const LARGE_AREA = 200_000;

/** Returns the keys of the existing cells in an area, row by row. */
export function listExistingCellKeys(
  cells: ReadonlyMap<number, CellState>,
  area: AreaBounds,
): number[] {
  const count = countRows(area) * countColumns(area);
  return count <= Math.min(LARGE_AREA, cells.size * 4)
    ? listCellKeys(area).filter((key) => cells.has(key))
    : [...cells.keys()]
        .filter((key) => isCellKeyInArea(area, key))
        .sort((a, b) => a - b);
}

/** Finds the cells whose contents differ between two states of a sheet. */
export function findChangedCellKeys(
  {cells: before}: SheetState,
  {cells: after}: SheetState,
): Set<number> {
  const isSame = (old: CellState | undefined, now: CellState | undefined) =>
    old === now ||
    ((old?.value ?? null) === (now?.value ?? null) &&
      old?.formula === now?.formula);
  const keys = new Set<number>();
  let shared = 0;
  after.forEach((cell, key) => {
    const old = before.get(key);
    shared += Number(old !== undefined);
    if (!isSame(old, cell)) {
      keys.add(key);
    }
  });
  if (shared < before.size) {
    before.forEach((cell, key) => {
      if (!after.has(key) && !isSame(cell, undefined)) {
        keys.add(key);
      }
    });
  }
  return keys;
}

/** Removes the cells of an area and returns them. */
export function removeCells(
  {cells}: Pick<SheetState, 'cells'>,
  area: AreaBounds,
): [key: number, cell: CellState][] {
  return listExistingCellKeys(cells, area).map((key) => {
    const cell = cells.get(key)!;
    cells.delete(key);
    return [key, cell];
  });
}

/** Returns the smallest area from A1 with all cells that have contents or a format; `null` for an empty sheet. */
export function findUsedBounds({
  cells,
}: Pick<SheetState, 'cells'>): AreaBounds | null {
  let lastRow = -1;
  let lastColumn = -1;
  for (const key of cells.keys()) {
    lastRow = Math.max(lastRow, keyToRow(key));
    lastColumn = Math.max(lastColumn, keyToColumn(key));
  }
  return lastRow < 0 ? null : createBounds(0, 0, lastRow + 1, lastColumn + 1);
}
