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
  FormulaCell,
  FormulaTable,
} from './dependencies';

/** Calculates the formulas of a workbook, and keeps their results so that later calculations can be incremental. */
export class WorkbookCalculator {
  readonly formulas = new FormulaTable();
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
    const evaluation = new FormulaEvaluator(workbook, setting, {
      read: (from, key) => this.formulas.read(from, key),
      cycleReads: 0,
    });
    try {
      const cell = new FormulaCell(sheetId, key, {formula});
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
    const formulas = this.formulas.update(workbook);
    const changed = isFull
      ? null
      : findChangedCells(this.#calculated, workbook);
    const affected = changed
      ? findAffectedFormulas(formulas, changed)
      : formulas;
    for (const {state, calculated} of changed ? affected : []) {
      if (state.stored && calculated === state.formula) {
        this.#outdated.add(state.stored);
      }
    }
    const run = new CalculationRun(
      workbook,
      this.formulas,
      setting,
      affected,
      this.#outdated,
    );
    run.calculateAll();
    this.#calculated = workbook;
    this.version += 1;
    return {
      formulaCount: affected.length,
      errorCount: affected.filter(({value}) => isCellError(value)).length,
      duration: performance.now() - began,
    };
  }
}
