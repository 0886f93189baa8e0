import {isCellAddress} from '../area/address';
import type * as Sdk from '../contract';
import {
  assertNumber,
  createInvalidNameError,
  createNameInUseError,
} from '../errors';
import {BUILTIN_FUNCTIONS} from '../formula/functions';
import {registerEntry} from '../objects/emitter';
import {dateToSerial} from '../values/dates';
import {
  createCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../values/scalar';

/** A registered custom function, with defaults filled in. */
export type CustomFunction = Required<Sdk.FunctionDefinition> &
  Sdk.FunctionInfo;

/** Registry of built-in functions and the custom functions of one engine. */
export class EngineFunctionRegistry implements Sdk.FunctionRegistry {
  readonly #custom = new Map<string, CustomFunction>();
  readonly #onChange: () => void;

  /** @param changed - called when a function is added or removed */
  constructor(changed: () => void) {
    this.#onChange = changed;
  }

  /** @param name - name of the function in upper case */
  custom(name: string): CustomFunction | undefined {
    return this.#custom.get(name);
  }

  list(library?: Sdk.FunctionLibrary): readonly Sdk.FunctionInfo[] {
    return [...BUILTIN_FUNCTIONS.values(), ...this.#custom.values()]
      .map(toFunctionInfo)
      .filter((info) => library === undefined || info.library === library)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  get(name: string): Sdk.FunctionInfo | undefined {
    const id = name.toUpperCase();
    const found = this.#custom.get(id) ?? BUILTIN_FUNCTIONS.get(id);
    return found && toFunctionInfo(found);
  }

  register(definition: Sdk.FunctionDefinition): Sdk.Subscription {
    const {name} = definition;
    const id = name.toUpperCase();
    if (!/^[A-Z][A-Z0-9_.]*$/.test(id) || isCellAddress(id)) {
      throw createInvalidNameError(
        name,
        `'${name}' cannot name a function: write letters, digits, '_' and '.', beginning with a letter, and no cell address.`,
      );
    }
    if (this.#custom.has(id) || BUILTIN_FUNCTIONS.has(id)) {
      throw createNameInUseError('function', name);
    }
    const entry: CustomFunction = {
      description: '',
      minArguments: 0,
      maxArguments: Infinity,
      volatile: false,
      ...definition,
      name: id,
      library: 'custom',
    };
    const {minArguments, maxArguments} = entry;
    assertNumber('minArguments', minArguments, 0, maxArguments);
    const registration = registerEntry(this.#custom, id, entry, this.#onChange);
    this.#onChange();
    return registration;
  }
}

function toFunctionInfo({
  name,
  library,
  description,
  minArguments,
  maxArguments,
}: Sdk.FunctionInfo): Sdk.FunctionInfo {
  return {name, library, description, minArguments, maxArguments};
}

/** Thrown while the promise that a custom function returned is pending. The cell keeps its previous result. */
export class PendingResultError extends Error {}

/** Calls custom functions. Keeps the result of a settled promise until the next calculation reads it. */
export class CustomFunctionCaller {
  readonly #pending = new Map<string, Promise<void>>();
  readonly #finished = new Map<string, Scalar>();

  get pending(): readonly Promise<void>[] {
    return [...this.#pending.values()];
  }

  /**
   * Calls a custom function for a cell.
   *
   * @param place - key of the cell that is unique in the workbook
   * @param whenFinished - called when the returned promise is settled
   * @throws PendingResultError while the promise is pending
   */
  call(
    place: string,
    {calculate, minArguments, maxArguments}: CustomFunction,
    args: readonly (Scalar | Matrix)[],
    whenFinished: () => void,
  ): Scalar {
    if (args.length < minArguments || args.length > maxArguments) {
      return createCellError('#VALUE!');
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
      throw new PendingResultError();
    }
    const result = callSafely(() =>
      calculate(...(args as readonly Sdk.FunctionArgument[])),
    );
    if (!(result instanceof Promise)) {
      return toScalar(result);
    }
    const waiting = result
      .then(toScalar)
      .catch(() => createCellError('#VALUE!'))
      .then((value) => {
        this.#finished.set(id, value);
        this.#pending.delete(id);
        whenFinished();
      });
    this.#pending.set(id, waiting);
    throw new PendingResultError();
  }
}

function callSafely(
  calculate: () => Sdk.CellValue | Promise<Sdk.CellValue>,
): Sdk.CellValue | Promise<Sdk.CellValue> {
  try {
    return calculate();
  } catch {
    return createCellError('#VALUE!');
  }
}

function toScalar(value: Sdk.CellValue): Scalar {
  return value instanceof Date ? dateToSerial(value) : (value ?? null);
}
