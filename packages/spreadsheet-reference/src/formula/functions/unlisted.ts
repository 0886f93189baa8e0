// Functions that exist for compatibility with files of other programs. Formulas can call them, but they are
// not documented or listed, and custom functions of the same name take precedence.
import {
  formatCellAddress,
  quoteSheetName,
  toAbsoluteAddress,
} from '../../area/address';
import {createBounds} from '../../area/bounds';
import {isCellError, type Scalar} from '../../values/scalar';
import {parseNumber, toNumber, toText} from '../coerce';
import {getFirstCellKey} from '../../state/cells';
import {resolveFormat} from '../../state/formats';
import {findSheet} from '../../state/identity';
import {
  isMatrix,
  CellReference,
  toSingleValue,
  throwCellError,
  throwIfError,
} from '../value';
import {resolveSheetId} from '../references';
import {
  type BuiltinFunction,
  type FunctionCall,
  defineFunctions,
} from './define';
import type {AreaView} from '../areaView';
import {findXmatchPosition, findMatchPosition} from './search';
import {DISTRIBUTION_FUNCTIONS} from './probability';
import {HYPOTHESIS_TEST_FUNCTIONS} from './hypothesisTests';
import {INTEGER_FUNCTIONS} from './integers';
import {ARRAY_FUNCTIONS} from './arrays';
import {ELEMENTARY_FUNCTIONS} from './elementary';
import {roundTowardsZero, toMultiple} from './math';
import {convertUnit} from './units';
import {LAMBDA_FUNCTIONS} from './lambdas';
import {RESIZING_FUNCTIONS} from './resultSizes';
import {TEXT_PART_FUNCTIONS} from './textParts';
import {AGGREGATE_FUNCTIONS} from './subtotal';
import {DEPRECIATION_FUNCTIONS} from './depreciation';
import {FINANCIAL_FUNCTIONS} from './financial';
import {SECURITY_FUNCTIONS} from './securities';
import {toBooleans} from './logical';
import {DATABASE_FUNCTIONS} from './database';
import {DAY_COUNT_FUNCTIONS} from './dayCounts';
import {REGRESSION_FUNCTIONS} from './regression';
import {UNLISTED_SIGNATURES} from './signatures';
import {DESCRIPTIVE_FUNCTIONS} from './descriptive';
import {CRITERIA_FUNCTIONS} from './criteria';
import {computeRank, type NumberList} from './aggregates';
import {limits} from '../../errors';

/** Parses a date or time from text. Text that contains only a number is rejected. */
function serialFromText(text: string): number {
  const isDate = /[-/.:]|[a-z]/i.test(text) && Number.isNaN(Number(text));
  return (isDate ? parseNumber(text) : undefined) ?? throwCellError('#VALUE!');
}

/** Error values in the order of the numbers that `ERROR.TYPE` returns. */
const ERRORS = '#NULL! #DIV/0! #VALUE! #REF! #NAME? #NUM! #N/A'.split(' ');

function referencedFormula(call: FunctionCall): string | undefined {
  const reference = call.reference(0);
  const sheet = findSheet(call.scope.workbook, reference.sheetId);
  return sheet?.cells.get(getFirstCellKey(reference.areas[0]!))?.formula;
}

/** Numbers that the function `TYPE` returns, by JavaScript type. The number for all other types is 1. */
const TYPE_NUMBERS: Readonly<Record<string, number>> = {string: 2, boolean: 4};

