import {fromCol, parseA1Ref, stringifyA1Ref, toCol} from '@borgar/fx';
import type {AreaBounds} from '../contract';
import {SpreadsheetError, limits} from '../errors';
import {isOnSheet, normalizeBounds, sameBounds, WHOLE_SHEET} from './bounds';

/** A defined name or an area, either optionally qualified with a sheet. */
interface ParsedAddress {
  readonly sheetName?: string;
  readonly bounds?: AreaBounds;
  readonly name?: string;
  readonly isExternal?: boolean;
}

export function invalidAddress(received: string): SpreadsheetError {
  return new SpreadsheetError(
    'INVALID_ADDRESS',
    `'${received}' is not an area of a sheet: write an address such as 'B2:D9', within ${limits.rows} rows and ${limits.columns} columns.`,
    {address: received},
  );
}

/**
 * Parses an A1 address, optionally with a sheet or another workbook, or a defined name.
 *
 * @throws SpreadsheetError `INVALID_ADDRESS`
 */
export function parseAddress(text: string): ParsedAddress {
  const parsed = parseA1Ref(text.trim());
  if (!parsed) {
    throw invalidAddress(text);
  }
  const sheetName = parsed.context?.at(-1);
  const place = {
    ...(sheetName !== undefined && {sheetName}),
    ...((parsed.context?.length ?? 0) > 1 && {isExternal: true}),
  };
  if ('name' in parsed) {
    return {...place, name: parsed.name};
  }
  if (!('range' in parsed) || !parsed.range) {
    throw invalidAddress(text);
  }
  const {top, left, bottom, right} = parsed.range;
  const bounds = normalizeBounds({
    firstRow: top ?? 0,
    firstColumn: left ?? 0,
    lastRow: bottom ?? limits.rows - 1,
    lastColumn: right ?? limits.columns - 1,
  });
  if (!isOnSheet(bounds)) {
    throw invalidAddress(text);
  }
  return {...place, bounds};
}

/** A1 address of a cell; `row` and `column` are zero-based. */
export function cellAddress(row: number, column: number): string {
  return `${toCol(column)}${row + 1}`;
}

/** Shortest address of an area: `'B2'`, `'B2:D9'`, `'C:C'`, `'2:4'`. */
export function boundsAddress(bounds: AreaBounds): string {
  const {firstRow: top, firstColumn: left} = bounds;
  const {lastRow: bottom, lastColumn: right} = bounds;
  return sameBounds(bounds, WHOLE_SHEET)
    ? cornersAddress(bounds)
    : stringifyA1Ref({range: {top, left, bottom, right}});
}

/** Address of an area without the shorthand for whole rows and columns, which file formats do not allow. */
export function cornersAddress(bounds: AreaBounds): string {
  const {firstRow, firstColumn, lastRow, lastColumn} = bounds;
  const first = cellAddress(firstRow, firstColumn);
  const last = cellAddress(lastRow, lastColumn);
  return first === last ? first : `${first}:${last}`;
}

/** Makes an address absolute: `B2` becomes `$B$2`. */
export function absoluteAddress(address: string): string {
  return address.replace(/[A-Z]+|\d+/g, '$$$&');
}

/** Quotes the name of a sheet where formulas require it. */
export function quoteSheetName(name: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !isCellAddress(name);
  return isPlain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** Tests whether a name can be read as a cell, such as `Q1` or `TAX1`. */
export function isCellAddress(text: string): boolean {
  const [, letters, digits] = /^([A-Za-z]{1,3})(\d+)$/.exec(text) ?? [];
  return (
    letters !== undefined &&
    fromCol(letters) < limits.columns &&
    Number(digits) >= 1 &&
    Number(digits) <= limits.rows
  );
}
