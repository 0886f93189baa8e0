import type {
  StoredRange,
  SheetState,
  StoredResult,
  WorkbookState,
} from '../state/types';
import {createCellError, type Scalar} from '../values/scalar';
import type {FormulaCell, FormulaTable} from './dependencies';
import {PendingResultError} from './customFunctions';
import {
  type CalculationSettings,
  DeferredEvaluationError,
  FormulaEvaluator,
} from './evaluation';

const TOLERANCE = 1e-6;

/** Maximum depth of recursive evaluation. Longer dependency chains are evaluated iteratively. */
const MAX_DEPTH = 40;

/** Calculates each affected formula once, after all formulas that it depends on. */
export class CalculationRun {
  readonly #waiting: Set<FormulaCell>;
  readonly #evaluation: FormulaEvaluator;
  /** Formulas whose evaluation has started, including deferred ones. Each depends on the next one. */
  readonly #chain: FormulaCell[] = [];
  readonly #positions = new Map<FormulaCell, number>();
  readonly #maxIterations: number;
  #depth = 0;
  readonly #cycleMembers = new Set<FormulaCell>();
  /** Formulas that are part of a circular reference or depend on one. */
  readonly #cycleDependents = new Set<FormulaCell>();
  cycleReads = 0;

  constructor(
    workbook: WorkbookState,
    private readonly formulas: FormulaTable,
    setting: CalculationSettings,
    private readonly affected: readonly FormulaCell[],
    outdated: WeakSet<StoredResult>,
  ) {
    this.#waiting = new Set(affected);
    // The number of the engine takes precedence over that of the file.
    this.#maxIterations = setting.maxIterations || (workbook.iterations ?? 0);
    this.#evaluation = new FormulaEvaluator(workbook, setting, this, outdated);
  }

  calculateAll(): void {
    const {affected} = this;
    affected.forEach((cell) => this.#run(cell));
    const maxIterations = this.#maxIterations;
    if (maxIterations === 0 || this.#cycleMembers.size === 0) {
      return;
    }
    const members = affected.filter((cell) => this.#cycleMembers.has(cell));
    const read = () => members.map(({value}) => value);
    for (let turn = 1; turn < maxIterations; turn += 1) {
      const before = read();
      this.#evaluation.forgetArrays();
      members.forEach((cell) => this.#calculate(cell));
      if (read().every((value, index) => isClose(before[index]!, value))) {
        break;
      }
    }
    this.#evaluation.forgetArrays();
    const readers = affected.filter(
      (cell) =>
        this.#cycleDependents.has(cell) && !this.#cycleMembers.has(cell),
    );
    readers.forEach((cell) => this.#waiting.add(cell));
    readers.forEach((cell) => this.#run(cell));
  }

  /** Calculates a waiting formula and its dependencies. Deferred formulas are kept on an explicit stack. */
  #run(first: FormulaCell): void {
    const list = this.#waiting.has(first) ? [{cell: first, start: 0}] : [];
    while (list.length > 0) {
      const {cell, start} = list.at(-1)!;
      this.#chain.splice(start).forEach((one) => this.#positions.delete(one));
      this.#depth = 0;
      try {
        if (this.#waiting.has(cell)) {
          this.#calculate(cell);
        }
        list.pop();
      } catch (error) {
        if (!(error instanceof DeferredEvaluationError)) {
          throw error;
        }
        list.push({cell: error.cell, start: this.#chain.length});
      }
    }
  }

  #calculate(cell: FormulaCell): void {
    this.#positions.set(cell, this.#chain.push(cell) - 1);
    this.#depth += 1;
    const readings: StoredRange[] = [];
    const cycleReads = this.cycleReads;
    const isVolatile = this.#evaluation.isVolatile(cell.formula);
    let value = cell.value;
    try {
      value = this.#evaluation.evaluate(cell, readings);
    } catch (error) {
      if (!(error instanceof PendingResultError)) {
        throw error;
      }
    }
    this.#depth -= 1;
    this.#chain.pop();
    this.#positions.delete(cell);
    this.#waiting.delete(cell);
    if (this.cycleReads > cycleReads) {
      this.#cycleDependents.add(cell);
    }
    const isCycleMember =
      this.#cycleMembers.has(cell) && this.#maxIterations === 0;
    cell.value = isCycleMember ? createCellError('#CIRC!') : value;
    cell.calculated = cell.formula;
    cell.readings = readings;
    cell.isVolatile ||= isVolatile;
  }

  /** Returns the value of a cell. If its formula is still to be calculated, calculates it first. */
  read(sheet: SheetState, key: number): Scalar {
    const state = sheet.cells.get(key);
    const cell =
      state?.formula === undefined
        ? undefined
        : this.formulas.get(sheet.id, key);
    if (!cell) {
      return state?.value ?? null;
    }
    const begin = this.#positions.get(cell);
    if (begin !== undefined) {
      this.#chain
        .slice(begin)
        .forEach((member) => this.#cycleMembers.add(member));
      this.cycleReads += 1;
      return this.#maxIterations > 0
        ? (cell.value ?? 0)
        : createCellError('#CIRC!');
    }
    if (this.#waiting.has(cell)) {
      if (this.#depth >= MAX_DEPTH) {
        throw new DeferredEvaluationError(cell);
      }
      this.#calculate(cell);
    }
    this.cycleReads += Number(this.#cycleDependents.has(cell));
    return cell.value;
  }
}

function isClose(a: Scalar, b: Scalar): boolean {
  return typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) < TOLERANCE
    : Object.is(a, b);
}
