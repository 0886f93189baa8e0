import type {CellValue, FunctionArgument} from '../contract';
import {dateToSerial} from '../values/dates';
import {
  cellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';
import type {CustomFunction} from './functionRegistry';

/** Thrown while the promise of a custom function is pending. Its cell keeps the previous result. */
export class PendingResult extends Error {}

/** Calls custom functions. Results of promises are kept until the next calculation reads them. */
export class CustomCalls {
  readonly #pending = new Map<string, Promise<void>>();
  readonly #finished = new Map<string, Scalar>();

  get pending(): readonly Promise<void>[] {
    return [...this.#pending.values()];
  }

  /**
   * Calls a custom function for a cell.
   *
   * @param place - see `placeKey`
   * @param whenFinished - called when a returned promise is settled
   * @throws PendingResult while a promise is pending
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
    const result = callSafely(() =>
      calculate(...(args as readonly FunctionArgument[])),
    );
    if (!(result instanceof Promise)) {
      return toScalar(result);
    }
    const waiting = result
      .then(toScalar)
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

function callSafely(
  calculate: () => CellValue | Promise<CellValue>,
): CellValue | Promise<CellValue> {
  try {
    return calculate();
  } catch {
    return cellError('#VALUE!');
  }
}

function toScalar(value: CellValue): Scalar {
  return value instanceof Date ? dateToSerial(value) : (value ?? null);
}
