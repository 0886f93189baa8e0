import type {FunctionLibrary} from '../../contract';
import {cellError, isCellError, type Scalar} from '../../values/scalar';
import {broadcast} from '../broadcast';
import {toBoolean, toNumber, toText} from '../coerce';
import type {FormulaNode} from '../parse';
import {
  ErrorResult,
  isMatrix,
  matrixOf,
  Reference,
  type Scope,
  type Value,
} from '../value';

/** One call in a formula. Arguments are evaluated when they are asked for. */
export interface Call {
  readonly scope: Scope;
  readonly args: readonly (FormulaNode | null | undefined)[];
  /** Value of an argument; `undefined` when it was left out, `null` when its place is empty. */
  value(index: number): Value | undefined;
}

/** Calculates a call. */
export type Calculate = (call: Call) => Value;

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

/** Name, description, number of arguments, and the function. */
export type Row = readonly [
  name: string,
  description: string,
  minArguments: number,
  maxArguments: number,
  calculate: Calculate,
];

/** Functions of single values alone: see {@link single}. */
const SINGLE = new Set<Calculate>();

/** Functions whose arguments are read as their own result is. */
const PASSING = new Set([
  ...['CHOOSE', 'IF', 'IFERROR', 'IFS', 'SWITCH'],
  ...['ISBLANK', 'ISERROR', 'ISNA', 'ISNUMBER', 'ISTEXT'],
]);

/** Places of single values, from 0, among arguments that are areas; the last repeats at every other one. */
const SINGLE_PLACES: Readonly<
  Record<string, readonly number[] | 'odd' | 'even'>
> = {
  AVERAGEIF: [1],
  AVERAGEIFS: 'even',
  COUNTIF: [1],
  COUNTIFS: 'odd',
  HLOOKUP: [0, 2, 3],
  INDEX: [1, 2],
  LOOKUP: [0],
  LARGE: [1],
  MATCH: [0, 2],
  RANK: [0, 2],
  SMALL: [1],
  SUMIF: [1],
  SUMIFS: 'even',
  VLOOKUP: [0, 2, 3],
  XLOOKUP: [0],
};

function isSingleAt(name: string, index: number): boolean {
  const places = SINGLE_PLACES[name];
  return typeof places === 'string'
    ? index > 0 && index % 2 === (places === 'odd' ? 1 : 0)
    : (places?.includes(index) ?? false);
}

/** Turns the rows of a library into its functions. */
export function library(
  name: FunctionLibrary,
  rows: readonly Row[],
): Builtin[] {
  return rows.map(
    ([id, description, minArguments, maxArguments, calculate]) => ({
      name: id,
      library: name,
      description,
      minArguments,
      maxArguments,
      takesArrays: !SINGLE.has(calculate) && !PASSING.has(id),
      takesSingle: (index) => isSingleAt(id, index),
      calculate,
    }),
  );
}

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
export function single(
  kinds: string,
  apply: (...args: never[]) => unknown,
): Calculate {
  const read = [...kinds] as Kind[];
  const calculate: Calculate = ({scope, args, value}) => {
    const given = args.map((_node, index) => value(index) ?? null);
    return broadcast(given, scope, (scalars) => {
      const ready = scalars.map((scalar, index) =>
        READERS[read[Math.min(index, read.length - 1)]!](scalar),
      );
      return toScalar((apply as (...all: unknown[]) => unknown)(...ready));
    });
  };
  SINGLE.add(calculate);
  return calculate;
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
  const numbers: number[] = [];
  for (const {value, isDirect} of eachValue(call)) {
    if (isCellError(value)) {
      throw new ErrorResult(value);
    }
    if (typeof value === 'number') {
      numbers.push(value);
    } else if (isDirect) {
      numbers.push(toNumber(value));
    }
  }
  return numbers;
}

/** A function of all numbers among its arguments. */
export function ofNumbers(apply: (numbers: number[]) => unknown): Calculate {
  return (call) => toScalar(apply(numbersOf(call)));
}

/** Numbers of an area or array; text and empty cells are left out. */
export function numbersIn(value: Value | undefined, scope: Scope): number[] {
  return matrixOf(value ?? null, scope)
    .flat()
    .flatMap((scalar) => {
      if (isCellError(scalar)) {
        throw new ErrorResult(scalar);
      }
      return typeof scalar === 'number' ? [scalar] : [];
    });
}

/** A result of the function library as a value of a cell. */
export function toScalar(result: unknown): Scalar {
  if (result instanceof Error) {
    const code = result.message;
    return cellError(isCode(code) ? code : '#VALUE!');
  }
  if (typeof result === 'number') {
    return Number.isFinite(result) ? result : cellError('#NUM!');
  }
  if (typeof result === 'string' || typeof result === 'boolean') {
    return result;
  }
  return isCellError(result) ? result : null;
}

function isCode(
  text: string,
): text is '#NUM!' | '#N/A' | '#DIV/0!' | '#REF!' | '#NAME?' | '#NULL!' {
  return ['#NUM!', '#N/A', '#DIV/0!', '#REF!', '#NAME?', '#NULL!'].includes(
    text,
  );
}

/** Ends a calculation with an error value. */
export function fail(
  code: '#NUM!' | '#VALUE!' | '#N/A' | '#DIV/0!' | '#REF!',
): never {
  throw new ErrorResult(cellError(code));
}
