import type {AreaBounds} from '../contract';
import type {Scalar} from '../values/scalar';
import {toCellKey, findChangedCellKeys, isCellKeyInArea} from '../state/cells';
import type {
  StoredRange,
  SheetState,
  StoredResult,
  WorkbookState,
} from '../state/types';

export interface CellLocation {
  readonly sheetId: string;
  readonly key: number;
}

/** The last result of a formula. */
interface Result {
  readonly formula: string;
  readonly value: Scalar;
  /** Areas that the formula depends on. */
  readonly readings: readonly StoredRange[];
  /** `true` if every calculation must include the formula. */
  readonly isVolatile: boolean;
}

/** Formula results of a workbook, by the keys that {@link toFormulaKey} returns. */
export type FormulaResults = Map<string, Result>;

/** Returns a key for a cell that is unique in the workbook. */
export function toFormulaKey(sheetId: string, key: number): string {
  return `${sheetId} ${key}`;
}

/** Returns the value of a cell, or the last result if it contains a formula. */
export function readResult(
  results: FormulaResults,
  {id, cells}: SheetState,
  key: number,
): Scalar {
  const cell = cells.get(key);
  return cell?.formula === undefined
    ? (cell?.value ?? null)
    : (results.get(toFormulaKey(id, key))?.value ?? null);
}

export interface FormulaCell {
  /** Result of {@link toFormulaKey}. */
  readonly place: string;
  readonly sheet: SheetState;
  readonly key: number;
  readonly formula: string;
  readonly array?: AreaBounds;
  readonly isDynamic?: true | undefined;
  readonly stored?: StoredResult;
}

export function listFormulas(workbook: WorkbookState): FormulaCell[] {
  return workbook.sheets.flatMap((sheet) =>
    [...sheet.cells].flatMap(([key, {formula, array, isDynamic, stored}]) =>
      formula === undefined
        ? []
        : [
            {
              place: toFormulaKey(sheet.id, key),
              ...{sheet, key, formula, array, isDynamic, stored},
            },
          ],
    ),
  );
}

/**
 * Finds the cells that differ between two states of a workbook.
 *
 * @returns keys of cells by sheet id; `null` if changes other than cell contents can affect formulas too
 */
export function findChangedCells(
  before: WorkbookState | undefined,
  after: WorkbookState,
): Map<string, Set<number>> | null {
  const isOnlyCells =
    before?.names === after.names &&
    before.formulaNames === after.formulaNames &&
    before.sheets.length === after.sheets.length &&
    after.sheets.every(({id, name, rows, filter}, index) => {
      const old = before.sheets[index]!;
      return (
        old.id === id &&
        old.name === name &&
        old.rows === rows &&
        old.filter === filter
      );
    });
  if (!isOnlyCells) {
    return null;
  }
  return new Map(
    after.sheets.flatMap((sheet, index) => {
      const old = before.sheets[index]!;
      return old.cells === sheet.cells
        ? []
        : [[sheet.id, findChangedCellKeys(old, sheet)]];
    }),
  );
}

/**
 * Finds the formulas to recalculate: formulas without a result, volatile formulas, and those that depend on a
 * changed cell directly or indirectly.
 */
export function findAffectedFormulas(
  formulas: readonly FormulaCell[],
  changed: ReadonlyMap<string, ReadonlySet<number>>,
  results: FormulaResults,
): FormulaCell[] {
  const affected = new Set<FormulaCell>();
  const queue = [...changed].flatMap(([sheetId, keys]) =>
    [...keys].map((key) => ({sheetId, key})),
  );
  const add = (cell: FormulaCell): void => {
    if (!affected.has(cell)) {
      affected.add(cell);
      queue.push({sheetId: cell.sheet.id, key: cell.key});
    }
  };
  const readers = new DependencyIndex();
  for (const cell of formulas) {
    const result = results.get(cell.place);
    if (!result || result.formula !== cell.formula || result.isVolatile) {
      add(cell);
    } else {
      result.readings.forEach((reading) => readers.add(reading, cell));
    }
  }
  if (affected.size === formulas.length) {
    return [...formulas];
  }
  // Breadth-first search: it finds formulas that depend on large areas early, and then skips them.
  for (let index = 0; index < queue.length; index += 1) {
    const {sheetId, key} = queue[index]!;
    readers.find(sheetId, key, affected).forEach(add);
  }
  return [...affected];
}

/** Finds the formulas that depend on a cell. */
class DependencyIndex {
  readonly #ofCells = new Map<string, FormulaCell[]>();
  readonly #ofAreas = new Map<
    string,
    {area: AreaBounds; cell: FormulaCell}[]
  >();

  add({sheetId, area}: StoredRange, cell: FormulaCell): void {
    const {firstRow, lastRow, firstColumn, lastColumn} = area;
    if (firstRow === lastRow && firstColumn === lastColumn) {
      const place = toFormulaKey(sheetId, toCellKey(firstRow, firstColumn));
      const known = this.#ofCells.get(place) ?? [];
      this.#ofCells.set(place, known);
      known.push(cell);
    } else {
      const known = this.#ofAreas.get(sheetId) ?? [];
      this.#ofAreas.set(sheetId, known);
      known.push({area, cell});
    }
  }

  find(
    sheetId: string,
    key: number,
    except: ReadonlySet<FormulaCell>,
  ): FormulaCell[] {
    const areas = this.#ofAreas.get(sheetId) ?? [];
    return [
      ...(this.#ofCells.get(toFormulaKey(sheetId, key)) ?? []),
      ...areas.flatMap(({area, cell}) =>
        !except.has(cell) && isCellKeyInArea(area, key) ? [cell] : [],
      ),
    ];
  }
}
