import {span} from '../../area/bounds';
import type {FunctionLibrary} from '../../contract';
import {
  cellError,
  errorFromText,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import {toBoolean, toNumber, toText, toNonBooleanNumber} from '../coerce';
import type {FormulaNode} from '../parse';
import {
  ErrorResult,
  isMultiple,
  isMatrix,
  toMatrix,
  throwIfError,
  Reference,
  toSingleValue,
  type Scope,
  type Value,
  toFullMatrix,
  broadcast,
} from '../value';

/** One call in a formula. Arguments are evaluated when they are asked for. */
export class Call {
  /** @param value - value of an argument; `null` when it was left out, or its place is empty */
  constructor(
    readonly scope: Scope,
    readonly args: readonly (FormulaNode | null | undefined)[],
    readonly value: (index: number) => Value,
  ) {}

  /** An argument as one value. */
  scalar(index: number): Scalar {
    return toSingleValue(this.value(index), this.scope);
  }

  /** An argument as a number; another one where it was left out. */
  number(index: number, otherwise: number): number {
    return index < this.args.length ? toNumber(this.scalar(index)) : otherwise;
  }

  /** An argument as cells that it refers to; an error value in their place ends the calculation. */
  reference(index: number): Reference {
    const value = this.value(index);
    if (isCellError(value)) {
      throw new ErrorResult(value);
    }
    return value instanceof Reference ? value : fail('#VALUE!');
  }

  /** Rows of an argument, up to the last cell in use. */
  rows(index: number): Matrix {
    return toMatrix(this.value(index), this.scope);
  }

  /** Every argument from one on, areas cell by cell; `isDirect` tells a value in the formula from one in a cell. */
  *each(first = 0): Generator<{value: Scalar; isDirect: boolean}> {
    for (const index of span(first, this.args.length - 1)) {
      const argument = this.value(index);
      const isDirect = !(argument instanceof Reference) && !isMatrix(argument);
      for (const value of toMatrix(argument, this.scope).flat()) {
        yield {value, isDirect};
      }
    }
  }

  /** Numbers of all arguments from one on: in cells only numbers count, in the formula also what reads as one. */
  numbers(first = 0): number[] {
    return [...this.each(first)].flatMap(({value, isDirect}) =>
      typeof throwIfError(value) === 'number' || isDirect
        ? [toNumber(value)]
        : [],
    );
  }
}

/** Calculates a call. */
type Calculate = (call: Call) => Value;

/** A calculation of a function, whatever it takes. */
type Apply = (...args: never[]) => unknown;

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
 * description. Kinds are letters of {@link SINGLE} and {@link AREAS}, of which the last repeats; `*` is a
 * function of all numbers. The other functions receive the call: an `s` is the place of a single value, so that
 * an array gives it a result for each, an `a` that of an area; the last two repeat. `?` stands for arguments that
 * are read as the function's own result is.
 */
export function library(
  name: FunctionLibrary,
  lines: string,
  calculations: Readonly<Record<string, Apply>>,
): Builtin[] {
  return [...lines.matchAll(LINE)].map(
    ([, id, kinds, least, most, description]) => {
      const apply = calculations[id!]!;
      const isSingle = [...kinds!].every((kind) => kind in SINGLE);
      const isMixed =
        !isSingle &&
        [...kinds!].every((kind) => kind in SINGLE || kind in AREAS);
      return {
        name: id!,
        library: name,
        description: description!,
        minArguments: Number(least),
        maxArguments: most === '∞' ? Infinity : Number(most),
        takesArrays: !isSingle && kinds !== '?',
        takesSingle: (index) =>
          isMixed
            ? kindAt(kinds!, index) in SINGLE
            : letterAt(kinds!, index) === 's',
        calculate: isSingle
          ? ofSingles(kinds!, apply)
          : isMixed
            ? ofKinds(kinds!, apply)
            : kinds === '*'
              ? (call) => toScalar(apply(call.numbers() as never))
              : kinds!.includes('a')
                ? ofAreas(kinds!, apply as Calculate)
                : (apply as Calculate),
      };
    },
  );
}

const LINE = /^\s*(\S+)\s+(\S+)\s+(\d+)\s+(\d+|∞) ?(.*)$/gm;

/** Reads a number within limits. */
const numberWithin =
  (isWithin: (number: number) => boolean, read = (number: number) => number) =>
  (value: Scalar) => {
    const number = toNumber(value);
    return isWithin(number) ? read(number) : fail('#NUM!');
  };

/**
 * What a single value is read as: a number, one that is written as a number, one above 0, one from 0 on, a
 * probability without and with its ends, a whole number, one from 0 or 1 on, a text, a condition, a number or text, or the value as it is.
 */
const SINGLE: Readonly<Record<string, (value: Scalar) => Scalar>> = {
  n: toNumber,
  d: toNonBooleanNumber,
  g: numberWithin((number) => number > 0),
  u: numberWithin((number) => number >= 0),
  p: numberWithin((number) => number > 0 && number < 1),
  q: numberWithin((number) => number >= 0 && number <= 1),
  i: (value) => Math.trunc(toNumber(value)),
  w: numberWithin((number) => number >= 0, Math.trunc),
  h: numberWithin((number) => number >= 1, Math.trunc),
  t: toText,
  b: toBoolean,
  v: (value) =>
    typeof value === 'boolean' ? fail('#VALUE!') : throwIfError(value),
  x: (value) => value,
};

/**
 * What an area or array is read as: its numbers, its rows up to the last cell in use, all its rows, or those in use as
 * the function library takes them: without errors, and a single value as itself.
 */
const AREAS: Readonly<Record<string, (value: Value, scope: Scope) => unknown>> =
  {
    N: (value, scope) =>
      value instanceof Reference || isMatrix(value)
        ? toMatrix(value, scope)
            .flat()
            .filter((one) => typeof throwIfError(one) === 'number')
        : [toNumber(value)],
    M: (value, scope) =>
      toMatrix(isCellError(value) ? throwIfError(value) : value, scope),
    W: toFullMatrix,
    F: (value, scope) =>
      isMultiple(value)
        ? toMatrix(value, scope).map((row) => row.map(throwIfError))
        : throwIfError(toSingleValue(value, scope)),
  };

const kindAt = (kinds: string, index: number): string =>
  kinds[Math.min(index, kinds.length - 1)]!;

const letterAt = (kinds: string, index: number): string | undefined =>
  kinds[index] ?? kinds.slice(-2)[(index - kinds.length) % 2];

/** A function that receives the call, unless an error value, such as `#REF!`, stands in the place of an area. */
function ofAreas(kinds: string, calculate: Calculate): Calculate {
  return (call) => {
    const error = [...call.args.keys()]
      .filter((index) => letterAt(kinds, index) === 'a')
      .map((index) => call.value(index))
      .find(isCellError);
    return error ?? calculate(call);
  };
}

/** An argument that is left out between commas, where functions of Excel's Analysis ToolPak have none to leave out. */
const isMissing = (node: unknown, kind: string): boolean =>
  !node && kind === 'd';

/** A function of single values. Areas and arrays are taken cell by cell. */
function ofSingles(kinds: string, apply: Apply): Calculate {
  return ({scope, args, value}) =>
    broadcast(
      args.map((node, index) =>
        isMissing(node, kindAt(kinds, index))
          ? cellError('#N/A')
          : value(index),
      ),
      scope,
      (scalars) => {
        const ready = scalars.map((scalar, index) =>
          SINGLE[kindAt(kinds, index)]!(scalar),
        );
        return toScalar(apply(...(ready as never[])));
      },
    );
}

/** A function of areas and single values. */
function ofKinds(kinds: string, apply: Apply): Calculate {
  return (call) => {
    const given = call.args.map((node, index) => {
      const kind = kindAt(kinds, index);
      if (kind in SINGLE) {
        return SINGLE[kind]!(call.scalar(index));
      }
      return node ? AREAS[kind]!(call.value(index), call.scope) : undefined;
    });
    return toValue(apply(...(given as never[])));
  };
}

/** A result of the function library: a value, or rows or a column of them. */
const toValue = (result: unknown): Value =>
  Array.isArray(result)
    ? result.map((row) => [row].flat().map(toScalar))
    : toScalar(result);

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

/** Ends a calculation with an error value. */
export function fail(
  code: '#NUM!' | '#VALUE!' | '#N/A' | '#DIV/0!' | '#REF!',
): never {
  throw new ErrorResult(cellError(code));
}
