import {countColumns, listIndexes} from '../../area/bounds';
import {
  createCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import type {AreaView} from '../areaView';
import {toNumber} from '../coerce';
import type {FormulaNode} from '../syntax';
import {
  CellErrorException,
  CellReference,
  type FormulaScope,
  type FormulaValue,
  getValueSize,
  isMatrix,
  throwCellError,
  throwIfError,
  toMatrix,
  toSingleValue,
  toView,
} from '../value';
import {addNumbers} from './aggregates';

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

/** Returns the size of values. Ends the calculation with `#VALUE!` if they have different sizes. */
export function getCommonSize(values: readonly FormulaValue[]) {
  const [size, ...others] = values.map(getValueSize);
  return others.every(
    ({rows, columns}) => rows === size!.rows && columns === size!.columns,
  )
    ? size!
    : throwCellError('#VALUE!');
}

/** Returns the numbers of an area or array, or a converted single value. */
export function toNumbers(value: FormulaValue, scope: FormulaScope): number[] {
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
    return call.view(0).sum();
  }
  const numbers = call.numbers();
  return {sum: addNumbers(numbers), count: numbers.length};
}
