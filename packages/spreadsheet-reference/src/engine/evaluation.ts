import {
  cellBounds,
  countColumns,
  intersectBounds,
  mapCells,
  countRows,
} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {
  evaluateArray,
  evaluateFormula,
  findReferences,
} from '../formula/evaluate';
import {findFunctionNames, parseFormula} from '../formula/parse';
import {type Scope, elementAt} from '../formula/value';
import {cellKey, columnOf, firstKey, rowOf, usedBounds} from '../state/cells';
import type {
  Place,
  SheetState,
  StoredResult,
  WorkbookState,
} from '../state/types';
import {cellError, type Matrix, type Scalar} from '../values/scalar';
import {type FormulaCell, placeKey} from './changes';
import {type CustomCalls, PendingResult} from './customCalls';
import type {EngineFunctions} from './functionRegistry';

/** What a calculation needs besides the workbook. */
export interface CalculationSetting {
  readonly functions: EngineFunctions;
  readonly calls: CustomCalls;
  readonly maxIterations: number;
  /** Asks for another calculation, when a promise of a custom function was fulfilled. */
  readonly again: () => void;
}

/** Thrown out of a formula that needs another one first, when too many wait already. */
export class Deferred extends Error {
  constructor(readonly place: string) {
    super(`${place} comes first.`);
  }
}

/** Areas that are kept once they were read: look-ups read the same large ones for every cell. */
const KEPT = {areas: 16, leastCells: 256};

/** Values of cells, for formulas that are calculated. */
interface CellValues {
  read(sheet: SheetState, key: number): Scalar;
  /** How many values were read that may change: those of circles. */
  readonly circleReads: number;
}

/** Calculates one formula after the other. */
export class Evaluation {
  /** Results of formulas with several, by their first cells, and what they read. */
  readonly #arrays = new Map<
    string,
    {readonly rows: Matrix; readonly read: readonly Place[]}
  >();
  /** Areas that were read, while no value of them can change. */
  readonly #areas = new Map<string, Matrix>();
  readonly #used = new Map<SheetState, AreaBounds | null>();
  readonly #sheets: ReadonlyMap<string, SheetState>;

  constructor(
    private readonly workbook: WorkbookState,
    private readonly setting: CalculationSetting,
    private readonly values: CellValues,
    private readonly outdated: WeakSet<StoredResult> = new WeakSet(),
  ) {
    this.#sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  }

  /** Forgets the results of arrays, because circles that they read have other values. */
  forgetArrays(): void {
    this.#arrays.clear();
  }

  /**
   * Value of a formula.
   *
   * @param readings - gets what the formula reads
   * @throws PendingResult, Deferred
   */
  evaluate(cell: FormulaCell, readings: Place[]): Scalar {
    const {formula, array} = cell;
    try {
      return (
        this.#stored(cell, readings) ??
        (array
          ? this.#evaluateArray(cell, array, readings)
          : evaluateFormula(parseFormula(formula), this.#scope(cell, readings)))
      );
    } catch (error) {
      if (error instanceof Deferred || error instanceof PendingResult) {
        throw error;
      }
      return failure(error);
    }
  }

  // What the file has as a result holds for what the formula reads there.
  #stored(cell: FormulaCell, readings: Place[]): Scalar | undefined {
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

  // All cells of an array share one evaluation; while it runs, they wait for themselves.
  #evaluateArray(
    cell: FormulaCell,
    array: AreaBounds,
    readings: Place[],
  ): Scalar {
    const key = firstKey(array);
    const id = `${placeKey(cell.sheet.id, key)} ${cell.formula}`;
    let known = this.#arrays.get(id);
    if (!known) {
      const read: Place[] = [];
      const scope = {...this.#scope({...cell, key}, read), isArray: true};
      this.#arrays.set(id, {rows: [[cellError('#CIRC!')]], read});
      try {
        known = {rows: evaluateArray(parseFormula(cell.formula), scope), read};
        this.#arrays.set(id, known);
      } catch (error) {
        this.#arrays.delete(id);
        throw error;
      }
    }
    readings.push(...known.read);
    const row = rowOf(cell.key) - array.firstRow;
    const column = columnOf(cell.key) - array.firstColumn;
    return elementAt(known.rows, row, column) ?? 0;
  }

  /** Whether a formula has another result at every calculation. */
  isVolatile(formula: string): boolean {
    return findFunctionNames(formula).some(
      (name) =>
        VOLATILE.has(name) ||
        (this.setting.functions.custom(name)?.volatile ?? false),
    );
  }

  #scope({sheet, key}: FormulaCell, readings: Place[]): Scope {
    const {functions, calls, again} = this.setting;
    const place = placeKey(sheet.id, key);
    return {
      workbook: this.workbook,
      sheetId: sheet.id,
      row: rowOf(key),
      column: columnOf(key),
      isArray: false,
      read: (sheetId, area) => {
        readings.push({sheetId, area});
        return this.#matrix(this.#sheets.get(sheetId)!, area);
      },
      readCell: (sheetId, row, column) => {
        readings.push({sheetId, area: cellBounds(row, column)});
        const read = this.#sheets.get(sheetId)!;
        return this.values.read(read, cellKey(row, column));
      },
      hasCustom: (name) => functions.custom(name) !== undefined,
      callCustom: (name, args) => {
        const custom = functions.custom(name);
        return custom && calls.call(place, custom, args, again);
      },
    };
  }

  // Rows of an area, up to the last cell in use; one empty value when nothing is in use there.
  #matrix(sheet: SheetState, area: AreaBounds): Matrix {
    const used = this.#used.get(sheet) ?? usedBounds(sheet);
    this.#used.set(sheet, used);
    const read = used && intersectBounds(area, used);
    if (!read) {
      return [[null]];
    }
    const id = `${sheet.id} ${Object.values(read).join(' ')}`;
    const known = this.#areas.get(id);
    if (known) {
      return known;
    }
    const {circleReads} = this.values;
    const rows = mapCells(read, (row, column) =>
      this.values.read(sheet, cellKey(row, column)),
    );
    const isLarge = countRows(read) * countColumns(read) >= KEPT.leastCells;
    if (isLarge && this.values.circleReads === circleReads) {
      if (this.#areas.size === KEPT.areas) {
        this.#areas.clear();
      }
      this.#areas.set(id, rows);
    }
    return rows;
  }
}

const VOLATILE = new Set(
  'RAND RANDBETWEEN NOW TODAY INDIRECT OFFSET'.split(' '),
);

/** The error value of a formula that fails, with the reason why. */
function failure(error: unknown): Scalar {
  if (error instanceof SpreadsheetError) {
    return cellError(
      error.code === 'INVALID_ADDRESS' ? '#REF!' : '#NAME?',
      error.message,
    );
  }
  return cellError('#VALUE!', String(error));
}