/** Functions that are not documented, by upper-case name. */
export const UNLISTED_FUNCTIONS: ReadonlyMap<string, BuiltinFunction> = new Map(
  defineFunctions('math', UNLISTED_SIGNATURES, {
    ...ELEMENTARY_FUNCTIONS,
    ...RESIZING_FUNCTIONS,
    ...CRITERIA_FUNCTIONS,
    ...DATABASE_FUNCTIONS,
    ...DISTRIBUTION_FUNCTIONS,
    ...HYPOTHESIS_TEST_FUNCTIONS,
    ...INTEGER_FUNCTIONS,
    ...DESCRIPTIVE_FUNCTIONS,
    ...ARRAY_FUNCTIONS,
    ...DAY_COUNT_FUNCTIONS,
    ...REGRESSION_FUNCTIONS,
    ...AGGREGATE_FUNCTIONS,
    ...DEPRECIATION_FUNCTIONS,
    ...FINANCIAL_FUNCTIONS,
    ...SECURITY_FUNCTIONS,
    ...LAMBDA_FUNCTIONS,
    ...TEXT_PART_FUNCTIONS,
    ACOT: (x: number) => Math.PI / 2 - Math.atan(x),
    ADDRESS(
      row = 0,
      column = 0,
      kind = 1,
      isA1 = 1,
      sheetName?: Scalar,
    ): string {
      if (row < 1 || column < 1 || kind < 1 || kind >= 5) {
        return throwCellError('#VALUE!');
      }
      const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(
        formatCellAddress(Math.trunc(row) - 1, Math.trunc(column) - 1),
      )!;
      const sheet =
        sheetName === undefined ? '' : `${quoteSheetName(toText(sheetName))}!`;
      if (isA1 === 0) {
        const place = (number: number, isFixed: boolean) =>
          isFixed ? String(number) : `[${number}]`;
        return `${sheet}R${place(row, kind < 3)}C${place(column, kind % 2 === 1)}`;
      }
      return `${sheet}${kind % 2 === 1 ? '$' : ''}${letters}${kind < 3 ? '$' : ''}${digits}`;
    },
    AREAS: (call: FunctionCall) => call.reference(0).areas.length,
    ATAN2: (x: number, y: number) =>
      x === 0 && y === 0 ? throwCellError('#DIV/0!') : Math.atan2(y, x),
    CELL(call: FunctionCall): Scalar {
      const {workbook, sheetId: ownId, row, column} = call.scope;
      const own = new CellReference(ownId, [createBounds(row, column)]);
      const {sheetId, areas} = call.args[1] ? call.reference(1) : own;
      const {firstRow, firstColumn} = areas[0]!;
      const sheet = findSheet(workbook, sheetId)!;
      const address = toAbsoluteAddress(
        formatCellAddress(firstRow, firstColumn),
      );
      const read = () =>
        call.scope.inputs.readCell(sheetId, firstRow, firstColumn);
      const facts: Readonly<Record<string, () => Scalar>> = {
        address: () =>
          sheetId === ownId
            ? address
            : `${quoteSheetName(sheet.name)}!${address}`,
        col: () => firstColumn + 1,
        contents: () => read() ?? 0,
        protect: () =>
          Number(
            resolveFormat(workbook, sheet, getFirstCellKey(areas[0]!)).locked,
          ),
        row: () => firstRow + 1,
        type: () =>
          read() === null ? 'b' : typeof read() === 'string' ? 'l' : 'v',
      };
      const fact = facts[toText(call.scalar(0)).toLowerCase()];
      return fact?.() ?? throwCellError('#VALUE!');
    },
    CONVERT: convertUnit,
    CONCATENATE: (...all: string[]) => all.join(''),
    DATEVALUE: (text: string) => Math.floor(serialFromText(text)),
    'ERROR.TYPE': (value: Scalar) =>
      isCellError(value)
        ? ERRORS.indexOf(value.error) + 1 || 7
        : throwCellError('#N/A'),
    FISHERINV: Math.tanh,
    FORMULATEXT: (call: FunctionCall) =>
      referencedFormula(call) ?? throwCellError('#N/A'),
    HYPERLINK: (link: Scalar, shown = link) => shown,
    IFNA: (value: Scalar, otherwise: Scalar) =>
      isCellError(value) && value.error === '#N/A' ? otherwise : value,
    ISERR: (value: Scalar) => isCellError(value) && value.error !== '#N/A',
    ISFORMULA: (call: FunctionCall) => referencedFormula(call) !== undefined,
    ISLOGICAL: (value: Scalar) => typeof value === 'boolean',
    ISREF: ({value}: FunctionCall) => value(0) instanceof CellReference,
    ISNONTEXT: (value: Scalar) => typeof value !== 'string',
    // Finds the last value in a sorted list that is not larger than `wanted`. Returns it, or the value at the
    // same position in the other list.
    LOOKUP(wanted: Scalar, table: AreaView, results?: AreaView): Scalar {
      const lines = table.width > table.height ? table.transpose() : table;
      const found = findMatchPosition(
        throwIfError(wanted),
        lines.column(0),
        'below',
      );
      return found < 0
        ? throwCellError('#N/A')
        : (results?.line() ?? lines.column(lines.width - 1)).at(found);
    },
    MROUND: (value: number, step: number) =>
      value * step < 0
        ? throwCellError('#NUM!')
        : toMultiple(value, step, Math.round),
    N: (value: Scalar) => (typeof value === 'string' ? 0 : toNumber(value)),
    'RANK.AVG': (own: number, numbers: NumberList, order?: number) =>
      computeRank(own, numbers, order) +
      (numbers.filter((one) => one === own).length - 1) / 2,
    REPT: (text: string, times: number) =>
      times >= 0 && text.length * times < limits.cellCharacters + 1
        ? text.repeat(times)
        : throwCellError('#VALUE!'),
    SHEET({scope, args, value}: FunctionCall): number {
      const given = args.length > 0 ? value(0) : undefined;
      const id =
        given instanceof CellReference
          ? given.sheetId
          : given === undefined
            ? scope.sheetId
            : resolveSheetId(scope, toText(toSingleValue(given, scope)));
      const index = scope.workbook.sheets.findIndex((one) => one.id === id);
      return index < 0 ? throwCellError('#N/A') : index + 1;
    },
    SHEETS: ({scope, args}: FunctionCall) =>
      args.length > 0 ? 1 : scope.workbook.sheets.length,
    T: (value: Scalar) =>
      isCellError(value) || typeof value === 'string' ? value : '',
    TIMEVALUE: (text: string) => serialFromText(text) % 1,
    TRUNC: (of: number, digits = 0) => roundTowardsZero(of, digits),
    UNICHAR: (code: number) =>
      code >= 1 && code < 0x110000
        ? String.fromCodePoint(Math.trunc(code))
        : throwCellError('#VALUE!'),
    XOR: (call: FunctionCall) =>
      toBooleans(call).filter(Boolean).length % 2 === 1,
    XMATCH(call: FunctionCall): number {
      const area = call.view(1);
      return area.height > 1 && area.width > 1
        ? throwCellError('#VALUE!')
        : findXmatchPosition(call, call.scalar(0), area.line(), 2) + 1 ||
            throwCellError('#N/A');
    },
    TYPE({scope, value}: FunctionCall): number {
      const one = toSingleValue(value(0), scope);
      return isMatrix(value(0))
        ? 64
        : isCellError(one)
          ? 16
          : (TYPE_NUMBERS[typeof one] ?? 1);
    },
  }).map((builtin) => [builtin.name, builtin]),
);
