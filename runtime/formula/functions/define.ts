import type {FunctionLibrary} from '../../contract';
import {
  cellError,
  errorFromText,
  isCellError,
  type Scalar,
} from '../../values/scalar';
import {broadcast} from '../broadcast';
import {toBoolean, toNumber, toText} from '../coerce';
import type {FormulaNode} from '../parse';
import {
  ErrorResult,
  isMany,
  isMatrix,
  matrixOf,
  noError,
  Reference,
  scalarOf,
  type Scope,
  type Value,
  wholeMatrixOf,
} from '../value';

/** One call in a formula. Arguments are evaluated when they are asked for. */
export interface Call {
  readonly scope: Scope;
  readonly args: readonly (FormulaNode | null | undefined)[];
  /** Value of an argument; `undefined` when it was left out, `null` when its place is empty. */
  value(index: number): Value | undefined;
}

/** Calculates a call. */
type Calculate = (call: Call) => Value;

/** A built-in function. */
export interface Builtin {
  readonly name: string;
  readonly library: FunctionLibrary;
  readonly description: string;
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Whether areas inside its arguments stand for all their cells. */
  readonly takesArrays: boolean;
  /** Whether it takes a single value at a place, so that an array gives it a result for each value. */
  readonly takesSingle: (index: number) => boolean;
  readonly calculate: Calculate;
}

/**
 * Turns the lines of a library into its functions: name, kinds of arguments, fewest and most of them,
 * description. Kinds that are letters of {@link READERS} make a function of {@link single} values, `*`
 * one of all numbers, `f` one of areas as the function library takes them. The other functions receive
 * the call: an `s` is the place of a single value, so that an array gives it a result for each; the
 * last two repeat. `?` stands for arguments that are read as the function's own result is.
 */
export function library(
  name: FunctionLibrary,
  lines: string,
  calculations: Readonly<Record<string, (...args: never[]) => unknown>>,
): Builtin[] {
  return [...lines.matchAll(LINE)].map(
    ([, id, kinds, least, most, description]) => {
      const apply = calculations[id!]!;
      const isSingle = /^[ntbx]+$/.test(kinds!);
      return {
        name: id!,
        library: name,
        description: description!,
        minArguments: Number(least),
        maxArguments: most === '∞' ? Infinity : Number(most),
        takesArrays: !isSingle && kinds !== '?',
        takesSingle: (index) =>
          (kinds![index] ?? kinds!.slice(-2)[(index - kinds!.length) % 2]) ===
          's',
        calculate: isSingle
          ? single(kinds!, apply)
          : kinds === '*'
            ? (call) => toScalar(apply(numbersOf(call) as never))
            : kinds === 'f'
              ? ofAreas(apply)
              : (apply as Calculate),
      };
    },
  );
}

const LINE = /^\s*(\S+)\s+(\S+)\s+(\d+)\s+(\d+|∞) ?(.*)$/gm;

/** What an argument is read as: a number, a text, a condition, or the value as it is. */
type Kind = 'n' | 't' | 'b' | 'x';
type Read = {n: number; t: string; b: boolean; x: Scalar};

const READERS: {readonly [K in Kind]: (value: Scalar) => Read[K]} = {
  n: toNumber,
  t: toText,
  b: toBoolean,
  x: (value) => value,
};

/**
 * A function of single values. Areas and arrays are taken cell by cell.
 *
 * @param kinds - one letter for each argument; the last repeats
 * @param apply - receives the arguments that were given; may throw {@link ErrorResult}
 */
function single(
  kinds: string,
  apply: (...args: never[]) => unknown,
): Calculate {
  const read = [...kinds] as Kind[];
  return ({scope, args, value}) => {
    const given = args.map((_node, index) => value(index) ?? null);
    return broadcast(given, scope, (scalars) => {
      const ready = scalars.map((scalar, index) =>
        READERS[read[Math.min(index, read.length - 1)]!](scalar),
      );
      return toScalar((apply as (...all: unknown[]) => unknown)(...ready));
    });
  };
}

/** Every argument, areas cell by cell; `isDirect` tells a value in the formula from one in a cell. */
export function* eachValue({
  scope,
  args,
  value,
}: Call): Generator<{value: Scalar; isDirect: boolean}> {
  for (let index = 0; index < args.length; index += 1) {
    const argument = value(index) ?? null;
    const isDirect = !(argument instanceof Reference) && !isMatrix(argument);
    for (const row of matrixOf(argument, scope)) {
      for (const scalar of row) {
        yield {value: scalar, isDirect};
      }
    }
  }
}

/** Numbers of all arguments: in cells only numbers count, in the formula also what reads as one. */
export function numbersOf(call: Call): number[] {
  return [...eachValue(call)].flatMap(({value, isDirect}) =>
    typeof noError(value) === 'number' || isDirect ? [toNumber(value)] : [],
  );
}

/** A function of the function library that takes areas as rows of values. */
function ofAreas(apply: (...args: never[]) => unknown): Calculate {
  return ({scope, args, value}) => {
    const given = args.map((_node, index) => {
      const argument = value(index) ?? null;
      if (!isMany(argument)) {
        return noError(scalarOf(argument, scope));
      }
      return wholeMatrixOf(argument, scope).map((row) => row.map(noError));
    });
    const result = (apply as (...all: unknown[]) => unknown)(...given);
    return Array.isArray(result)
      ? result.map((row) => [row].flat().map(toScalar))
      : toScalar(result);
  };
}

/** Numbers of an area or array; text and empty cells are left out. */
export function numbersIn(value: Value | undefined, scope: Scope): number[] {
  return matrixOf(value ?? null, scope)
    .flat()
    .filter((one) => typeof noError(one) === 'number') as number[];
}

/** A result of the function library as a value of a cell. */
export function toScalar(result: unknown): Scalar {
  if (result instanceof Error) {
    return errorFromText(result.message) ?? cellError('#VALUE!');
  }
  if (typeof result === 'number') {
    return Number.isFinite(result) ? result : cellError('#NUM!');
  }
  return typeof result === 'string' ||
    typeof result === 'boolean' ||
    isCellError(result)
    ? result
    : null;
}

/** An argument as one value. */
export function scalar(call: Call, index: number): Scalar {
  return scalarOf(call.value(index) ?? null, call.scope);
}

/** An argument as a number; another one where it was left out. */
export function number(call: Call, index: number, otherwise: number): number {
  return index < call.args.length ? toNumber(scalar(call, index)) : otherwise;
}

/** Ends a calculation with an error value. */
export function fail(
  code: '#NUM!' | '#VALUE!' | '#N/A' | '#DIV/0!' | '#REF!',
): never {
  throw new ErrorResult(cellError(code));
}
