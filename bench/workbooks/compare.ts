import type {
  CellValue,
  Sheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import type {PeerCell} from './reader';

/** Formulas whose results depend on chance or on the day: they have no expected value. */
export const VOLATILE = /\b(?:RAND|RANDBETWEEN|NOW|TODAY|CELL|INFO)\(/i;

/** How a cell differs from what another reader has of it: no text when it does not. */
export function compare(sheet: Sheet, cell: PeerCell): string[] {
  const {row, column, value: expected, formula, format} = cell;
  if (formula !== undefined && VOLATILE.test(formula)) {
    return [];
  }
  const value = serial(sheet.cell(row, column).getValue());
  const text = isErrorValue(value) ? value.error : value;
  const lines = (one: unknown) => String(one ?? '').replace(/\r*\n/g, '\n');
  const isSame =
    typeof expected === 'number' && typeof text === 'number'
      ? Math.abs(text - expected) <= 1e-9 * Math.max(1, Math.abs(expected))
      : lines(text) === lines(expected);
  if (isSame) {
    return [];
  }
  const found = isErrorValue(value)
    ? `${value.error} ${(value as {reason?: string}).reason ?? ''}`
    : JSON.stringify(value);
  const kind = kindOf(cell, value);
  return [
    `${kind}: ${sheet.name}!R${row + 1}C${column + 1} is ${found}, expected ${JSON.stringify(expected)} ${formula === undefined ? format : `=${formula}`}`,
  ];
}

/** What makes a value another one than the file has, as far as it shows. */
function kindOf(
  {value: expected, isError, formula}: PeerCell,
  value: Exclude<CellValue, Date>,
): string {
  if (formula === undefined) {
    return 'contents';
  }
  if (isErrorValue(value)) {
    return value.error === '#CIRC!'
      ? 'a circle of formulas'
      : isError
        ? 'another error value'
        : 'error for a value';
  }
  return isError
    ? 'value for an error'
    : expected === ''
      ? 'value where the file has no result, or an empty text'
      : /\bTEXT\(/.test(formula)
        ? 'another text of TEXT()'
        : 'another value';
}

function isErrorValue(value: unknown): value is {error: string} {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** The number of days that a date shows in the time zone of this process. */
export function serial(value: CellValue): Exclude<CellValue, Date> {
  if (!(value instanceof Date)) {
    return value;
  }
  const local = new Date(0);
  local.setUTCFullYear(value.getFullYear(), value.getMonth(), value.getDate());
  local.setUTCHours(
    value.getHours(),
    value.getMinutes(),
    value.getSeconds(),
    value.getMilliseconds(),
  );
  const days = (local.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;
  // The calendar of workbooks has a 29 February 1900, number 60.
  return days < 61 ? days - 1 : days;
}
