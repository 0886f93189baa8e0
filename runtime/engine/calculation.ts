import {cellBounds, intersectBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError} from '../errors';
import {
  evaluateArray,
  evaluateFormula,
  referencesIn,
} from '../formula/evaluate';
import {type FormulaNode, functionsIn, parseFormula} from '../formula/parse';
import {type Scope, pick} from '../formula/value';
import {
  cellKey,
  columnOf,
  existingKeys,
  firstKey,
  rowOf,
  usedBounds,
} from '../state/cells';
import type {SheetState, StoredResult, WorkbookState} from '../state/types';
import {cellError, type Matrix, type Scalar} from '../values/scalar';
import {type CustomCalls, PendingResult} from './customCalls';
import type {EngineFunctions} from './functionRegistry';
import {
  type FormulaCell,
  placeKey,
  type Reading,
  type Results,
} from './changes';

/** What a calculation needs besides the workbook. */
export interface CalculationSetting {
  readonly functions: EngineFunctions;
  readonly calls: CustomCalls;
  readonly maxIterations: number;
  /** Asks for another calculation, when a promise of a custom function was fulfilled. */
  readonly again: () => void;
}

const CLOSE_ENOUGH = 1e-6;

/** Most formulas that wait for each other on the call stack; longer chains wait in a list. */
const DEEPEST = 40;

/** Most areas whose rows are kept: running totals read thousands of large ones once. */
const MOST_AREAS = 16;

/** Thrown out of a formula that needs another one first, when too many wait already. */
class Deferred extends Error {
  constructor(readonly place: string) {
    super(`${place} comes first.`);
  }
}

/** One calculation: each affected formula once, those it depends on first. */
export class Calculation {
  readonly #waiting: Map<string, FormulaCell>;
  /** Formulas that wait for one another, those in the list of {@link Calculation.run} included. */
  readonly #path: string[] = [];
  readonly #positions = new Map<string, number>();
  #depth = 0;
  readonly #circles = new Set<string>();
  /** Results of formulas with several, by their first cells, and what they read. */
  readonly #arrays = new Map<
    string,
    {readonly rows: Matrix; readonly read: readonly Reading[]}
  >();
  /** Rows of areas that were read last: look-ups in a table read it again and again. */
  readonly #rows = new Map<string, Matrix>();
  readonly #used = new Map<SheetState, AreaBounds | null>();
  readonly #sheets: ReadonlyMap<string, SheetState>;

  constructor(
    private readonly workbook: WorkbookState,
    private readonly results: Results,
    private readonly setting: CalculationSetting,
    affected: readonly FormulaCell[],
    private readonly outdated: WeakSet<StoredResult> = new WeakSet(),
  ) {
    this.#waiting = new Map(
      affected.map((cell) => [placeKey(cell.sheet.id, cell.key), cell]),
    );
    this.#sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  }

