import {fromCol, parseA1Ref, stringifyA1Ref, toCol} from '@borgar/fx';
import type {AreaBounds, Area, AreaLike} from '../contract';
import {SpreadsheetError, limits, createInvalidArgumentError} from '../errors';
import {
  isOnSheet,
  normalizeBounds,
  areBoundsEqual,
  WHOLE_SHEET_BOUNDS,
  createBounds,
  countColumns,
  containsBounds,
  intersectBounds,
  offsetBounds,
  countRows,
  unionBounds,
} from './bounds';

/** Result of parsing: an area or a defined name, optionally with the name of its sheet. */
interface ParsedAddress {
  readonly sheetName?: string;
  readonly bounds?: AreaBounds;
  readonly name?: string;
  readonly isExternal?: boolean;
}

export function createInvalidAddressError(received: string): SpreadsheetError {
  return new SpreadsheetError(
    'INVALID_ADDRESS',
    `'${received}' is not an area of a sheet: write an address such as 'B2:D9', within ${limits.rows} rows and ${limits.columns} columns.`,
    {address: received},
  );
}

/**
 * Parses an A1 address or a defined name, optionally qualified with a sheet or another workbook.
 *
 * @throws SpreadsheetError `INVALID_ADDRESS`
 */
export function parseAddress(text: string): ParsedAddress {
  const parsed = parseA1Ref(text.trim());
  if (!parsed) {
    throw createInvalidAddressError(text);
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
    throw createInvalidAddressError(text);
  }
  const {top, left, bottom, right} = parsed.range;
  const bounds = normalizeBounds({
    firstRow: top ?? 0,
    firstColumn: left ?? 0,
    lastRow: bottom ?? limits.rows - 1,
    lastColumn: right ?? limits.columns - 1,
  });
  if (!isOnSheet(bounds)) {
    throw createInvalidAddressError(text);
  }
  return {...place, bounds};
}

/** Returns the A1 address of a cell. `row` and `column` are zero-based. */
export function formatCellAddress(row: number, column: number): string {
  return `${toCol(column)}${row + 1}`;
}

/** Returns the shortest address of an area: `'B2'`, `'B2:D9'`, `'C:C'`, `'2:4'`. */
export function formatAddress(bounds: AreaBounds): string {
  const {firstRow: top, firstColumn: left} = bounds;
  const {lastRow: bottom, lastColumn: right} = bounds;
  return areBoundsEqual(bounds, WHOLE_SHEET_BOUNDS)
    ? formatCornersAddress(bounds)
    : stringifyA1Ref({range: {top, left, bottom, right}});
}

/**
 * Returns the address of the first and last cell of an area. Unlike the shorthands `C:C` and `2:4`, file
 * formats allow it.
 */
export function formatCornersAddress(bounds: AreaBounds): string {
  const {firstRow, firstColumn, lastRow, lastColumn} = bounds;
  const first = formatCellAddress(firstRow, firstColumn);
  const last = formatCellAddress(lastRow, lastColumn);
  return first === last ? first : `${first}:${last}`;
}

/** Makes an address absolute: `B2` becomes `$B$2`. */
export function toAbsoluteAddress(address: string): string {
  return address.replace(/[A-Z]+|\d+/g, '$$$&');
}

/** Puts the name of a sheet into quotes if formulas require them. */
export function quoteSheetName(name: string): string {
  const isPlain =
    /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !isCellAddress(name);
  return isPlain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** Tests whether formulas would read a name as an address, such as `TAX1`, `R1C1` and `C`, or as a boolean. */
export function isCellAddress(text: string): boolean {
  if (/^(?:r\d*(?:c\d*)?|c\d*|true|false)$/i.test(text)) {
    return true;
  }
  const [, letters, digits] = /^([A-Za-z]{1,3})(\d+)$/.exec(text) ?? [];
  return (
    letters !== undefined &&
    fromCol(letters) < limits.columns &&
    Number(digits) >= 1 &&
    Number(digits) <= limits.rows
  );
}

/**
 * Converts an address or corners in any order to area bounds.
 *
 * @throws SpreadsheetError `INVALID_ADDRESS`
 */
export function toBounds(area: AreaLike): AreaBounds {
  if (typeof area === 'string') {
    const {bounds, sheetName} = parseAddress(area);
    if (!bounds || sheetName !== undefined) {
      throw createInvalidAddressError(area);
    }
    return bounds;
  }
  const bounds = normalizeBounds(Object(area) as AreaBounds);
  if (!isOnSheet(bounds)) {
    throw createInvalidAddressError(JSON.stringify(area));
  }
  return bounds;
}

/** Creates an area of the public API from an address or from corners in any order. */
export function createArea(area: AreaLike): Area {
  return new PlainArea(toBounds(area));
}

class PlainArea implements Area {
  declare readonly firstRow: number;
  declare readonly firstColumn: number;
  declare readonly lastRow: number;
  declare readonly lastColumn: number;

  constructor(bounds: AreaBounds) {
    Object.freeze(Object.assign(this, normalizeBounds(bounds)));
  }

  get rowCount(): number {
    return countRows(this);
  }

  get columnCount(): number {
    return countColumns(this);
  }

  get address(): string {
    return formatAddress(this);
  }

  contains(other: AreaLike): boolean {
    return containsBounds(this, toBounds(other));
  }

  intersect(other: AreaLike): Area | null {
    const shared = intersectBounds(this, toBounds(other));
    return shared && new PlainArea(shared);
  }

  union(other: AreaLike): Area {
    return new PlainArea(unionBounds(this, toBounds(other)));
  }

  offset(rows: number, columns: number): Area {
    return createArea(offsetBounds(this, rows, columns));
  }

  resize(rowCount: number, columnCount: number): Area {
    if (rowCount < 1 || columnCount < 1) {
      throw createInvalidArgumentError(
        `An area has at least one row and one column; received ${rowCount} by ${columnCount}.`,
        {rowCount, columnCount},
      );
    }
    const {firstRow, firstColumn} = this;
    return createArea(
      createBounds(firstRow, firstColumn, rowCount, columnCount),
    );
  }
}
