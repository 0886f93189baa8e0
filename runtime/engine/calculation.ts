import {intersectBounds} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {evaluateFormula} from '../formula/evaluate';
import {parseFormula} from '../formula/parse';
import type {Scope} from '../formula/value';
import {
  cellKey,
  columnOf,
  existingKeys,
  rowOf,
  usedBounds,
} from '../state/cells';
import type {SheetState, WorkbookState} from '../state/types';
import {cellError, type Matrix, type Scalar} from '../values/scalar';
import type {FormulaCell} from './changes';
import {PendingResult, type CustomCalls} from './customCalls';
import type {EngineFunctions} from './functionRegistry';
import type {Reading, Results} from './results';

/** What a calculation needs besides the workbook. */
export interface CalculationSetting {
  readonly functions: EngineFunctions;
  readonly calls: CustomCalls;
  readonly maxIterations: number;
  readonly locale: string;
  /** Asks for another calculation, when a promise of a custom function was fulfilled. */
  readonly again: () => void;
}

const CLOSE_ENOUGH = 1e-6;

/** One calculation: each affected formula once, those it depends on first. */
export class Calculation {
  readonly #workbook: WorkbookState;
  readonly #results: Results;
  readonly #setting: CalculationSetting;
  readonly #waiting: Map<string, FormulaCell>;
  readonly #active: string[] = [];
  readonly #circles = new Set<string>();
  readonly #used = new Map<SheetState, AreaBounds | null>();
  readonly #sheets: ReadonlyMap<string, SheetState>;

  constructor(
    workbook: WorkbookState,
    results: Results,
    setting: CalculationSetting,
    affected: readonly FormulaCell[],
  ) {
    this.#workbook = workbook;
    this.#results = results;
    this.#setting = setting;
    this.#waiting = new Map(
      affected.map((cell) => [placeOf(cell.sheet.id, cell.key), cell]),
    );
    this.#sheets = new Map(workbook.sheets.map((sheet) => [sheet.id, sheet]));
  }

  calculateAll(): void {
    const all = [...this.#waiting];
    for (const [place, cell] of all) {
      if (this.#waiting.has(place)) {
        this.#calculate(place, cell);
      }
    }
    const circles = all.filter(([place]) => this.#circles.has(place));
    for (
      let turn = 1;
      turn < this.#setting.maxIterations && circles.length > 0;
      turn += 1
    ) {
      const before = circles.map(([, cell]) => this.#resultOf(cell));
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
    return evaluateFormula(parseFormula(cell.formula), this.#scope(cell, []));
  }

  #resultOf({sheet, key}: FormulaCell): Scalar {
    return this.#results.get(sheet.id, key)?.value ?? null;
  }

  #calculate(place: string, cell: FormulaCell): void {
    this.#waiting.delete(place);
    this.#active.push(place);
    const {sheet, key, formula} = cell;
    const readings: Reading[] = [];
    let value: Scalar;
    try {
      value = evaluateFormula(
        parseFormula(formula),
        this.#scope(cell, readings),
      );
    } catch (error) {
      if (!(error instanceof PendingResult)) {
        throw error;
      }
      value = this.#resultOf(cell);
    }
    this.#active.pop();
    const isCircle =
      this.#circles.has(place) && this.#setting.maxIterations === 0;
    const before = this.#results.get(sheet.id, key);
    this.#results.set(sheet.id, key, {
      formula,
      value: isCircle ? cellError('#CIRC!') : value,
      readings,
      isVolatile: this.#isVolatile(formula) || (before?.isVolatile ?? false),
    });
  }

  // The name of a volatile function in a formula is enough; a text that contains it costs only time.
  #isVolatile(formula: string): boolean {
    const names = formula.toUpperCase().matchAll(/([A-Z][A-Z0-9_.]*)\s*\(/g);
    return [...names].some(
      ([, name]) =>
        VOLATILE.has(name!) ||
        (this.#setting.functions.custom(name!)?.volatile ?? false),
    );
  }

  #read(sheet: SheetState, key: number): Scalar {
    const cell = sheet.cells.get(key);
    if (cell?.formula === undefined) {
      return cell?.value ?? null;
    }
    const place = placeOf(sheet.id, key);
    const begin = this.#active.indexOf(place);
    if (begin >= 0) {
      this.#active.slice(begin).forEach((member) => this.#circles.add(member));
      return this.#setting.maxIterations > 0
        ? (this.#results.get(sheet.id, key)?.value ?? 0)
        : cellError('#CIRC!');
    }
    const waiting = this.#waiting.get(place);
    if (waiting) {
      this.#calculate(place, waiting);
    }
    return this.#results.get(sheet.id, key)?.value ?? null;
  }

  #usedArea(sheet: SheetState): AreaBounds | null {
    const known = this.#used.get(sheet);
    const used = known === undefined ? usedBounds(sheet) : known;
    this.#used.set(sheet, used);
    return used;
  }

  #scope({sheet, key}: FormulaCell, readings: Reading[]): Scope {
    const {functions, calls, again, locale} = this.#setting;
    const place = placeOf(sheet.id, key);
    return {
      sheetId: sheet.id,
      row: rowOf(key),
      column: columnOf(key),
      locale,
      sheetIdOf: (name) =>
        this.#workbook.sheets.find(
          (other) => other.name.toLowerCase() === name.toLowerCase(),
        )?.id,
      placeOf: (name) =>
        this.#workbook.names.find(
          (other) => other.name.toLowerCase() === name.toLowerCase(),
        )?.place,
      read: (sheetId, area) => {
        readings.push({sheetId, area});
        return this.#matrix(this.#sheets.get(sheetId)!, area);
      },
      readCell: (sheetId, row, column) => {
        const area = {
          firstRow: row,
          lastRow: row,
          firstColumn: column,
          lastColumn: column,
        };
        readings.push({sheetId, area});
        return this.#read(this.#sheets.get(sheetId)!, cellKey(row, column));
      },
      isFiltered: (sheetId, row) =>
        this.#sheets.get(sheetId)?.rows.get(row)?.filtered === true,
      isSubtotal: (sheetId, row, column) => {
        const formula = this.#sheets
          .get(sheetId)
          ?.cells.get(cellKey(row, column))?.formula;
        return formula !== undefined && /^=\s*SUBTOTAL\(/i.test(formula);
      },
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
    const columns = read.lastColumn - area.firstColumn + 1;
    const rows: Scalar[][] = Array.from(
      {length: read.lastRow - area.firstRow + 1},
      () => new Array<Scalar>(columns).fill(null),
    );
    for (const key of existingKeys(sheet.cells, read)) {
      rows[rowOf(key) - area.firstRow]![columnOf(key) - area.firstColumn] =
        this.#read(sheet, key);
    }
    return rows;
  }
}

const VOLATILE = new Set(['RAND', 'NOW', 'TODAY', 'INDIRECT', 'OFFSET']);

function placeOf(sheetId: string, key: number): string {
  return `${sheetId} ${key}`;
}

function isClose(a: Scalar, b: Scalar): boolean {
  return typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) < CLOSE_ENOUGH
    : Object.is(a, b);
}
