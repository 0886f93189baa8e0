import type * as Sdk from '../contract';
import type {DocumentStore} from '../document/store';
import {EngineObjectBase} from '../objects/engineObject';
import {createId} from '../state/identity';
import type {Scalar} from '../values/scalar';
import type {CalculationSettings} from './evaluation';
import type {CellLocation} from './dependencies';
import {CustomFunctionCaller, EngineFunctionRegistry} from './customFunctions';
import {assertInteger, createInvalidArgumentError} from '../errors';
import {addNumbers} from '../formula/functions/aggregates';

/** A spreadsheet that uses an engine. */
export interface EngineClient {
  readonly stores: () => readonly DocumentStore[];
  readonly onCalculate: (report: Sdk.CalculationReport) => void;
}

/** Estimated memory use. */
const BYTES_PER_CELL = 96;

/** Calculates formulas asynchronously, like an engine in a worker: never inside the call that changed a cell. */
export class EngineCore
  extends EngineObjectBase<'engine'>
  implements Sdk.Engine
{
  readonly #functions = new EngineFunctionRegistry(() => this.#invalidateAll());
  readonly #users = new Set<EngineClient>();
  readonly #calls = new CustomFunctionCaller();
  readonly #setting: CalculationSettings;
  #mode: Sdk.CalculationMode;
  #isDisposed = false;
  #running: Promise<void> | undefined;
  #reserved = 0;

  constructor({
    calculationMode = 'automatic',
    maxIterations = 0,
  }: Sdk.EngineOptions = {}) {
    super('engine', createId('engine'));
    assertInteger('maxIterations', maxIterations, 0);
    this.#mode = calculationMode;
    this.#setting = {
      functions: this.#functions,
      calls: this.#calls,
      maxIterations,
      recalculate: () => this.#invalidateAll(),
    };
  }

  get isAlive(): boolean {
    return !this.#isDisposed;
  }

  get functions(): EngineFunctionRegistry {
    this.assertAlive();
    return this.#functions;
  }

  get calculationMode(): Sdk.CalculationMode {
    this.assertAlive();
    return this.#mode;
  }

  set calculationMode(mode: Sdk.CalculationMode) {
    this.assertAlive();
    this.#mode = mode;
    this.schedule();
  }

  get isIdle(): boolean {
    this.assertAlive();
    return this.#running === undefined && this.#calls.pending.length === 0;
  }

  /** Adds a spreadsheet; returns a function that removes it. */
  attach(user: EngineClient): () => void {
    this.assertAlive();
    this.#users.add(user);
    return () => void this.#users.delete(user);
  }

  /** Schedules a calculation. Does nothing in manual mode or if a calculation is already scheduled. */
  schedule(): void {
    if (this.#mode === 'manual' || this.#running || this.#isDisposed) {
      return;
    }
    this.#running = new Promise((resolve) => {
      setTimeout(() => {
        this.#running = undefined;
        try {
          if (!this.#isDisposed) {
            this.#calculateAll(false);
          }
        } finally {
          resolve();
        }
      }, 0);
    });
  }

  /** Runs the scheduled calculation synchronously. */
  flush(): void {
    if (this.#running && !this.#isDisposed) {
      this.#calculateAll(false);
    }
  }

  calculate({
    full = false,
  }: Sdk.CalculateOptions = {}): Promise<Sdk.CalculationReport> {
    this.assertAlive();
    return new Promise<void>((resolve) => setTimeout(resolve, 0)).then(() =>
      this.#calculateAll(full),
    );
  }

  async whenIdle(): Promise<void> {
    this.assertAlive();
    while (this.#running || this.#calls.pending.length > 0) {
      await this.#running;
      await Promise.all(this.#calls.pending);
    }
  }

  /** Evaluates the formula of a rule as if a cell contained it. */
  evaluate(
    {calculator, state}: Pick<DocumentStore, 'calculator' | 'state'>,
    formula: string,
    place: CellLocation,
  ): Scalar {
    return calculator.evaluate(state, formula, place, this.#setting);
  }

  measureMemory(): Promise<Sdk.MemoryReport> {
    this.assertAlive();
    const stores = [...this.#users].flatMap((user) => user.stores());
    const cells = addNumbers(
      stores.flatMap(({calculator, state}) => [
        calculator.formulas.count,
        ...state.sheets.map((sheet) => sheet.cells.size),
      ]),
    );
    const usedBytes = cells * BYTES_PER_CELL;
    this.#reserved = Math.max(this.#reserved, usedBytes);
    return Promise.resolve({usedBytes, reservedBytes: this.#reserved});
  }

  async dispose(): Promise<void> {
    if (this.#isDisposed) {
      return;
    }
    if (this.#users.size > 0) {
      throw createInvalidArgumentError(
        `${this.#users.size} spreadsheets use this engine: dispose them first.`,
        {spreadsheets: this.#users.size},
      );
    }
    this.#isDisposed = true;
    await this.#running;
  }

  // Recalculates everything when a custom function changes, because it is unknown which formulas call it.
  #invalidateAll(): void {
    for (const user of this.#users) {
      user.stores().forEach((store) => store.calculator.invalidate());
    }
    this.schedule();
  }

  #calculateAll(isFull: boolean): Sdk.CalculationReport {
    const reports = [...this.#users].flatMap((user) => {
      const own = user
        .stores()
        .map(({calculator, state}) =>
          calculator.calculate(state, this.#setting, isFull),
        );
      user.onCalculate(sumReports(own));
      return own;
    });
    return sumReports(reports);
  }
}

function sumReports(
  reports: readonly Sdk.CalculationReport[],
): Sdk.CalculationReport {
  return {
    formulaCount: addNumbers(reports.map(({formulaCount}) => formulaCount)),
    errorCount: addNumbers(reports.map(({errorCount}) => errorCount)),
    duration: addNumbers(reports.map(({duration}) => duration)),
  };
}

/** Creates an engine, which several spreadsheets can share. */
export function createEngine(options?: Sdk.EngineOptions): Promise<EngineCore> {
  return Promise.resolve(new EngineCore(options));
}
