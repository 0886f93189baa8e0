import type {
  StoredRange,
  SheetState,
  StoredResult,
  WorkbookState,
} from '../state/types';
import {createCellError, type Scalar} from '../values/scalar';
import {
  type FormulaCell,
  toFormulaKey,
  type FormulaResults,
  readResult,
} from './dependencies';
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
  readonly #waiting: Map<string, FormulaCell>;
  readonly #evaluation: FormulaEvaluator;
  /** Formulas whose evaluation has started, including deferred ones. Each depends on the next one. */
  readonly #chain: string[] = [];
  readonly #positions = new Map<string, number>();
  readonly #maxIterations: number;
  #depth = 0;
  readonly #cycleMembers = new Set<string>();
  /** Formulas that are part of a circular reference or depend on one. */
  readonly #cycleDependents = new Set<string>();
  cycleReads = 0;

  constructor(
    workbook: WorkbookState,
    private readonly results: FormulaResults,
    setting: CalculationSettings,
    affected: readonly FormulaCell[],
    outdated: WeakSet<StoredResult>,
  ) {
    this.#waiting = new Map(affected.map((cell) => [cell.place, cell]));
    // The number of the engine takes precedence over that of the file.
    this.#maxIterations = setting.maxIterations || (workbook.iterations ?? 0);
    this.#evaluation = new FormulaEvaluator(workbook, setting, this, outdated);
  }

  calculateAll(): void {
    const all = [...this.#waiting];
    for (const [place] of all) {
      if (this.#waiting.has(place)) {
        this.#run(place);
      }
    }
    const members = all.filter(([place]) => this.#cycleMembers.has(place));
    const maxIterations = this.#maxIterations;
    if (maxIterations === 0 || members.length === 0) {
      return;
    }
    const read = () => members.map(([, cell]) => this.#resultOf(cell));
    for (let turn = 1; turn < maxIterations; turn += 1) {
      const before = read();
      this.#evaluation.forgetArrays();
      members.forEach(([place, cell]) => this.#calculate(place, cell));
      if (read().every((value, index) => isClose(before[index]!, value))) {
        break;
      }
    }
    this.#evaluation.forgetArrays();
    const readers = all.filter(
      ([place]) =>
        this.#cycleDependents.has(place) && !this.#cycleMembers.has(place),
    );
    readers.forEach(([place, cell]) => this.#waiting.set(place, cell));
    readers.forEach(([place]) => this.#run(place));
  }

  /** Calculates a formula and its dependencies. Deferred formulas are kept on an explicit stack. */
  #run(first: string): void {
    const list = [{place: first, start: 0}];
    while (list.length > 0) {
      const {place, start} = list.at(-1)!;
      this.#chain.splice(start).forEach((one) => this.#positions.delete(one));
      this.#depth = 0;
      const cell = this.#waiting.get(place);
      try {
        if (cell) {
          this.#calculate(place, cell);
        }
        list.pop();
      } catch (error) {
        if (!(error instanceof DeferredEvaluationError)) {
          throw error;
        }
        list.push({place: error.place, start: this.#chain.length});
      }
    }
  }

  #resultOf({sheet, key}: FormulaCell): Scalar {
    return readResult(this.results, sheet, key);
  }

  #calculate(place: string, cell: FormulaCell): void {
    this.#positions.set(place, this.#chain.push(place) - 1);
    this.#depth += 1;
    const {formula} = cell;
    const readings: StoredRange[] = [];
    const cycleReads = this.cycleReads;
    const isVolatile = this.#evaluation.isVolatile(formula);
    let value: Scalar;
    try {
      value = this.#evaluation.evaluate(cell, readings);
    } catch (error) {
      if (!(error instanceof PendingResultError)) {
        throw error;
      }
      value = this.#resultOf(cell);
    }
    this.#depth -= 1;
    this.#chain.pop();
    this.#positions.delete(place);
    this.#waiting.delete(place);
    if (this.cycleReads > cycleReads) {
      this.#cycleDependents.add(place);
    }
    const isCycleMember =
      this.#cycleMembers.has(place) && this.#maxIterations === 0;
    const before = this.results.get(place);
    this.results.set(place, {
      formula,
      value: isCycleMember ? createCellError('#CIRC!') : value,
      readings,
      isVolatile: isVolatile || (before?.isVolatile ?? false),
    });
  }

  /** Returns the value of a cell. If its formula is still to be calculated, calculates it first. */
  read(sheet: SheetState, key: number): Scalar {
    const cell = sheet.cells.get(key);
    if (cell?.formula === undefined) {
      return cell?.value ?? null;
    }
    const place = toFormulaKey(sheet.id, key);
    const begin = this.#positions.get(place);
    if (begin !== undefined) {
      this.#chain
        .slice(begin)
        .forEach((member) => this.#cycleMembers.add(member));
      this.cycleReads += 1;
      return this.#maxIterations > 0
        ? (this.results.get(place)?.value ?? 0)
        : createCellError('#CIRC!');
    }
    const waiting = this.#waiting.get(place);
    if (waiting) {
      if (this.#depth >= MAX_DEPTH) {
        throw new DeferredEvaluationError(place);
      }
      this.#calculate(place, waiting);
    }
    this.cycleReads += Number(this.#cycleDependents.has(place));
    return this.results.get(place)?.value ?? null;
  }
}

function isClose(a: Scalar, b: Scalar): boolean {
  return typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) < TOLERANCE
    : Object.is(a, b);
}
