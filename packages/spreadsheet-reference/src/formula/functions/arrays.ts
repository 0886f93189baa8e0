// Functions that return arrays.
import {getFirstCellKey} from '../../state/cells';
import {findSheet} from '../../state/identity';
import {compareScalars, type Matrix, type Scalar} from '../../values/scalar';
import {toBoolean} from '../coerce';
import {
  createGrid,
  MAX_MATRIX_CELLS,
  CellReference,
  toSingleValue,
  transposeRows,
  type FormulaValue,
  throwCellError,
} from '../value';
import {type FunctionCall} from './define';

/** Sorts rows by several lists of keys. `sign` is -1 for descending order. */
function sortRows(
  rows: Matrix,
  orders: readonly {readonly keys: readonly Scalar[]; readonly sign: number}[],
): Matrix {
  const places = [...rows.keys()].sort((a, b) =>
    orders.reduce(
      (order, {keys, sign}) =>
        order || compareScalars(keys[a] ?? null, keys[b] ?? null) * sign,
      0,
    ),
  );
  return places.map((place) => rows[place]!);
}

export const ARRAY_FUNCTIONS = {
  // Files write `A1#` as `ANCHORARRAY(A1)`. It refers to the area that the array formula in A1 fills.
  ANCHORARRAY({scope, value}: FunctionCall): FormulaValue {
    const anchor = value(0);
    if (!(anchor instanceof CellReference)) {
      return throwCellError('#REF!');
    }
    const cells = findSheet(scope.workbook, anchor.sheetId)?.cells;
    const area = cells?.get(getFirstCellKey(anchor.areas[0]!))?.array;
    return area ? new CellReference(anchor.sheetId, [area]) : anchor;
  },
  FILTER(rows: Matrix, included: Matrix, otherwise?: Scalar): FormulaValue {
    const isByColumn = included.length === 1 && rows.length > 1;
    const lines = isByColumn ? transposeRows(rows) : rows;
    const tests = included.flat();
    if (tests.length !== lines.length) {
      return throwCellError('#VALUE!');
    }
    const found = lines.filter((_line, index) => toBoolean(tests[index]!));
    if (found.length === 0) {
      return otherwise ?? throwCellError('#N/A');
    }
    return isByColumn ? transposeRows(found) : found;
  },
  SEQUENCE(call: FunctionCall): Matrix {
    const [rows, columns, first, step] = [0, 1, 2, 3].map((at) =>
      call.args[at] ? call.number(at, 1) : 1,
    ) as [number, number, number, number];
    const width = Math.trunc(columns);
    return rows >= 1 && columns >= 1 && rows * columns <= MAX_MATRIX_CELLS
      ? createGrid(
          Math.trunc(rows),
          width,
          (row, column) => first + (row * width + column) * step,
        )
      : throwCellError('#VALUE!');
  },
  SINGLE: ({scope, value}: FunctionCall) =>
    toSingleValue(value(0), {...scope, isArray: false}),
  SORTBY(call: FunctionCall): Matrix {
    const count = Math.ceil((call.args.length - 1) / 2);
    const orders = Array.from({length: count}, (_one, index) => ({
      keys: call.rows(1 + 2 * index).flat(),
      sign: Math.sign(call.number(2 + 2 * index, 1)),
    }));
    return sortRows(call.rows(0), orders);
  },
  TRANSPOSE: (rows: Matrix) => transposeRows(rows),
  // Ignores case when comparing.
  UNIQUE(
    rows: Matrix,
    isAcross: Scalar = false,
    isOnce: Scalar = false,
  ): Matrix {
    const lines = toBoolean(isAcross) ? transposeRows(rows) : rows;
    const kinds = new Map<string, {line: readonly Scalar[]; count: number}>();
    for (const line of lines) {
      const kind = JSON.stringify(line).toLowerCase();
      const known = kinds.get(kind) ?? {line, count: 0};
      known.count += 1;
      kinds.set(kind, known);
    }
    const found = [...kinds.values()]
      .filter(({count}) => !toBoolean(isOnce) || count === 1)
      .map(({line}) => line);
    return toBoolean(isAcross) ? transposeRows(found) : found;
  },
};
