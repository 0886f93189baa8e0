import type {CalculationReport} from '../contract';
import type {StoredResult, WorkbookState} from '../state/types';
import {createCellError, isCellError, type Scalar} from '../values/scalar';
import {CalculationRun} from './calculation';
import {PendingResultError} from './customFunctions';
import {type CalculationSettings, FormulaEvaluator} from './evaluation';
import {
  findAffectedFormulas,
  type CellLocation,
  findChangedCells,
  listFormulas,
  toFormulaKey,
  readResult,
  type FormulaResults,
} from './dependencies';
import {findSheet} from '../state/identity';

/** Calculates the formulas of a workbook, and keeps their results so that later calculations can be incremental. */
export class WorkbookCalculator {
  readonly results: FormulaResults = new Map();
  /** Formula results from the file that are no longer valid because their inputs have changed. */
  readonly #outdated = new WeakSet<StoredResult>();
  #calculated: WorkbookState | undefined;
  /** Number of calculations so far. */
  version = 0;

  /** Forces the next calculation to include every formula. */
  invalidate(): void {
    this.#calculated = undefined;
  }

  /** Evaluates the formula of a rule as if a cell contained it. Does not recalculate other formulas. */
  evaluate(
    workbook: WorkbookState,
    formula: string,
    {sheetId, key}: CellLocation,
    setting: CalculationSettings,
  ): Scalar {
    const {results} = this;
    const sheet = findSheet(workbook, sheetId)!;
    const cell = {place: toFormulaKey(sheetId, key), sheet, key, formula};
    const evaluation = new FormulaEvaluator(workbook, setting, {
      read: (from, key) => readResult(results, from, key),
      cycleReads: 0,
    });
    try {
      return evaluation.evaluate(cell, []);
    } catch (error) {
      if (error instanceof PendingResultError) {
        return createCellError(
          '#N/A',
          'A function of the formula is not ready.',
        );
      }
      throw error;
    }
  }

  calculate(
    workbook: WorkbookState,
    setting: CalculationSettings,
    isFull: boolean,
  ): CalculationReport {
    const began = performance.now();
    const formulas = listFormulas(workbook);
    const changed = isFull
      ? null
      : findChangedCells(this.#calculated, workbook);
    const affected = changed
      ? findAffectedFormulas(formulas, changed, this.results)
      : formulas;
    for (const {stored, place, formula} of changed ? affected : []) {
      if (stored && this.results.get(place)?.formula === formula) {
        this.#outdated.add(stored);
      }
    }
    const run = new CalculationRun(
      workbook,
      this.results,
      setting,
      affected,
      this.#outdated,
    );
    run.calculateAll();
    if (this.results.size > formulas.length) {
      const places = new Set(formulas.map(({place}) => place));
      for (const place of this.results.keys()) {
        if (!places.has(place)) {
          this.results.delete(place);
        }
      }
    }
    this.#calculated = workbook;
    this.version += 1;
    const errorCount = affected.filter(({place}) =>
      isCellError(this.results.get(place)?.value),
    ).length;
    return {
      formulaCount: affected.length,
      errorCount,
      duration: performance.now() - began,
    };
  }
}
