import type {
  CellValue,
  Sheet,
} from '../../contracts/spreadsheet/spreadsheet-sdk';
import type {PeerCell} from './reader';

/** Formulas whose results depend on chance or on the date. */
export const VOLATILE_FUNCTION =
  /\b(?:RAND|RANDBETWEEN|NOW|TODAY|CELL|INFO)\(/i;

/** Describes the difference of a cell from another reader, if any. */
export function compareCell(sheet: Sheet, cell: PeerCell): string[] {
  const {row, column, value: expected, formula, format} = cell;
  if (formula !== undefined && VOLATILE_FUNCTION.test(formula)) {
    return [];
  }
  const value = toSerialValue(sheet.cell(row, column).getValue());
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
  const kind =
    formula === undefined
      ? 'contents'
      : isErrorValue(value) || cell.isError
        ? 'error value'
        : 'another value';
  return [
    `${kind}: ${sheet.name}!R${row + 1}C${column + 1} is ${found}, expected ${JSON.stringify(expected)} ${formula === undefined ? format : `=${formula}`}`,
  ];
}

function isErrorValue(value: unknown): value is {error: string} {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** Converts a date to its serial number in the local time zone. */
export function toSerialValue(value: CellValue): Exclude<CellValue, Date> {
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
  // Spreadsheets treat 1900 as a leap year, so 29 February 1900 is day 60.
  return days < 61 ? days - 1 : days;
}
