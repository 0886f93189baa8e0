import {fromCol, parseA1Ref, stringifyA1Ref, toCol} from '@borgar/fx';
import type {AreaBounds} from '../contract';
import {SpreadsheetError, limits} from '../errors';
import {isOnSheet, normalizeBounds, sameBounds, WHOLE_SHEET} from './bounds';

/** A place in a workbook: a name, or an area with or without the name of its sheet. */
export interface ParsedAddress {
  readonly sheetName?: string;
  readonly bounds?: AreaBounds;
  readonly name?: string;
  /** Whether it is in another workbook. */
  readonly isForeign?: boolean;
}

export function invalidAddress(received: string): SpreadsheetError {
  return new SpreadsheetError(
    'INVALID_ADDRESS',
    `'${received}' is not an area of a sheet: write an address such as 'B2:D9', within ${limits.rows} rows and ${limits.columns} columns.`,
    {address: received},
  );
}

/**
 * Reads an address in A1 notation, with or without a sheet, or a defined name.
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
    ...((parsed.context?.length ?? 0) > 1 && {isForeign: true}),
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

/** Address of one cell: `'B2'` for row 1 and column 1. */
export function cellAddress(row: number, column: number): string {
  return `${toCol(column)}${row + 1}`;
}

/** Address of an area in its shortest form: `'B2'`, `'B2:D9'`, `'C:C'`, `'2:4'`. */
export function boundsAddress(bounds: AreaBounds): string {
  const {firstRow: top, firstColumn: left} = bounds;
  const {lastRow: bottom, lastColumn: right} = bounds;
  return sameBounds(bounds, WHOLE_SHEET)
    ? cornersAddress(bounds)
    : stringifyA1Ref({range: {top, left, bottom, right}});
}

/** Address of an area by its corners, as files have it: without short forms. */
export function cornersAddress(bounds: AreaBounds): string {
  const {firstRow, firstColumn, lastRow, lastColumn} = bounds;
  const first = cellAddress(firstRow, firstColumn);
  const last = cellAddress(lastRow, lastColumn);
  return first === last ? first : `${first}:${last}`;
}

/** An address that stays where formulas move. */
export function absoluteAddress(address: string): string {
  return address.replace(/[A-Z]+|\d+/g, '$$$&');
}

/** Name of a sheet as formulas and addresses write it: in quotation marks where it needs them. */
export function quoteSheetName(name: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !isCellAddress(name);
  return isPlain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** Whether a name reads as a cell, such as `Q1` or `TAX1`. */
export function isCellAddress(text: string): boolean {
  const [, letters, digits] = /^([A-Za-z]{1,3})(\d+)$/.exec(text) ?? [];
  return (
    letters !== undefined &&
    fromCol(letters) < limits.columns &&
    Number(digits) >= 1 &&
    Number(digits) <= limits.rows
  );
}
