import {span} from '../../area/bounds';
import type {FunctionLibrary} from '../../contract';
import {
  cellError,
  errorFromText,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import {SINGLE, toNumber} from '../coerce';
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

/** Call of a function. Arguments are evaluated on demand. */
export class Call {
  /** @param value - evaluates an argument; `null` if it is omitted */
  constructor(
    readonly scope: Scope,
    readonly args: readonly (FormulaNode | null | undefined)[],
    readonly value: (index: number) => Value,
  ) {}

  scalar(index: number): Scalar {
    return toSingleValue(this.value(index), this.scope);
  }

  /** An argument as a number, with a default value for one that is omitted. */
  number(index: number, otherwise: number): number {
    return index < this.args.length ? toNumber(this.scalar(index)) : otherwise;
  }

  /** An argument that must be a reference. */
  reference(index: number): Reference {
    const value = this.value(index);
    if (value instanceof Reference) {
      return value;
    }
    throw new ErrorResult(isCellError(value) ? value : cellError('#VALUE!'));
  }

  /** An argument as rows; areas end after the last cell in use. */
  rows(index: number): Matrix {
    return toMatrix(this.value(index), this.scope);
  }

  /** Iterates the values of all arguments, areas cell by cell; `isDirect` marks values that are not in cells. */
  *each(first = 0): Generator<{value: Scalar; isDirect: boolean}> {
    for (const index of span(first, this.args.length - 1)) {
      const argument = this.value(index);
      const isDirect = !(argument instanceof Reference) && !isMatrix(argument);
      for (const value of toMatrix(argument, this.scope).flat()) {
        yield {value, isDirect};
      }
    }
  }

  /** Numbers in all arguments. Other values are ignored in cells, and converted outside of them. */
  numbers(first = 0): number[] {
    return [...this.each(first)].flatMap(({value, isDirect}) =>
      typeof throwIfError(value) === 'number' || isDirect
        ? [toNumber(value)]
        : [],
    );
  }
}

type Calculate = (call: Call) => Value;

type Apply = (...args: never[]) => unknown;

export interface Builtin {
  readonly name: string;
  readonly library: FunctionLibrary;
  readonly description: string;
  readonly minArguments: number;
  readonly maxArguments: number;
  /** Evaluates its arguments as array formulas. */
  readonly takesArrays: boolean;
  /** Tests for arguments that are single values: for an array in their place, the function is called for each element. */
  readonly takesSingle: (index: number) => boolean;
  readonly calculate: Calculate;
}

/**
 * Defines functions from lines with a name, the kinds of the arguments, their minimum and maximum number, and a
 * description.
 *
 * Kinds are letters of {@link SINGLE} and {@link AREAS}; the last one applies to all further arguments. `*` passes all
 * numbers as one array. All other kinds pass the {@link Call}: `s` marks a single value and `a` an area, where the last
 * two letters repeat; `?` evaluates arguments in the mode of the formula around them.
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

/**
 * Conversions of areas and arrays: a list of numbers (`N`), rows up to the last cell in use (`M`), all rows (`W`), or the
 * input of formulajs (`F`): rows without errors, and single values as they are.
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

/** Passes the call, unless the argument for an area is an error value such as `#REF!`. */
function ofAreas(kinds: string, calculate: Calculate): Calculate {
  return (call) => {
    const error = [...call.args.keys()]
      .filter((index) => letterAt(kinds, index) === 'a')
      .map((index) => call.value(index))
      .find(isCellError);
    return error ?? calculate(call);
  };
}

/** Converts single values; areas and arrays are evaluated cell by cell. */
function ofSingles(kinds: string, apply: Apply): Calculate {
  return ({scope, args, value}) =>
    broadcast(
      args.map((node, index) =>
        // Functions from Excel's Analysis ToolPak do not accept omitted arguments between commas.
        !node && kindAt(kinds, index) === 'd'
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

/** Converts areas and single values. */
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

/** Converts a result of formulajs: a value, rows, or a column. */
const toValue = (result: unknown): Value =>
  Array.isArray(result)
    ? result.map((row) => [row].flat().map(toScalar))
    : toScalar(result);

/** Converts a single result of formulajs. */
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
