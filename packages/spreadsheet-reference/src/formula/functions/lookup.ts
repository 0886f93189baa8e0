import {translateFormulaToA1} from '@borgar/fx';
import {formatCellAddress} from '../../area/address';
import {isOnSheet, listIndexes} from '../../area/bounds';
import {isCellError, type Scalar} from '../../values/scalar';
import type {AreaView} from '../areaView';
import {resolveReference} from '../references';
import {toBoolean, toText} from '../coerce';
import {
  throwIfError,
  CellReference,
  getValueSize,
  type FormulaValue,
  throwCellError,
} from '../value';
import {type FunctionCall, defineFunctions} from './define';
import {findXmatchPosition, findMatchPosition} from './search';

/** Implements VLOOKUP, and HLOOKUP by transposing the table. */
function lookUp(call: FunctionCall, isHorizontal: boolean): Scalar {
  const wanted = throwIfError(call.scalar(0)) ?? 0;
  const table = isHorizontal ? call.view(1).transpose() : call.view(1);
  const column = Math.trunc(call.number(2, 1));
  const isNear = call.args.length < 4 || toBoolean(call.scalar(3));
  if (column < 1) {
    return throwCellError('#VALUE!');
  }
  const size = getValueSize(call.value(1));
  if (column > (isHorizontal ? size.rows : size.columns)) {
    return throwCellError('#REF!');
  }
  const mode = isNear ? 'below' : 'exact';
  const index = findMatchPosition(wanted, table.column(0), mode);
  return index < 0 ? throwCellError('#N/A') : table.at(index, column - 1);
}

/** Implements ROW and COLUMN. */
function lineNumbers(call: FunctionCall, edge: 'row' | 'column'): FormulaValue {
  if (call.args.length === 0) {
    return call.scope[edge] + 1;
  }
  const {firstRow, lastRow, firstColumn, lastColumn} =
    call.reference(0).areas[0]!;
  return edge === 'row'
    ? listIndexes(firstRow + 1, lastRow + 1).map((number) => [number])
    : [listIndexes(firstColumn + 1, lastColumn + 1)];
}

/** Returns one cell of an argument, or a whole row or column. Rows and columns count from 1; 0 selects all of them. */
function pickPart(
  call: FunctionCall,
  index: number,
  row: number,
  column: number,
): FormulaValue {
  const area = call.value(index);
  const size = getValueSize(area);
  if (row > size.rows || column > size.columns) {
    return throwCellError('#REF!');
  }
  if (area instanceof CellReference) {
    const {firstRow, firstColumn} = area.areas[0]!;
    const [top, left] = [firstRow + row - 1, firstColumn + column - 1];
    const part = {
      ...area.areas[0]!,
      ...(row > 0 && {firstRow: top, lastRow: top}),
      ...(column > 0 && {firstColumn: left, lastColumn: left}),
    };
    return new CellReference(area.sheetId, [part]);
  }
  const rows = call.rows(index);
  return (row === 0 ? rows : rows.slice(row - 1, row)).map((line) =>
    column === 0 ? line : line.slice(column - 1, column),
  );
}

function countLines(call: FunctionCall, edge: 'rows' | 'columns'): number {
  const area = call.value(0);
  return isCellError(area) || typeof area === 'string'
    ? throwCellError('#VALUE!')
    : getValueSize(area)[edge];
}

