import {countColumns, listIndexes} from '../../area/bounds';
import type {FunctionLibrary} from '../../contract';
import {
  createCellError,
  parseCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import {limitText, SINGLE_VALUE_CONVERSIONS, toNumber} from '../coerce';
import {addNumbers} from './aggregates';
import type {AreaView} from '../areaView';
import type {FormulaNode} from '../syntax';
import {
  CellErrorException,
  getValueSize,
  hasMultipleValues,
  isMatrix,
  toMatrix,
  toView,
  throwIfError,
  CellReference,
  toSingleValue,
  type FormulaScope,
  type FormulaValue,
  toFullMatrix,
  broadcastValues,
} from '../value';

/** A call of a function. Arguments are evaluated on demand. */
export class FunctionCall {
  /** @param value - evaluates the argument with an index; returns `null` if the argument is empty */
  constructor(
    readonly scope: FormulaScope,
    readonly args: readonly (FormulaNode | null | undefined)[],
    readonly value: (index: number) => FormulaValue,
  ) {}

  scalar(index: number): Scalar {
    return toSingleValue(this.value(index), this.scope);
  }

  /** Converts an argument to a number; returns a default value if the argument is absent. */
  number(index: number, otherwise: number): number {
    return index < this.args.length ? toNumber(this.scalar(index)) : otherwise;
  }

  /** Returns an argument that must be a reference. Ends the calculation with `#VALUE!` otherwise. */
  reference(index: number): CellReference {
    const value = this.value(index);
    if (value instanceof CellReference) {
      return value;
    }
    throw new CellErrorException(
      isCellError(value) ? value : createCellError('#VALUE!'),
    );
  }

  /** Returns an argument as rows. Areas are cropped after the last used cell. */
  rows(index: number): Matrix {
    return toMatrix(this.value(index), this.scope);
  }

  /** Like {@link rows}, but does not copy the values of an area. */
  view(index: number): AreaView {
    return toView(this.value(index), this.scope);
  }

  /**
   * Returns the values of all arguments, including each cell of areas. `isCell` is `true` for values of areas, and
   * `isDirect` for values that do not come from an area or array.
   */
  each(first = 0): {value: Scalar; isCell: boolean; isDirect: boolean}[] {
    return listIndexes(first, this.args.length - 1).flatMap((index) => {
      const argument = this.value(index);
      const isCell = argument instanceof CellReference;
      const isDirect = !isCell && !isMatrix(argument);
      return toMatrix(argument, this.scope)
        .flat()
        .map((value) => ({value, isCell, isDirect}));
    });
  }

  /**
   * Returns the numbers in all arguments. Other values are ignored in areas and arrays, but converted if they
   * are passed directly.
   */
  numbers(first = 0): number[] {
    return listIndexes(first, this.args.length - 1).flatMap((index) =>
      toNumbers(this.value(index), this.scope),
    );
  }
}

/** Returns the numbers of an area or array, or a converted single value. */
function toNumbers(value: FormulaValue, scope: FormulaScope): number[] {
  return value instanceof CellReference || isMatrix(value)
    ? filterNumbers(toMatrix(value, scope).flat())
    : [toNumber(toSingleValue(value, scope))];
}

/** Returns all numbers among the values. Ends the calculation at the first error value. */
export function filterNumbers(values: readonly Scalar[]): number[] {
  return values.filter(
    (one) => typeof throwIfError(one) === 'number',
  ) as number[];
}

/**
 * Returns the sum and count of the numbers in all arguments. Sums of single columns continue those of other formulas
 * instead of starting again.
 */
export function sumArguments(call: FunctionCall): {sum: number; count: number} {
  const value = call.value(0);
  if (
    call.args.length === 1 &&
    value instanceof CellReference &&
    value.areas.length === 1 &&
    countColumns(value.areas[0]!) === 1
  ) {
    return call.view(0).column(0).sum();
  }
  const numbers = call.numbers();
  return {sum: addNumbers(numbers), count: numbers.length};
}

type Calculate = (call: FunctionCall) => FormulaValue;

/** The rows of an area up to the last used cell, and the size of the whole area. */
export interface SizedRows {
  readonly rows: Matrix;
  readonly height: number;
  readonly width: number;
}

type Apply = (...args: never[]) => unknown;

export interface BuiltinFunction {
  readonly name: string;
  readonly library: FunctionLibrary;
  readonly description: string;
  readonly minArguments: number;
  readonly maxArguments: number;
  /** `true` if the arguments are evaluated as array formulas. */
  readonly takesArrays: boolean;
  /**
   * Tests whether an argument takes a single value. If it receives an array, the function is called for each element.
   */
  readonly takesSingle: (index: number) => boolean;
  readonly calculate: Calculate;
}

/**
 * Defines functions. Each line consists of a name, the kinds of the arguments, their minimum and maximum number, and
 * a description.
 *
 * Kinds are letters of {@link SINGLE_VALUE_CONVERSIONS} and {@link AREA_CONVERSIONS}; the last letter applies to all
 * further arguments. `*` passes all numbers as one array.
 *
 * With the letters `s` (single value), `a` (area) and `?` (evaluated like the surrounding formula), the function
 * receives a {@link FunctionCall} instead of converted arguments; there, the last two letters repeat.
 */
export function defineFunctions(
  name: FunctionLibrary,
  lines: string,
  calculations: Readonly<Record<string, Apply>>,
): BuiltinFunction[] {
  return [...lines.matchAll(LINE)].map(
    ([, id, kinds, least, most, description]) => {
      const apply = calculations[id!]!;
      const isSingle = [...kinds!].every(
        (kind) => kind in SINGLE_VALUE_CONVERSIONS,
      );
      const isMixed =
        !isSingle &&
        [...kinds!].every(
          (kind) =>
            kind in SINGLE_VALUE_CONVERSIONS || kind in AREA_CONVERSIONS,
        );
      return {
        name: id!,
        library: name,
        description: description!,
        minArguments: Number(least),
        maxArguments: most === '∞' ? Infinity : Number(most),
        takesArrays: !isSingle && kinds !== '?',
        takesSingle: (index) =>
          isMixed
            ? kindAt(kinds!, index) in SINGLE_VALUE_CONVERSIONS
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
 * Conversions of areas and arrays by letter:
 * - `N`: list of numbers
 * - `M`: rows up to the last used cell
 * - `V`: the same as a view, which is not a copy
 * - `W`: all rows
 * - `P`: rows up to the last used cell, and the size of the whole area
 * - `F`: input of the library formulajs, that is, rows without errors, or an unchanged single value
 */
const AREA_CONVERSIONS: Readonly<
  Record<string, (value: FormulaValue, scope: FormulaScope) => unknown>
> = {
  N: toNumbers,
  M: (value, scope) =>
    toMatrix(isCellError(value) ? throwIfError(value) : value, scope),
  V: (value, scope) =>
    toView(isCellError(value) ? throwIfError(value) : value, scope),
  P: (value, scope): SizedRows => {
    const {rows: height, columns: width} = getValueSize(value);
    return {height, width, rows: AREA_CONVERSIONS.M!(value, scope) as Matrix};
  },
  W: toFullMatrix,
  F: (value, scope) =>
    hasMultipleValues(value)
      ? toMatrix(value, scope).map((row) => row.map(throwIfError))
      : throwIfError(toSingleValue(value, scope)),
};

const kindAt = (kinds: string, index: number): string =>
  kinds[Math.min(index, kinds.length - 1)]!;

const letterAt = (kinds: string, index: number): string | undefined =>
  kinds[index] ?? kinds.slice(-2)[(index - kinds.length) % 2];

/**
 * Passes a {@link FunctionCall} to a function. If the argument for an area is an error value such as
 * `#REF!`, returns that error.
 */
function ofAreas(kinds: string, calculate: Calculate): Calculate {
  return (call) => {
    const error = [...call.args.keys()]
      .filter((index) => letterAt(kinds, index) === 'a')
      .map((index) => call.value(index))
      .find(isCellError);
    return error ?? calculate(call);
  };
}

/** Converts single values before a function is called. Areas and arrays are evaluated cell by cell. */
function ofSingles(kinds: string, apply: Apply): Calculate {
  return ({scope, args, value}) =>
    broadcastValues(
      args.map((node, index) =>
        // Functions from Excel's Analysis ToolPak do not accept an empty argument between two commas.
        !node && kindAt(kinds, index) === 'd'
          ? createCellError('#N/A')
          : value(index),
      ),
      scope,
      (scalars) => {
        const ready = scalars.map((scalar, index) =>
          SINGLE_VALUE_CONVERSIONS[kindAt(kinds, index)]!(scalar),
        );
        return toScalar(apply(...(ready as never[])));
      },
    );
}

/** Converts areas and single values before a function is called. */
function ofKinds(kinds: string, apply: Apply): Calculate {
  return (call) => {
    const given = call.args.map((node, index) => {
      const kind = kindAt(kinds, index);
      if (kind in SINGLE_VALUE_CONVERSIONS) {
        return SINGLE_VALUE_CONVERSIONS[kind]!(call.scalar(index));
      }
      return node
        ? AREA_CONVERSIONS[kind]!(call.value(index), call.scope)
        : undefined;
    });
    return toValue(apply(...(given as never[])));
  };
}

/** Converts a result of the library formulajs, which is a value, an array of rows, or a list that becomes a column. */
const toValue = (result: unknown): FormulaValue =>
  Array.isArray(result)
    ? result.map((row) =>
        Array.isArray(row) ? row.map(toScalar) : [toScalar(row)],
      )
    : toScalar(result);

/** Converts a single result of the library formulajs. */
export function toScalar(result: unknown): Scalar {
  if (result instanceof Error) {
    return parseCellError(result.message) ?? createCellError('#VALUE!');
  }
  if (typeof result === 'number') {
    return Number.isFinite(result) ? result : createCellError('#NUM!');
  }
  if (typeof result === 'string') {
    return limitText(result);
  }
  return typeof result === 'boolean' || isCellError(result) ? result : null;
}
