// Functions that return arrays.
import {containsBounds, createBounds} from '../../area/bounds';
import {getFirstCellKey} from '../../state/cells';
import {findSheet} from '../../state/identity';
import {
  compareScalars,
  createCellError,
  isCellError,
  type Matrix,
  type Scalar,
} from '../../values/scalar';
import {toBoolean, toNumber} from '../coerce';
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

/** Converts the argument of SORT that is 1 for ascending and -1 for descending order. */
function toSortSign(order: Scalar): number {
  const sign = toNumber(order ?? 1);
  return Math.abs(sign) === 1 ? sign : throwCellError('#VALUE!');
}

/** Sorts rows by several lists of keys. `sign` is -1 for descending order. Empty keys are always last. */
function sortRows(
  rows: Matrix,
  orders: readonly {readonly keys: readonly Scalar[]; readonly sign: number}[],
): Matrix {
  const places = [...rows.keys()].sort((a, b) =>
    orders.reduce((order, {keys, sign}) => {
      const [left, right] = [keys[a] ?? null, keys[b] ?? null];
      const isEmpty = left === null || right === null;
      return (
        order ||
        (isEmpty
          ? Number(left === null) - Number(right === null)
          : compareScalars(left, right) * sign)
      );
    }, 0),
  );
  return places.map((place) => rows[place]!);
}

/** Lists the values of an array. `ignored` is 1 for empty cells, 2 for errors, 3 for both. */
function listValues(
  rows: Matrix,
  ignored: Scalar = 0,
  isByColumn: Scalar = false,
): Scalar[] {
  const kinds = Math.trunc(toNumber(ignored));
  if (kinds < 0 || kinds > 3) {
    return throwCellError('#VALUE!');
  }
  const found = (toBoolean(isByColumn) ? transposeRows(rows) : rows)
    .flat()
    .filter(
      (value) =>
        !(value === null && kinds % 2 === 1) &&
        !(isCellError(value) && kinds >= 2),
    );
  return found.length > 0 ? found : throwCellError('#VALUE!');
}

/** Splits a list into rows of equal length. */
function wrapValues(
  rows: Matrix,
  count: number,
  padding: Scalar = createCellError('#N/A'),
): Matrix {
  const values = rows.flat();
  const width = Math.trunc(count);
  if (width < 1) {
    return throwCellError('#NUM!');
  }
  return rows.length > 1 && rows[0]!.length > 1
    ? throwCellError('#VALUE!')
    : createGrid(Math.ceil(values.length / width), width, (row, column) => {
        const value = values[row * width + column];
        return value === undefined ? padding : value;
      });
}

export const ARRAY_FUNCTIONS = {
  // Files write `A1#` as `ANCHORARRAY(A1)`. It refers to the area that the array formula in A1 fills. The values
  // of a dynamic array that has grown beyond the area of the file are not in cells.
  ANCHORARRAY({scope, value}: FunctionCall): FormulaValue {
    const anchor = value(0);
    if (!(anchor instanceof CellReference)) {
      return throwCellError('#REF!');
    }
    const {sheetId, areas} = anchor;
    const key = getFirstCellKey(areas[0]!);
    const rows = scope.inputs.readDynamicArray(sheetId, key);
    const filled = findSheet(scope.workbook, sheetId)?.cells.get(key)?.array;
    if (!filled || !rows) {
      return filled ? new CellReference(sheetId, [filled]) : anchor;
    }
    const {firstRow, firstColumn} = filled;
    const area = createBounds(
      ...([firstRow, firstColumn, rows.length, rows[0]!.length] as const),
    );
    return containsBounds(filled, area)
      ? new CellReference(sheetId, [area])
      : rows;
  },
  FILTER(rows: Matrix, included: Matrix, otherwise?: Scalar): FormulaValue {
    const isByColumn = included.length === 1 && rows[0]!.length > 1;
    const lines = isByColumn ? transposeRows(rows) : rows;
    const tests = included.flat();
    const isList = isByColumn || included.every(({length}) => length === 1);
    if (!isList || tests.length !== lines.length) {
      return throwCellError('#VALUE!');
    }
    const found = lines.filter((_line, index) => toBoolean(tests[index]!));
    if (found.length === 0) {
      return otherwise ?? throwCellError('#N/A');
    }
    return isByColumn ? transposeRows(found) : found;
  },
  MUNIT(given: number): Matrix {
    const size = Math.trunc(given);
    return size >= 1 && size * size <= MAX_MATRIX_CELLS
      ? createGrid(size, size, (row, column) => Number(row === column))
      : throwCellError('#VALUE!');
  },
  SEQUENCE(rows = 1, columns = 1, first = 1, step = 1): Matrix {
    const width = Math.trunc(columns);
    return rows >= 1 && columns >= 1 && rows * columns <= MAX_MATRIX_CELLS
      ? createGrid(
          Math.trunc(rows),
          width,
          (row, column) => first + (row * width + column) * step,
        )
      : throwCellError('#VALUE!');
  },
  RANDARRAY(
    rows = 1,
    columns = 1,
    low = 0,
    high = 1,
    isInteger: Scalar = false,
  ): Matrix {
    const isWhole = toBoolean(isInteger);
    const areBounds = !isWhole || [low, high].every(Number.isInteger);
    const isValid = rows >= 1 && columns >= 1 && low <= high && areBounds;
    return isValid && rows * columns <= MAX_MATRIX_CELLS
      ? createGrid(Math.trunc(rows), Math.trunc(columns), () =>
          isWhole
            ? Math.floor(low + Math.random() * (Math.floor(high) - low + 1))
            : low + Math.random() * (high - low),
        )
      : throwCellError('#VALUE!');
  },
  SINGLE: ({scope, value}: FunctionCall) =>
    toSingleValue(value(0), {...scope, isArray: false}),
  SORT(
    rows: Matrix,
    keys: Scalar | Matrix = 1,
    orders: Scalar | Matrix = 1,
    isByColumn: Scalar = false,
  ): Matrix {
    const isAcross = toBoolean(isByColumn);
    const lines = isAcross ? transposeRows(rows) : rows;
    const signs = [orders].flat(2).map(toSortSign);
    const sorted = sortRows(
      lines,
      [keys].flat(2).map((key, at) => {
        const index = Math.trunc(toNumber(key ?? 1)) - 1;
        return index in lines[0]!
          ? {
              keys: lines.map((line) => line[index]!),
              sign: signs[at] ?? signs[0]!,
            }
          : throwCellError('#VALUE!');
      }),
    );
    return isAcross ? transposeRows(sorted) : sorted;
  },
  SORTBY(call: FunctionCall): Matrix {
    const count = Math.ceil((call.args.length - 1) / 2);
    const orders = Array.from({length: count}, (_one, index) => ({
      keys: call.rows(1 + 2 * index).flat(),
      sign: toSortSign(
        call.args[2 + 2 * index] ? call.scalar(2 + 2 * index) : 1,
      ),
    }));
    return sortRows(call.rows(0), orders);
  },
  TOCOL: (...given: Parameters<typeof listValues>) =>
    listValues(...given).map((value) => [value]),
  TOROW: (...given: Parameters<typeof listValues>) => [listValues(...given)],
  WRAPCOLS: (...given: Parameters<typeof wrapValues>) =>
    transposeRows(wrapValues(...given)),
  WRAPROWS: wrapValues,
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