export const LOOKUP_LIBRARY = defineFunctions(
  'lookup',
  `
  CHOOSE       ?    2 ∞ The value at a position.
  COLUMN       -    0 1 Number of the column, from 1.
  COLUMNS      -    1 1 Number of columns.
  HLOOKUP      sass 3 4 Searches the first row.
  INDEX        ass  2 3 The cell at a position.
  INDIRECT     -    1 2 The reference that a text names; volatile.
  MATCH        xVn  2 3 Position of a value.
  OFFSET       -    3 5 A reference some cells away; volatile.
  ROW          -    0 1 Number of the row, from 1.
  ROWS         -    1 1 Number of rows.
  VLOOKUP      sass 3 4 Searches the first column.
  XLOOKUP      saaxx 3 6 Searches one area, returns from another.
`,
  {
    CHOOSE(call: FunctionCall): FormulaValue {
      const chosen = Math.trunc(call.number(0, 0));
      return chosen < 1 || chosen >= call.args.length
        ? throwCellError('#VALUE!')
        : call.value(chosen);
    },
    COLUMN: (call: FunctionCall) => lineNumbers(call, 'column'),
    COLUMNS: (call: FunctionCall) => countLines(call, 'columns'),
    HLOOKUP: (call: FunctionCall) => lookUp(call, true),
    INDEX(call: FunctionCall): FormulaValue {
      const first = Math.trunc(call.number(1, 0));
      const size = getValueSize(call.value(0));
      const isLine =
        size.rows === 1 && size.columns > 1 && call.args.length < 3;
      const row = isLine ? 1 : first;
      const column = isLine ? first : Math.trunc(call.number(2, 0));
      return row < 0 || column < 0
        ? throwCellError('#VALUE!')
        : pickPart(call, 0, row, column);
    },
    INDIRECT(call: FunctionCall): CellReference {
      const {scope} = call;
      const written = toText(call.scalar(0));
      const isA1 = call.args.length < 2 || toBoolean(call.scalar(1));
      try {
        const text = isA1
          ? written
          : translateFormulaToA1(
              written,
              formatCellAddress(scope.row, scope.column),
            ).replaceAll('$', '');
        const found = resolveReference(text, {...scope, areas: undefined});
        return found instanceof CellReference ? found : throwCellError('#REF!');
      } catch {
        return throwCellError('#REF!');
      }
    },
    MATCH(wanted: Scalar, list: AreaView, type = 1): number {
      if (list.height > 1 && list.width > 1) {
        return throwCellError('#N/A');
      }
      const mode = type === 0 ? 'exact' : type > 0 ? 'below' : 'above';
      const key = throwIfError(wanted) ?? 0;
      const index = findMatchPosition(key, list.line(), mode);
      return index < 0 ? throwCellError('#N/A') : index + 1;
    },
    OFFSET(call: FunctionCall): CellReference {
      const base = call.reference(0);
      const {firstRow, firstColumn} = base.areas[0]!;
      const size = getValueSize(base);
      const [row, column, height, width] = [
        firstRow + Math.trunc(call.number(1, 0)),
        firstColumn + Math.trunc(call.number(2, 0)),
        call.args[3] ? Math.trunc(call.number(3, 1)) : size.rows,
        call.args[4] ? Math.trunc(call.number(4, 1)) : size.columns,
      ];
      const area = {
        firstRow: height < 0 ? row + height + 1 : row,
        lastRow: height < 0 ? row : row + height - 1,
        firstColumn: width < 0 ? column + width + 1 : column,
        lastColumn: width < 0 ? column : column + width - 1,
      };
      return height !== 0 && width !== 0 && isOnSheet(area)
        ? new CellReference(base.sheetId, [area])
        : throwCellError('#REF!');
    },
    ROW: (call: FunctionCall) => lineNumbers(call, 'row'),
    ROWS: (call: FunctionCall) => countLines(call, 'rows'),
    VLOOKUP: (call: FunctionCall) => lookUp(call, false),
    XLOOKUP(call: FunctionCall): FormulaValue {
      const wanted = throwIfError(call.scalar(0));
      const area = call.view(1);
      const isRow = area.height === 1 && area.width > 1;
      const [searched, returned] = [1, 2].map((at) =>
        getValueSize(call.value(at)),
      );
      const side = isRow ? 'columns' : 'rows';
      if (searched![side] !== returned![side]) {
        return throwCellError('#VALUE!');
      }
      const index = findXmatchPosition(call, wanted, area.line(), 4);
      if (index < 0) {
        return call.args[3] ? call.value(3) : throwCellError('#N/A');
      }
      return isRow
        ? pickPart(call, 2, 0, index + 1)
        : pickPart(call, 2, index + 1, 0);
    },
  },
);
