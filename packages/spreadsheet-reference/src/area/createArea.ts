import type {Area, AreaBounds, AreaLike} from '../contract';
import {
  formatAddress,
  createInvalidAddressError,
  parseAddress,
} from './address';
import {
  createBounds,
  countColumns,
  containsBounds,
  intersectBounds,
  isOnSheet,
  offsetBounds,
  normalizeBounds,
  countRows,
  unionBounds,
} from './bounds';
import {createInvalidArgumentError} from '../errors';

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
