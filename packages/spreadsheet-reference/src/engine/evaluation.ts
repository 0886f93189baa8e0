import {createBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {
  evaluateArrayFormula,
  evaluateFormula,
  findReferences,
  resolveReference,
} from '../formula/evaluate';
import {analyzeFormula} from '../formula/syntax';
import {type FormulaScope, getMatrixElement} from '../formula/value';
import {
  toCellKey,
  keyToColumn,
  getFirstCellKey,
  keyToRow,
} from '../state/cells';
import type {
  StoredRange,
  SheetState,
  StoredResult,
  WorkbookState,
} from '../state/types';
import {createCellError, type Matrix, type Scalar} from '../values/scalar';
import {CalculatedColumns, type CellValues} from './columns';
import {type FormulaCell, toFormulaKey} from './dependencies';
import {
  type CustomFunctionCaller,
  type EngineFunctionRegistry,
  PendingResultError,
} from './customFunctions';

/** Settings that an engine passes to its calculations. */
export interface CalculationSettings {
  readonly functions: EngineFunctionRegistry;
  readonly calls: CustomFunctionCaller;
  readonly maxIterations: number;
  /** Called when the promise of a custom function has been settled. */
  readonly recalculate: () => void;
}

/** Aborts an evaluation whose dependency stack is too deep. `place` must be calculated first. */
export class DeferredEvaluationError extends Error {
  constructor(readonly place: string) {
    super(`Calculate ${place} first.`);
  }
}

/** Evaluates the formulas of a workbook. Caches array results and columns. */
export class FormulaEvaluator {
  /** Results of array formulas. The key consists of the first cell and the formula. */
  readonly #arrays = new Map<
    string,
    {readonly rows: Matrix; readonly read: readonly StoredRange[]}
  >();
  readonly #columns: CalculatedColumns;
  readonly #sheets: ReadonlyMap<string, SheetState>;

  constructor(
    private readonly workbook: WorkbookState,
    private readonly setting: CalculationSettings,
    private readonly values: CellValues,
    private readonly outdated: WeakSet<StoredResult> = new WeakSet(),
  ) {
    this.#columns = new CalculatedColumns(values);
    this.#sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  }

  /** Clears cached array results. Called between iterations of circular references. */
  forgetArrays(): void {
    this.#arrays.clear();
  }

  /**
   * Evaluates the formula of a cell. Errors become error values.
   *
   * @param readings - receives the areas that the formula depends on
   * @throws PendingResultError, DeferredEvaluationError
   */
  evaluate(cell: FormulaCell, readings: StoredRange[]): Scalar {
    const {formula, array} = cell;
    try {
      return (
        this.#readStoredResult(cell, readings) ??
        (array
          ? this.#evaluateArrayCell(cell, array, readings)
          : evaluateFormula(formula, this.#scope(cell, readings)))
      );
    } catch (error) {
      if (
        error instanceof DeferredEvaluationError ||
        error instanceof PendingResultError
      ) {
        throw error;
      }
      return toErrorValue(error);
    }
  }

  // Results that the file contains are valid until an input of the formula changes.
  #readStoredResult(
    cell: FormulaCell,
    readings: StoredRange[],
  ): Scalar | undefined {
    const {formula, stored} = cell;
    if (
      stored?.formula !== formula ||
      stored.lacks.some((name) => this.setting.functions.custom(name))
    ) {
      return undefined;
    }
    const read = findReferences(formula, this.#scope(cell, readings));
    readings.push(...read);
    return read.length > 0 && this.outdated.has(stored)
      ? undefined
      : stored.value;
  }

  #evaluateArrayCell(
    cell: FormulaCell,
    array: AreaBounds,
    readings: StoredRange[],
  ): Scalar {
    const rows = this.#evaluateArray(cell, array, readings);
    const row = keyToRow(cell.key) - array.firstRow;
    const column = keyToColumn(cell.key) - array.firstColumn;
    const isOutside = cell.isDynamic && rows[row]?.[column] === undefined;
    return isOutside ? null : (getMatrixElement(rows, row, column) ?? 0);
  }

  // Evaluates an array formula once for all its cells. During the evaluation, reading one of them is a
  // circular reference.
  #evaluateArray(
    cell: FormulaCell,
    array: AreaBounds,
    readings: StoredRange[],
  ): Matrix {
    const key = getFirstCellKey(array);
    const place = toFormulaKey(cell.sheet.id, key);
    const id = `${place} ${cell.formula}`;
    let known = this.#arrays.get(id);
    if (!known) {
      const read: StoredRange[] = [];
      const scope = {
        ...this.#scope({...cell, key, place}, read),
        isArray: true,
      };
      this.#arrays.set(id, {rows: [[createCellError('#CIRC!')]], read});
      try {
        known = {
          rows: evaluateArrayFormula(cell.formula, scope),
          read,
        };
        this.#arrays.set(id, known);
      } catch (error) {
        this.#arrays.delete(id);
        throw error;
      }
    }
    readings.push(...known.read);
    return known.rows;
  }

  isVolatile(formula: string): boolean {
    return analyzeFormula(formula).functionNames.some(
      (name) =>
        VOLATILE.has(name) ||
        (this.setting.functions.custom(name)?.volatile ?? false),
    );
  }

  #scope(
    {sheet, key, place}: FormulaCell,
    readings: StoredRange[],
  ): FormulaScope {
    const {functions, calls, recalculate} = this.setting;
    const scope: FormulaScope = {
      workbook: this.workbook,
      sheetId: sheet.id,
      row: keyToRow(key),
      column: keyToColumn(key),
      isArray: false,
      view: (sheetId, area) => {
        readings.push({sheetId, area});
        return this.#columns.view(this.#sheets.get(sheetId)!, area);
      },
      readCell: (sheetId, row, column) => {
        readings.push({sheetId, area: createBounds(row, column)});
        const read = this.#sheets.get(sheetId)!;
        return this.values.read(read, toCellKey(row, column));
      },
      readDynamicArray: (sheetId, key) => {
        const read = this.#sheets.get(sheetId)!;
        const {formula = '', array, isDynamic} = read.cells.get(key) ?? {};
        if (!array || !isDynamic) {
          return undefined;
        }
        readings.push({sheetId, area: array});
        return this.#evaluateArray(
          {sheet: read, key, formula, place: toFormulaKey(sheetId, key)},
          array,
          readings,
        );
      },
      resolve: (text) => resolveReference(text, scope),
      hasCustom: (name) => functions.custom(name) !== undefined,
      callCustom: (name, args) => {
        const custom = functions.custom(name);
        return custom && calls.call(place, custom, args, recalculate);
      },
    };
    return scope;
  }
}

const VOLATILE = new Set(
  'RAND RANDARRAY RANDBETWEEN NOW TODAY INDIRECT OFFSET'.split(' '),
);

/** Converts an exception to an error value. */
function toErrorValue(error: unknown): Scalar {
  if (error instanceof SpreadsheetError) {
    return createCellError(
      error.code === 'INVALID_ADDRESS' ? '#REF!' : '#NAME?',
      error.message,
    );
  }
  return createCellError('#VALUE!', String(error));
}
