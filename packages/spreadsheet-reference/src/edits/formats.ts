import {
  createBounds,
  containsBounds,
  listIndexes,
  WHOLE_SHEET_BOUNDS,
} from '../area/bounds';
import type * as Sdk from '../contract';
import {
  toCellKey,
  listCells,
  listExistingCellKeys,
  listCellKeys,
  setCell,
} from '../state/cells';
import {mergeFormats} from '../state/formats';
import type {
  CellState,
  FormatParts,
  LineState,
  SheetState,
} from '../state/types';
import {assertNumberFormat} from '../values/numberFormat';
import {assertNumber, limits} from '../errors';
import {assertOptions} from '../choices';
import {BOUNDS_BY_AXIS} from '../state/lineChange';

type Side = keyof Sdk.CellBorders;

/**
 * Checks that a format is valid.
 *
 * @throws SpreadsheetError `INVALID_FORMAT`, `INVALID_ARGUMENT`
 */
export function assertFormat(format: Sdk.CellFormat): void {
  assertOptions(format);
  if (format.numberFormat !== undefined) {
    assertNumberFormat(format.numberFormat);
  }
  assertNumber('rotation', format.alignment?.rotation, -90, 90);
}

export function toFill(fill: Sdk.Color | Sdk.Fill): Sdk.Fill {
  return typeof fill === 'string' ? {color: fill} : fill;
}

/** Returns a fill with all properties. A colour becomes a solid fill. */
export function toFullFill(fill: Sdk.Color | Sdk.Fill): Sdk.Fill {
  return {pattern: 'solid', patternColor: '#000000', ...toFill(fill)};
}

/**
 * For each side of a cell: row and column offset of the adjacent cell, and the side of that cell which shares
 * the border.
 */
const SIDES: readonly (readonly [Side, number, number, Side])[] = [
  ['top', -1, 0, 'bottom'],
  ['bottom', 1, 0, 'top'],
  ['left', 0, -1, 'right'],
  ['right', 0, 1, 'left'],
];

/** Returns the borders of one cell when borders are set for an area. Sides that are not given remain unset. */
function pickBorders(
  borders: Sdk.Borders | undefined,
  area: Sdk.AreaBounds,
  row: number,
  column: number,
): Pick<FormatParts, 'borders'> {
  if (!borders) {
    return {};
  }
  const {all, inside = all, outline = all} = borders;
  const isOuter = {
    top: row === area.firstRow,
    bottom: row === area.lastRow,
    left: column === area.firstColumn,
    right: column === area.lastColumn,
  };
  const lines = SIDES.flatMap(([side]) => {
    const {[side]: own = outline} = borders;
    const line = isOuter[side] ? own : inside;
    return line === undefined
      ? []
      : [[side, line && {style: 'thin', color: '#000000', ...line}]];
  });
  return lines.length > 0 ? {borders: Object.fromEntries(lines)} : {};
}

/**
 * Sets the given parts of the format in all cells of an area.
 *
 * @throws SpreadsheetError `INVALID_FORMAT`, `INVALID_ARGUMENT`
 */
export function writeFormat(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  format: Sdk.CellFormat,
): void {
  assertFormat(format);
  const {borders} = format;
  const parts = pickParts(format);
  const lines = wholeLines(sheet, area);
  if (lines) {
    // (-1, -1) selects the inside borders: formats of rows and columns cannot store borders at the edges of
    // the area.
    const all = {...parts, ...pickBorders(borders, area, -1, -1)};
    lines.forEach((line) => {
      line.format = mergeFormats(line.format, all);
    });
    listExistingCellKeys(sheet.cells, area).forEach((key) =>
      updateFormat(sheet, key, all),
    );
    return;
  }
  for (const [row, column] of listCells(area)) {
    const own = pickBorders(borders, area, row, column);
    // Adjacent cells share a border, so this also changes the border that the adjacent cell has set.
    for (const [side, rows, columns, opposite] of own.borders ? SIDES : []) {
      const line = own.borders?.[side];
      const key = toCellKey(row + rows, column + columns);
      const isInside = row + rows >= 0 && column + columns >= 0;
      const other = isInside ? sheet.cells.get(key) : undefined;
      if (line !== undefined && other?.format?.borders?.[opposite]) {
        updateFormat(sheet, key, {borders: {[opposite]: line}});
      }
    }
    updateFormat(sheet, toCellKey(row, column), {...parts, ...own});
  }
}

/** Returns the given parts of a format, except borders, which differ between the cells of an area. */
function pickParts({
  borders: _borders,
  ...format
}: Sdk.CellFormat): FormatParts {
  const fill = format.fill && toFullFill(format.fill);
  const given = Object.entries({...format, fill});
  return structuredClone(
    Object.fromEntries(given.filter(([, part]) => part !== undefined)),
  );
}

/** Converts a format to the stored form for a single cell or style. */
export function toFormatParts(format: Sdk.CellFormat): FormatParts {
  return {
    ...pickParts(format),
    ...pickBorders(format.borders, createBounds(0, 0), 0, 0),
  };
}

function updateFormat(
  sheet: SheetState,
  key: number,
  parts: FormatParts,
): void {
  const cell: CellState = sheet.cells.get(key) ?? {value: null};
  sheet.cells.set(key, {...cell, format: mergeFormats(cell.format, parts)});
}

/** Returns the states of the rows or columns if an area consists of entire rows or columns; otherwise `undefined`. */
function wholeLines(
  sheet: SheetState,
  area: Sdk.AreaBounds,
): LineState[] | undefined {
  const {firstRow, lastRow, firstColumn, lastColumn} = area;
  const isColumns = firstRow === 0 && lastRow === limits.rows - 1;
  const isRows = firstColumn === 0 && lastColumn === limits.columns - 1;
  if (!isColumns && !isRows) {
    return undefined;
  }
  const [lines, first, last] = isColumns
    ? [sheet.columns, firstColumn, lastColumn]
    : [sheet.rows, firstRow, lastRow];
  return listIndexes(first, last).map((index) => {
    lines.set(index, lines.get(index) ?? {});
    return lines.get(index)!;
  });
}

/** Applies a named style to an area and removes other formats of its cells. */
export function writeStyle(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  name: string,
): void {
  const lines = wholeLines(sheet, area);
  lines?.forEach((line) => {
    line.style = name;
    delete line.format;
  });
  const keys = lines
    ? listExistingCellKeys(sheet.cells, area)
    : listCellKeys(area);
  for (const key of keys) {
    const {format: _own, ...cell} = sheet.cells.get(key) ?? {value: null};
    sheet.cells.set(key, {...cell, style: name});
  }
}

/** Removes the formats and styles of all cells in an area. */
export function clearFormats(sheet: SheetState, area: Sdk.AreaBounds): void {
  for (const axis of ['row', 'column'] as const) {
    const [first, last] = BOUNDS_BY_AXIS[axis];
    for (const [index, line] of sheet[`${axis}s`]) {
      const covered = {...WHOLE_SHEET_BOUNDS, [first]: index, [last]: index};
      if (containsBounds(area, covered)) {
        delete line.format;
        delete line.style;
      }
    }
  }
  for (const key of listExistingCellKeys(sheet.cells, area)) {
    const {format: _own, style: _named, ...rest} = sheet.cells.get(key)!;
    setCell(sheet, key, rest);
  }
}