  calculateAll(): void {
    const all = [...this.#waiting];
    for (const [place] of all) {
      if (this.#waiting.has(place)) {
        this.#run(place);
      }
    }
    const circles = all.filter(([place]) => this.#circles.has(place));
    for (
      let turn = 1;
      turn < this.setting.maxIterations && circles.length > 0;
      turn += 1
    ) {
      const before = circles.map(([, cell]) => this.#resultOf(cell));
      this.#arrays.clear();
      circles.forEach(([place, cell]) => this.#calculate(place, cell));
      const isSettled = circles.every(([, cell], index) =>
        isClose(before[index]!, this.#resultOf(cell)),
      );
      if (isSettled) {
        break;
      }
    }
  }

  /** Value of a formula that no cell holds. */
  evaluate(cell: FormulaCell): Scalar {
    try {
      return this.#evaluate(cell, []);
    } catch (error) {
      if (error instanceof PendingResult) {
        return cellError('#N/A', 'A function of the formula is not ready.');
      }
      throw error;
    }
  }

  #evaluate(cell: FormulaCell, readings: Reading[]): Scalar {
    const {formula, array} = cell;
    try {
      const stored = this.#stored(cell, readings);
      if (stored !== undefined) {
        return stored;
      }
      const node = parseFormula(formula);
      return array
        ? this.#evaluateArray(node, cell, array, readings)
        : evaluateFormula(node, this.#scope(cell, readings));
    } catch (error) {
      if (error instanceof Deferred || error instanceof PendingResult) {
        throw error;
      }
      return failure(error);
    }
  }

  // What the file has as a result holds for what the formula reads there.
  #stored(cell: FormulaCell, readings: Reading[]): Scalar | undefined {
    const {formula, stored} = cell;
    if (
      stored?.formula !== formula ||
      stored.lacks.some((name) => this.setting.functions.custom(name))
    ) {
      return undefined;
    }
    const read = referencesIn(formula, this.#scope(cell, readings));
    readings.push(...read);
    return read.length > 0 && this.outdated.has(stored)
      ? undefined
      : stored.value;
  }

  // All cells of an array share one evaluation; while it runs, they wait for themselves.
  #evaluateArray(
    node: FormulaNode,
    cell: FormulaCell,
    array: AreaBounds,
    readings: Reading[],
  ): Scalar {
    const key = firstKey(array);
    const id = `${placeKey(cell.sheet.id, key)} ${cell.formula}`;
    let known = this.#arrays.get(id);
    if (!known) {
      const read: Reading[] = [];
      const scope = {...this.#scope({...cell, key}, read), isArray: true};
      this.#arrays.set(id, {rows: [[cellError('#CIRC!')]], read});
      try {
        known = {rows: evaluateArray(node, scope), read};
        this.#arrays.set(id, known);
      } catch (error) {
        this.#arrays.delete(id);
        throw error;
      }
    }
    readings.push(...known.read);
    const row = rowOf(cell.key) - array.firstRow;
    const column = columnOf(cell.key) - array.firstColumn;
    return pick(known.rows, row, column) ?? 0;
  }

  /** Calculates a formula and what it waits for. What is deferred is calculated from the top of a list. */
  #run(first: string): void {
    const list = [{place: first, start: 0}];
    while (list.length > 0) {
      const {place, start} = list.at(-1)!;
      this.#path.splice(start).forEach((one) => this.#positions.delete(one));
      this.#depth = 0;
      const cell = this.#waiting.get(place);
      try {
        if (cell) {
          this.#calculate(place, cell);
        }
        list.pop();
      } catch (error) {
        if (!(error instanceof Deferred)) {
          throw error;
        }
        list.push({place: error.place, start: this.#path.length});
      }
    }
  }

  #resultOf({sheet, key}: FormulaCell): Scalar {
    return this.results.get(placeKey(sheet.id, key))?.value ?? null;
  }

  #calculate(place: string, cell: FormulaCell): void {
    this.#positions.set(place, this.#path.push(place) - 1);
    this.#depth += 1;
    const {formula} = cell;
    const readings: Reading[] = [];
    let value: Scalar;
    try {
      value = this.#evaluate(cell, readings);
    } catch (error) {
      if (!(error instanceof PendingResult)) {
        throw error;
      }
      value = this.#resultOf(cell);
    }
    this.#depth -= 1;
    this.#path.pop();
    this.#positions.delete(place);
    this.#waiting.delete(place);
    const isCircle =
      this.#circles.has(place) && this.setting.maxIterations === 0;
    const before = this.results.get(place);
    this.results.set(place, {
      formula,
      value: isCircle ? cellError('#CIRC!') : value,
      readings,
      isVolatile: this.#isVolatile(formula) || (before?.isVolatile ?? false),
    });
  }

  // The name of a volatile function in a formula is enough; a text that contains it costs only time.
  #isVolatile(formula: string): boolean {
    return functionsIn(formula).some(
      (name) =>
        VOLATILE.has(name) ||
        (this.setting.functions.custom(name)?.volatile ?? false),
    );
  }

  #read(sheet: SheetState, key: number): Scalar {
    const cell = sheet.cells.get(key);
    if (cell?.formula === undefined) {
      return cell?.value ?? null;
    }
    const place = placeKey(sheet.id, key);
    const begin = this.#positions.get(place);
    if (begin !== undefined) {
      this.#path.slice(begin).forEach((member) => this.#circles.add(member));
      return this.setting.maxIterations > 0
        ? (this.results.get(placeKey(sheet.id, key))?.value ?? 0)
        : cellError('#CIRC!');
    }
    const waiting = this.#waiting.get(place);
    if (waiting) {
      if (this.#depth >= DEEPEST) {
        throw new Deferred(place);
      }
      this.#calculate(place, waiting);
    }
    return this.results.get(placeKey(sheet.id, key))?.value ?? null;
  }

  #usedArea(sheet: SheetState): AreaBounds | null {
    const known = this.#used.get(sheet);
    const used = known === undefined ? usedBounds(sheet) : known;
    this.#used.set(sheet, used);
    return used;
  }

  #scope({sheet, key}: FormulaCell, readings: Reading[]): Scope {
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
        const area = cellBounds(row, column);
        readings.push({sheetId, area});
        return this.#read(this.#sheets.get(sheetId)!, cellKey(row, column));
      },
      hasCustom: (name) => functions.custom(name) !== undefined,
      waitFor: (promise) => promise && calls.wait(promise, again),
      callCustom: (name, args) => {
        const custom = functions.custom(name);
        return custom && calls.call(place, custom, args, again);
      },
    };
  }

  // Rows of an area, up to the last cell in use; one empty value when nothing is in use there.
  #matrix(sheet: SheetState, area: AreaBounds): Matrix {
    const used = this.#usedArea(sheet);
    const read = used && intersectBounds(area, used);
    if (!read) {
      return [[null]];
    }
    const {firstRow, firstColumn, lastRow, lastColumn} = area;
    const id = [sheet.id, firstRow, firstColumn, lastRow, lastColumn].join();
    const known = this.#rows.get(id);
    if (known) {
      return known;
    }
    const columns = read.lastColumn - firstColumn + 1;
    const rows: Scalar[][] = Array.from(
      {length: read.lastRow - firstRow + 1},
      () => new Array<Scalar>(columns).fill(null),
    );
    for (const key of existingKeys(sheet.cells, read)) {
      rows[rowOf(key) - firstRow]![columnOf(key) - firstColumn] = this.#read(
        sheet,
        key,
      );
    }
    if (this.#rows.size === MOST_AREAS) {
      this.#rows.clear();
    }
    // Formulas in a circle get other values later.
    if (this.#circles.size === 0) {
      this.#rows.set(id, rows);
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

function isClose(a: Scalar, b: Scalar): boolean {
  return typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) < CLOSE_ENOUGH
    : Object.is(a, b);
}
