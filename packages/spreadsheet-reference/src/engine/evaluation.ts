import {createBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {
  evaluateArrayFormula,
  evaluateFormula,
  evaluateText,
} from '../formula/evaluate';
import {findReferences} from '../formula/references';
import {analyzeFormula} from '../formula/syntax';
import type {AreaView} from '../formula/areaView';
import {
  type CallCustom,
  type FormulaInputs,
  type FormulaScope,
  getMatrixElement,
} from '../formula/value';
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
import type {FormulaCell} from './dependencies';
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

/** Aborts an evaluation whose dependency stack is too deep. `cell` must be calculated first. */
export class DeferredEvaluationError extends Error {
  constructor(readonly cell: FormulaCell) {
    super(`Calculate ${cell.formula} first.`);
  }
}

const MAX_VIEWS = 4;

/** Evaluates the formulas of a workbook. Caches array results and columns. */
export class FormulaEvaluator implements FormulaInputs {
  /** Results of array formulas. The key consists of the first cell and the formula. */
  readonly #arrays = new Map<
    string,
    {readonly rows: Matrix; readonly read: readonly StoredRange[]}
  >();
  readonly #columns: CalculatedColumns;
  /** The areas that were read last, because formulas often read the same ones. */
  #views: {readonly range: StoredRange; readonly view: AreaView}[] = [];
  readonly evaluateText = evaluateText;
  readonly #sheets: ReadonlyMap<string, SheetState>;
  /** Receives the areas that the evaluated formula reads. */
  #readings: StoredRange[] = [];

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
    const {formula, array} = cell.state;
    const outer = this.#readings;
    this.#readings = readings;
    try {
      return (
        this.#readStoredResult(cell) ??
        (array
          ? this.#evaluateArrayCell(cell, array)
          : evaluateFormula(formula, this.#scope(cell.sheetId, cell.key)))
      );
    } catch (error) {
      if (
        error instanceof DeferredEvaluationError ||
        error instanceof PendingResultError
      ) {
        throw error;
      }
      return toErrorValue(error);
    } finally {
      this.#readings = outer;
    }
  }

  // Results that the file contains are valid until an input of the formula changes.
  #readStoredResult({state, sheetId, key}: FormulaCell): Scalar | undefined {
    const {formula, stored} = state;
    if (
      stored?.formula !== formula ||
      stored.lacks.some((name) => this.setting.functions.custom(name))
    ) {
      return undefined;
    }
    const read = findReferences(formula, this.#scope(sheetId, key));
    this.#readings.push(...read);
    return read.length > 0 && this.outdated.has(stored)
      ? undefined
      : stored.value;
  }

  #evaluateArrayCell(
    {sheetId, key, state: {formula, isDynamic}}: FormulaCell,
    array: AreaBounds,
  ): Scalar {
    const rows = this.#evaluateArray(sheetId, formula, array);
    const row = keyToRow(key) - array.firstRow;
    const column = keyToColumn(key) - array.firstColumn;
    const isOutside = isDynamic && rows[row]?.[column] === undefined;
    return isOutside ? null : (getMatrixElement(rows, row, column) ?? 0);
  }

  // Evaluates an array formula once for all its cells. During the evaluation, reading one of them is a
  // circular reference.
  #evaluateArray(sheetId: string, formula: string, array: AreaBounds): Matrix {
    const key = getFirstCellKey(array);
    const id = `${toFormulaKey(sheetId, key)} ${formula}`;
    let known = this.#arrays.get(id);
    if (!known) {
      const read: StoredRange[] = [];
      const outer = this.#readings;
      this.#readings = read;
      this.#arrays.set(id, {rows: [[createCellError('#CIRC!')]], read});
      try {
        const scope = {...this.#scope(sheetId, key), isArray: true};
        known = {rows: evaluateArrayFormula(formula, scope), read};
        this.#arrays.set(id, known);
      } catch (error) {
        this.#arrays.delete(id);
        throw error;
      } finally {
        this.#readings = outer;
      }
    }
    this.#readings.push(...known.read);
    return known.rows;
  }

  isVolatile(formula: string): boolean {
    return analyzeFormula(formula).functionNames.some(
      (name) =>
        VOLATILE.has(name) ||
        (this.setting.functions.custom(name)?.volatile ?? false),
    );
  }

  #scope(sheetId: string, key: number): FormulaScope {
    return {
      inputs: this,
      workbook: this.workbook,
      sheetId,
      row: keyToRow(key),
      column: keyToColumn(key),
      isArray: false,
      areas: undefined,
      locals: undefined,
    };
  }

  view(sheetId: string, area: AreaBounds): AreaView {
    const known = this.#views.find(
      ({range}) => range.area === area && range.sheetId === sheetId,
    );
    if (known) {
      this.#readings.push(known.range);
      return known.view;
    }
    const range = {sheetId, area};
    this.#readings.push(range);
    const {cycleReads} = this.values;
    const view = this.#columns.view(this.#sheets.get(sheetId)!, area);
    if (this.values.cycleReads === cycleReads) {
      this.#views = [{range, view}, ...this.#views.slice(0, MAX_VIEWS - 1)];
    }
    return view;
  }

  readCell(sheetId: string, row: number, column: number): Scalar {
    this.#readings.push({sheetId, area: createBounds(row, column)});
    const read = this.#sheets.get(sheetId)!;
    return this.values.read(read, toCellKey(row, column));
  }

  readDynamicArray(sheetId: string, key: number): Matrix | undefined {
    const {
      formula = '',
      array,
      isDynamic,
    } = this.#sheets.get(sheetId)!.cells.get(key) ?? {};
    if (!array || !isDynamic) {
      return undefined;
    }
    this.#readings.push({sheetId, area: array});
    return this.#evaluateArray(sheetId, formula, array);
  }

  findCustom(name: string): CallCustom | undefined {
    const {functions, calls, recalculate} = this.setting;
    const custom = functions.custom(name);
    return (
      custom &&
      ((args, {sheetId, row, column}) => {
        const place = toFormulaKey(sheetId, toCellKey(row, column));
        return calls.call(place, custom, args, recalculate);
      })
    );
  }
}

/** Returns a key for a cell that is unique in the workbook. */
const toFormulaKey = (sheetId: string, key: number): string =>
  `${sheetId} ${key}`;

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
