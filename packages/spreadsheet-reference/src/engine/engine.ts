import type * as Sdk from '../contract';
import type {DocumentStore} from '../document/store';
import {EngineObjectBase} from '../objects/engineObject';
import {nextId} from '../state/ids';
import type {Scalar} from '../values/scalar';
import type {CalculationSetting} from './evaluation';
import type {CellPlace} from './changes';
import {CustomCalls} from './customCalls';
import {EngineFunctions} from './functionRegistry';
import {assertWhole, invalidArgument} from '../errors';
import {sum} from '../formula/functions/aggregates';

/** What a spreadsheet tells the engine that it uses. */
export interface EngineUser {
  readonly stores: () => readonly DocumentStore[];
  readonly calculated: (report: Sdk.CalculationReport) => void;
}

const BYTES_OF_CELL = 96;

/** Calculates after the calls that changed something, as a worker does: never in between. */
export class EngineCore
  extends EngineObjectBase<'engine'>
  implements Sdk.Engine
{
  readonly #functions = new EngineFunctions(() => this.#forgetAll());
  readonly #users = new Set<EngineUser>();
  readonly #calls = new CustomCalls();
  readonly #setting: CalculationSetting;
  #mode: Sdk.CalculationMode;
  #isDisposed = false;
  #running: Promise<void> | undefined;
  #reserved = 0;

  constructor({
    calculationMode = 'automatic',
    maxIterations = 0,
  }: Sdk.EngineOptions = {}) {
    super('engine', nextId('engine'));
    assertWhole('maxIterations', maxIterations, 0);
    this.#mode = calculationMode;
    this.#setting = {
      functions: this.#functions,
      calls: this.#calls,
      maxIterations,
      again: () => this.#forgetAll(),
    };
  }

  get isAlive(): boolean {
    return !this.#isDisposed;
  }

  get functions(): EngineFunctions {
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

  /** Adds a spreadsheet that calculates with this engine; returns what takes it away again. */
  use(user: EngineUser): () => void {
    this.assertAlive();
    this.#users.add(user);
    return () => void this.#users.delete(user);
  }

  /** Starts a calculation soon, unless the mode is manual or one is about to start. */
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

  /** Calculates at once what is about to be calculated. */
  settle(): void {
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

  /** Value of a formula of a rule, as if it stood in a cell. */
  evaluate(
    {calculator, state}: Pick<DocumentStore, 'calculator' | 'state'>,
    formula: string,
    place: CellPlace,
  ): Scalar {
    return calculator.evaluate(state, formula, place, this.#setting);
  }

  measureMemory(): Promise<Sdk.MemoryReport> {
    this.assertAlive();
    const stores = [...this.#users].flatMap((user) => user.stores());
    const cells = sum(
      stores.flatMap(({calculator, state}) => [
        calculator.results.size,
        ...state.sheets.map((sheet) => sheet.cells.size),
      ]),
    );
    const usedBytes = cells * BYTES_OF_CELL;
    this.#reserved = Math.max(this.#reserved, usedBytes);
    return Promise.resolve({usedBytes, reservedBytes: this.#reserved});
  }

  async dispose(): Promise<void> {
    if (this.#isDisposed) {
      return;
    }
    if (this.#users.size > 0) {
      throw invalidArgument(
        `${this.#users.size} spreadsheets use this engine: dispose them first.`,
        {spreadsheets: this.#users.size},
      );
    }
    this.#isDisposed = true;
    await this.#running;
  }

  // Which formulas use a function is not kept: all are calculated when one comes, goes or answers late.
  #forgetAll(): void {
    for (const user of this.#users) {
      user.stores().forEach((store) => store.calculator.forget());
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
      user.calculated(totalOf(own));
      return own;
    });
    return totalOf(reports);
  }
}

function totalOf(
  reports: readonly Sdk.CalculationReport[],
): Sdk.CalculationReport {
  return {
    formulaCount: sum(reports.map(({formulaCount}) => formulaCount)),
    errorCount: sum(reports.map(({errorCount}) => errorCount)),
    duration: sum(reports.map(({duration}) => duration)),
  };
}

/** Starts an engine, idle. */
export function createEngine(options?: Sdk.EngineOptions): Promise<EngineCore> {
  return Promise.resolve(new EngineCore(options));
}
