// LAMBDA and the functions that call it for each element of an array.
import type {Matrix, Scalar} from '../../values/scalar';
import {
  createGrid,
  FormulaFunction,
  getMatrixElement,
  getValueSize,
  throwCellError,
  toFullMatrix,
  toSingleValue,
  transposeRows,
  type FormulaValue,
} from '../value';
import type {FunctionCall} from './define';

/** Returns a function that calls the `LAMBDA` in the last argument and reduces its result to a single value. */
function lastLambda({args, value, scope}: FunctionCall) {
  const given = value(args.length - 1);
  return given instanceof FormulaFunction
    ? (...values: FormulaValue[]): Scalar =>
        toSingleValue(given.apply(values), scope)
    : throwCellError('#VALUE!');
}

const fullRows = (call: FunctionCall, index: number): Matrix =>
  toFullMatrix(call.value(index), call.scope);

/** Returns all results of a function that adds up an array element by element. */
function scanValues(call: FunctionCall): Matrix {
  const apply = lastLambda(call);
  let total = call.args[0] ? call.value(0) : undefined;
  return fullRows(call, 1).map((row) =>
    row.map((value) => {
      total = total === undefined ? value : apply(total, value);
      return total as Scalar;
    }),
  );
}

export const LAMBDA_FUNCTIONS = {
  BYCOL(call: FunctionCall): Matrix {
    const apply = lastLambda(call);
    return [
      transposeRows(fullRows(call, 0)).map((column) =>
        apply(column.map((value) => [value])),
      ),
    ];
  },
  BYROW(call: FunctionCall): Matrix {
    const apply = lastLambda(call);
    return fullRows(call, 0).map((row) => [apply([row])]);
  },
  MAKEARRAY(call: FunctionCall): Matrix {
    const apply = lastLambda(call);
    const rows = Math.trunc(call.number(0, 1));
    const columns = Math.trunc(call.number(1, 1));
    return rows >= 1 && columns >= 1
      ? createGrid(rows, columns, (row, column) => apply(row + 1, column + 1))
      : throwCellError('#VALUE!');
  },
  MAP(call: FunctionCall): Matrix {
    const apply = lastLambda(call);
    const parts = call.args.slice(0, -1).map((_node, at) => fullRows(call, at));
    const sizes = parts.map(getValueSize);
    return createGrid(
      Math.max(...sizes.map(({rows}) => rows)),
      Math.max(...sizes.map(({columns}) => columns)),
      (row, column) =>
        apply(...parts.map((part) => getMatrixElement(part, row, column))),
    );
  },
  REDUCE(call: FunctionCall): FormulaValue {
    const given = call.args[0] ? call.value(0) : null;
    return scanValues(call).at(-1)?.at(-1) ?? given;
  },
  SCAN: scanValues,
};
