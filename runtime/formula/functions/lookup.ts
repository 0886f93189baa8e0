import {compareScalars, equalScalars} from '../../values/compare';
import {isCellError, type Scalar} from '../../values/scalar';
import {toBoolean} from '../coerce';
import {wildcardTest} from '../criteria';
import {
  matrixOf,
  noError,
  Reference,
  sizeOf as extentOf,
  transposed,
  type Value,
} from '../value';
import {type Call, fail, library, number, scalar} from './define';
import {indirect, numberOf, offset, sizeOf} from './references';

/** Index of a value in a list: exactly, or the last that is not larger in a sorted one. */
function position(
  wanted: Scalar,
  list: readonly Scalar[],
  mode: 'exact' | 'below' | 'above',
): number {
  if (mode === 'exact') {
    const hasWildcard = typeof wanted === 'string' && /[*?~]/.test(wanted);
    const matches = hasWildcard ? wildcardTest(wanted) : undefined;
    return list.findIndex((value) =>
      matches
        ? typeof value === 'string' && matches(value)
        : equalScalars(value, wanted ?? 0),
    );
  }
  let found = -1;
  const sign = mode === 'below' ? 1 : -1;
  for (const [index, value] of list.entries()) {
    if (
      value === null ||
      typeof value !== typeof wanted ||
      isCellError(value)
    ) {
      continue;
    }
    if (compareScalars(value, wanted) * sign > 0) {
      break;
    }
    found = index;
  }
  return found;
}

/** VLOOKUP, and HLOOKUP over the table with rows and columns swapped. */
function lookUp(call: Call, isTransposed: boolean): Scalar {
  const wanted = noError(scalar(call, 0)) ?? 0;
  const rows = matrixOf(call.value(1) ?? null, call.scope);
  const table = isTransposed ? transposed(rows) : rows;
  const column = Math.trunc(number(call, 2, 1));
  const isNear = call.args.length < 4 || toBoolean(scalar(call, 3));
  if (column < 1) {
    return fail('#VALUE!');
  }
  const size = extentOf(call.value(1) ?? null);
  if (column > (isTransposed ? size.rows : size.columns)) {
    return fail('#REF!');
  }
  const keys = table.map((row) => row[0] ?? null);
  const index = position(wanted, keys, isNear ? 'below' : 'exact');
  return index < 0 ? fail('#N/A') : (table[index]![column - 1] ?? null);
}

/** Values of one row or one column as a list. */
function listOf(value: Value | undefined, call: Call): Scalar[] {
  const rows = matrixOf(value ?? null, call.scope);
  if (rows.length > 1 && (rows[0]?.length ?? 0) > 1) {
    return fail('#N/A');
  }
  return rows.flat();
}

function match(call: Call): number {
  const wanted = noError(scalar(call, 0)) ?? 0;
  const type = number(call, 2, 1);
  const mode = type === 0 ? 'exact' : type > 0 ? 'below' : 'above';
  const index = position(wanted, listOf(call.value(1), call), mode);
  return index < 0 ? fail('#N/A') : index + 1;
}

function xlookup(call: Call): Value {
  const wanted = noError(scalar(call, 0));
  const area = matrixOf(call.value(1) ?? null, call.scope);
  const isRow = area.length === 1 && (area[0]?.length ?? 0) > 1;
  const keys = area.flat();
  const [searched, returned] = [1, 2].map((at) =>
    extentOf(call.value(at) ?? null),
  );
  const side = isRow ? 'columns' : 'rows';
  if (searched![side] !== returned![side]) {
    return fail('#VALUE!');
  }
  const index = keys.findIndex((key) => equalScalars(key, wanted));
  if (index < 0) {
    return call.args.length > 3 ? (call.value(3) ?? null) : fail('#N/A');
  }
  const results = matrixOf(call.value(2) ?? null, call.scope);
  if (isRow) {
    return results.map((row) => [row[index] ?? null]);
  }
  return [results[index] ?? [null]];
}

function index(call: Call): Value {
  const area = call.value(0) ?? null;
  const first = Math.trunc(number(call, 1, 0));
  const size = extentOf(area);
  const isLine = size.rows === 1 && size.columns > 1 && call.args.length < 3;
  const row = isLine ? 1 : first;
  const column = isLine ? first : Math.trunc(number(call, 2, 0));
  if (row < 0 || column < 0) {
    return fail('#VALUE!');
  }
  if (area instanceof Reference) {
    const {firstRow, firstColumn} = area.areas[0]!;
    const part = {
      ...area.areas[0]!,
      ...(row > 0 && {
        firstRow: firstRow + row - 1,
        lastRow: firstRow + row - 1,
      }),
      ...(column > 0 && {
        firstColumn: firstColumn + column - 1,
        lastColumn: firstColumn + column - 1,
      }),
    };
    return row > size.rows || column > size.columns
      ? fail('#REF!')
      : new Reference(area.sheetId, [part]);
  }
  const rows = matrixOf(area, call.scope);
  const chosen = row === 0 ? rows : rows.slice(row - 1, row);
  const part = chosen.map((line) =>
    column === 0 ? line : line.slice(column - 1, column),
  );
  return part.length === 0 || part[0]!.length === 0 ? fail('#REF!') : part;
}

function choose(call: Call): Value {
  const chosen = Math.trunc(number(call, 0, 0));
  return chosen < 1 || chosen >= call.args.length
    ? fail('#VALUE!')
    : (call.value(chosen) ?? null);
}

/** Functions of the library `lookup`. */
export const LOOKUP = library(
  'lookup',
  `
  CHOOSE       ?    2 ∞ The value at a position.
  COLUMN       -    0 1 Number of the column, from 1.
  COLUMNS      -    1 1 Number of columns.
  HLOOKUP      sass 3 4 Searches the first row.
  INDEX        ass  2 3 The cell at a position.
  INDIRECT     -    1 1 The reference that a text names; volatile.
  MATCH        sas  2 3 Position of a value.
  OFFSET       -    3 5 A reference some cells away; volatile.
  ROW          -    0 1 Number of the row, from 1.
  ROWS         -    1 1 Number of rows.
  VLOOKUP      sass 3 4 Searches the first column.
  XLOOKUP      saa  3 4 Searches one area, returns from another.
`,
  {
    CHOOSE: choose,
    COLUMN: (call) => numberOf(call, 'column'),
    COLUMNS: (call) => sizeOf(call, 'columns'),
    HLOOKUP: (call) => lookUp(call, true),
    INDEX: index,
    INDIRECT: indirect,
    MATCH: match,
    OFFSET: offset,
    ROW: (call) => numberOf(call, 'row'),
    ROWS: (call) => sizeOf(call, 'rows'),
    VLOOKUP: (call) => lookUp(call, false),
    XLOOKUP: xlookup,
  },
);
