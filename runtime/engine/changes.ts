import type {AreaBounds} from '../contract';
import type {Scalar} from '../values/scalar';
import {cellKey, isKeyIn} from '../state/cells';
import type {SheetState, WorkbookState} from '../state/types';
import type {Reading, Results} from './results';

/** A formula cell. */
export interface FormulaCell {
  readonly sheet: SheetState;
  readonly key: number;
  readonly formula: string;
  readonly array?: AreaBounds;
  readonly cached?: Scalar;
}

/** All formulas of a workbook, sheet by sheet. */
export function formulasOf(workbook: WorkbookState): FormulaCell[] {
  return workbook.sheets.flatMap((sheet) =>
    [...sheet.cells].flatMap(([key, {formula, array, cached}]) =>
      formula === undefined ? [] : [{sheet, key, formula, array, cached}],
    ),
  );
}

/** Cells that differ between two states of a workbook, by sheet; `null` when more than cells differs. */
export function changedCells(
  before: WorkbookState | undefined,
  after: WorkbookState,
): Map<string, Set<number>> | null {
  if (
    !before ||
    before.names !== after.names ||
    before.formulaNames !== after.formulaNames
  ) {
    return null;
  }
  const isSameList =
    before.sheets.length === after.sheets.length &&
    before.sheets.every(
      ({id, name}, index) =>
        id === after.sheets[index]!.id && name === after.sheets[index]!.name,
    );
  if (!isSameList) {
    return null;
  }
  const changed = new Map<string, Set<number>>();
  for (const [index, sheet] of after.sheets.entries()) {
    const old = before.sheets[index]!;
    if (old.rows !== sheet.rows || old.filter !== sheet.filter) {
      return null;
    }
    if (old.cells !== sheet.cells) {
      changed.set(sheet.id, differingKeys(old, sheet));
    }
  }
  return changed;
}

function differingKeys(old: SheetState, now: SheetState): Set<number> {
  const keys = new Set<number>();
  for (const [key, cell] of now.cells) {
    const before = old.cells.get(key);
    if (before?.value !== cell.value || before?.formula !== cell.formula) {
      keys.add(key);
    }
  }
  for (const key of old.cells.keys()) {
    if (!now.cells.has(key)) {
      keys.add(key);
    }
  }
  return keys;
}

/**
 * Formulas to calculate again: those without a result, volatile ones, and those that depend on changed
 * cells, directly or through others.
 */
export function affectedFormulas(
  formulas: readonly FormulaCell[],
  changed: ReadonlyMap<string, ReadonlySet<number>>,
  results: Results,
): FormulaCell[] {
  const dirty = new Map([...changed].map(([id, keys]) => [id, new Set(keys)]));
  const affected = new Set<FormulaCell>();
  const mark = (cell: FormulaCell): void => {
    affected.add(cell);
    const keys = dirty.get(cell.sheet.id) ?? new Set<number>();
    dirty.set(cell.sheet.id, keys.add(cell.key));
  };
  const waiting = new Set(formulas);
  let isGrowing = true;
  while (isGrowing) {
    isGrowing = false;
    for (const cell of waiting) {
      const result = results.get(cell.sheet.id, cell.key);
      const isAffected =
        result === undefined ||
        result.formula !== cell.formula ||
        result.isVolatile ||
        result.readings.some((reading) => touches(dirty, reading));
      if (isAffected) {
        waiting.delete(cell);
        mark(cell);
        isGrowing = true;
      }
    }
  }
  return [...affected];
}

function touches(
  dirty: ReadonlyMap<string, ReadonlySet<number>>,
  {sheetId, area}: Reading,
): boolean {
  const keys = dirty.get(sheetId);
  if (!keys || keys.size === 0) {
    return false;
  }
  const {firstRow, lastRow, firstColumn, lastColumn} = area;
  if (firstRow === lastRow && firstColumn === lastColumn) {
    return keys.has(cellKey(firstRow, firstColumn));
  }
  for (const key of keys) {
    if (isKeyIn(area, key)) {
      return true;
    }
  }
  return false;
}
