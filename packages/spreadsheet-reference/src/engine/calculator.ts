import type {CalculationReport} from '../contract';
import type {StoredResult, WorkbookState} from '../state/types';
import {cellError, isCellError, type Scalar} from '../values/scalar';
import {Calculation} from './calculation';
import {PendingResult} from './customCalls';
import {type CalculationSetting, Evaluation} from './evaluation';
import {
  affectedFormulas,
  type CellPlace,
  changedCells,
  formulasOf,
  placeKey,
  resultAt,
  type Results,
} from './dependencies';
import {sheetIn} from '../state/identity';

/** Calculates the formulas of a workbook and keeps their results for incremental calculation. */
export class Calculator {
  readonly results: Results = new Map();
  /** Stored results of files whose inputs have changed. */
  readonly #outdated = new WeakSet<StoredResult>();
  #calculated: WorkbookState | undefined;

  /** Makes the next calculation include every formula. */
  forget(): void {
    this.#calculated = undefined;
  }

  /** Evaluates a formula of a rule as if it were in a cell. Other formulas are not recalculated. */
  evaluate(
    workbook: WorkbookState,
    formula: string,
    place: CellPlace,
    setting: CalculationSetting,
  ): Scalar {
    const {results} = this;
    const sheet = sheetIn(workbook, place.sheetId)!;
    const evaluation = new Evaluation(workbook, setting, {
      read: (from, key) => resultAt(results, from, key),
      circleReads: 0,
    });
    try {
      return evaluation.evaluate({sheet, key: place.key, formula}, []);
    } catch (error) {
      if (error instanceof PendingResult) {
        return cellError('#N/A', 'A function of the formula is not ready.');
      }
      throw error;
    }
  }

  calculate(
    workbook: WorkbookState,
    setting: CalculationSetting,
    isFull: boolean,
  ): CalculationReport {
    const began = performance.now();
    const formulas = formulasOf(workbook);
    const changed = isFull ? null : changedCells(this.#calculated, workbook);
    const affected = changed
      ? affectedFormulas(formulas, changed, this.results)
      : formulas;
    for (const {stored, sheet, key, formula} of changed ? affected : []) {
      const before = this.results.get(placeKey(sheet.id, key));
      if (stored && before?.formula === formula) {
        this.#outdated.add(stored);
      }
    }
    const run = new Calculation(
      workbook,
      this.results,
      setting,
      affected,
      this.#outdated,
    );
    run.calculateAll();
    const places = new Set(
      formulas.map(({sheet, key}) => placeKey(sheet.id, key)),
    );
    for (const place of this.results.keys()) {
      if (!places.has(place)) {
        this.results.delete(place);
      }
    }
    this.#calculated = workbook;
    const errorCount = affected.filter(({sheet, key}) =>
      isCellError(this.results.get(placeKey(sheet.id, key))?.value),
    ).length;
    return {
      formulaCount: affected.length,
      errorCount,
      duration: performance.now() - began,
    };
  }
}
