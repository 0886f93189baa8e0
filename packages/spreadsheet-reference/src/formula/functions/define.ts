import type {FunctionLibrary} from '../../contract';
import {
  createCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import {limitText, SINGLE_VALUE_CONVERSIONS, toNumber} from '../coerce';
import {
  type FormulaScope,
  type FormulaValue,
  getValueSize,
  hasMultipleValues,
  throwCellError,
  throwIfError,
  toFullMatrix,
  toMatrix,
  toSingleValue,
  toView,
} from '../value';
import {type FunctionCall, toNumbers} from './functionCall';

export * from './functionCall';

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
  library: FunctionLibrary,
  lines: string,
  calculations: Readonly<Record<string, Apply>>,
): BuiltinFunction[] {
  return [...lines.matchAll(LINE)].map(
    ([, name, kinds, least, most, description]) => ({
      name: name!,
      library,
      description: description!,
      minArguments: Number(least),
      maxArguments: most === '∞' ? Infinity : Number(most),
      ...createCalculation(kinds!, calculations[name!]!),
    }),
  );
}

function createCalculation(
  kinds: string,
  apply: Apply,
): Pick<BuiltinFunction, 'takesArrays' | 'takesSingle' | 'calculate'> {
  const isSingle = (kind: string) => kind in SINGLE_VALUE_CONVERSIONS;
  if ([...kinds].every((kind) => isSingle(kind) || kind in AREA_CONVERSIONS)) {
    return {
      takesArrays: ![...kinds].every(isSingle),
      takesSingle: (index) => isSingle(kindAt(kinds, index)),
      calculate: ofKinds(kinds, apply),
    };
  }
  const calculate = apply as Calculate;
  return {
    takesArrays: kinds !== '?',
    takesSingle: (index) => letterAt(kinds, index) === 's',
    calculate:
      kinds === '*'
        ? (call) => toScalar(apply(call.numbers() as never))
        : kinds.includes('a')
          ? ofAreas(kinds, calculate)
          : calculate,
  };
}

const LINE = /^\s*(\S+)\s+(\S+)\s+(\d+)\s+(\d+|∞) ?(.*)$/gm;

/**
 * Conversions of areas and arrays by letter:
 * - `N`: list of numbers
 * - `O`: number, or `undefined` if the argument is empty
 * - `M`: rows up to the last used cell
 * - `V`: the same as a view, which is not a copy
 * - `W`: all rows
 * - `P`: rows up to the last used cell, and the size of the whole area
 * - `F`: rows without errors, or an unchanged single value
 */
const AREA_CONVERSIONS: Readonly<
  Record<string, (value: FormulaValue, scope: FormulaScope) => unknown>
> = {
  N: toNumbers,
  O: (value, scope) => toNumber(toSingleValue(value, scope)),
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
  kinds[index] ?? kinds.at(((index - kinds.length) % 2) - 2);

/**
 * Passes a {@link FunctionCall} to a function. If the argument for an area is an error value such as
 * `#REF!`, returns that error.
 */
function ofAreas(kinds: string, calculate: Calculate): Calculate {
  return (call) => {
    const at = call.args.findIndex(
      (_node, index) =>
        letterAt(kinds, index) === 'a' && isCellError(call.value(index)),
    );
    return at < 0 ? calculate(call) : call.value(at);
  };
}

/** Converts areas and single values before a function is called. */
function ofKinds(kinds: string, apply: Apply): Calculate {
  return (call) => {
    const given = call.args.map((node, index) => {
      const kind = kindAt(kinds, index);
      // Functions from Excel's Analysis ToolPak do not accept an empty argument between two commas.
      if (!node && kind === 'd') {
        return throwCellError('#N/A');
      }
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

/** Converts a result, which is a value, an array of rows, or a list that becomes a column. */
const toValue = (result: unknown): FormulaValue =>
  Array.isArray(result)
    ? result.map((row) =>
        Array.isArray(row) ? row.map(toScalar) : [toScalar(row)],
      )
    : toScalar(result);

/** Converts a single result: numbers that are not finite become `#NUM!`, and `undefined` an empty cell. */
function toScalar(result: unknown): Scalar {
  if (typeof result === 'number') {
    return Number.isFinite(result) ? result : createCellError('#NUM!');
  }
  if (typeof result === 'string') {
    return limitText(result);
  }
  return typeof result === 'boolean' || isCellError(result) ? result : null;
}
