import type {CellValue, FunctionArgument} from '../contract';
import {dateToSerial} from '../values/dates';
import {
  cellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';
import type {CustomFunction} from './functionRegistry';

/** Thrown while a custom function's promise is pending: its cell keeps the previous result. */
export class PendingResult extends Error {}

/** Calls custom functions, and remembers what their promises resulted in until it is read. */
export class CustomCalls {
  readonly #pending = new Map<string, Promise<void>>();
  readonly #finished = new Map<string, Scalar>();

  /** Promises that calculations are waiting for. */
  get pending(): readonly Promise<void>[] {
    return [...this.#pending.values()];
  }

  /**
   * Result of a call for a cell.
   *
   * @param place - the cell, as one text
   * @throws PendingResult while a promise is pending: the cell is calculated again once it is fulfilled
   */
  call(
    place: string,
    {calculate, minArguments, maxArguments}: CustomFunction,
    args: readonly (Scalar | Matrix)[],
    whenFinished: () => void,
  ): Scalar {
    if (args.length < minArguments || args.length > maxArguments) {
      return cellError('#VALUE!');
    }
    const failed = args.find((argument) => isCellError(argument));
    if (isCellError(failed)) {
      return failed;
    }
    const id = `${place} ${JSON.stringify(args)}`;
    const finished = this.#finished.get(id);
    if (finished !== undefined) {
      this.#finished.delete(id);
      return finished;
    }
    if (this.#pending.has(id)) {
      throw new PendingResult();
    }
    const result = attempt(() =>
      calculate(...(args as readonly FunctionArgument[])),
    );
    if (!(result instanceof Promise)) {
      return stored(result);
    }
    const waiting = result
      .then(stored)
      .catch(() => cellError('#VALUE!'))
      .then((value) => {
        this.#finished.set(id, value);
        this.#pending.delete(id);
        whenFinished();
      });
    this.#pending.set(id, waiting);
    throw new PendingResult();
  }
}

function attempt(
  calculate: () => CellValue | Promise<CellValue>,
): CellValue | Promise<CellValue> {
  try {
    return calculate();
  } catch {
    return cellError('#VALUE!');
  }
}

function stored(value: CellValue): Scalar {
  return value instanceof Date ? dateToSerial(value) : (value ?? null);
}
