import {cellBounds, containsBounds, span, WHOLE_SHEET} from '../area/bounds';
import type * as Sdk from '../contract';
import {cellKey, cellsOf, existingKeys, keysOf, putCell} from '../state/cells';
import {mergeParts} from '../state/formats';
import type {
  CellState,
  FormatParts,
  LineState,
  SheetState,
} from '../state/types';
import {assertNumberFormat} from '../values/numberFormat';
import {assertNumber, invalidArgument, limits} from '../errors';
import {EDGES} from '../state/lineChange';

type Side = keyof Sdk.CellBorders;

/** Throws `INVALID_ARGUMENT` for a colour that is given and not `#RRGGBB`. */
export function assertColors(
  ...colors: readonly (string | null | undefined)[]
): void {
  for (const color of colors) {
    if (typeof color === 'string' && !/^#[0-9A-Fa-f]{6}$/.test(color)) {
      const message = `'${color}' is not a colour: write #RRGGBB.`;
      throw invalidArgument(message, {color});
    }
  }
}

/** Throws when a part of a format is out of bounds. */
export function assertFormat(format: Sdk.CellFormat): void {
  const {alignment, borders = {}, font, numberFormat} = format;
  if (numberFormat !== undefined) {
    assertNumberFormat(numberFormat);
  }
  assertNumber('size', font?.size, 1, 409);
  assertNumber('indent', alignment?.indent, 0, 15);
  assertNumber('rotation', alignment?.rotation, -90, 90);
  const fill = format.fill && fillOf(format.fill);
  const lines: readonly (Sdk.BorderLine | null)[] = Object.values(borders);
  const colors = lines.map((line) => line?.color);
  assertColors(font?.color, fill?.color, fill?.patternColor, ...colors);
}

/** A background; a colour alone is a solid one. */
export function fillOf(fill: Sdk.Color | Sdk.Fill): Sdk.Fill {
  return typeof fill === 'string' ? {color: fill} : fill;
}

/** A background with every part. */
export function wholeFill(fill: Sdk.Color | Sdk.Fill): Sdk.Fill {
  return {pattern: 'solid', patternColor: '#000000', ...fillOf(fill)};
}

/** The sides of a cell: where the neighbour is that shares the line, and at which of its sides. */
const SIDES: readonly (readonly [Side, number, number, Side])[] = [
  ['top', -1, 0, 'bottom'],
  ['bottom', 1, 0, 'top'],
  ['left', 0, -1, 'right'],
  ['right', 0, 1, 'left'],
];

/** The lines that a request draws around a cell of an area; a side without one is left as it is. */
function borderParts(
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

/** Changes the given parts of the format of every cell of an area. */
export function writeFormat(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  format: Sdk.CellFormat,
): void {
  assertFormat(format);
  const {borders} = format;
  const parts = partsOf(format);
  const lines = wholeLinesOf(sheet, area);
  if (lines) {
    // Only lines inside the area: which cells are at its edges is not kept.
    const all = {...parts, ...borderParts(borders, area, -1, -1)};
    lines.forEach((line) => {
      line.format = mergeParts(line.format, all);
    });
    existingKeys(sheet.cells, area).forEach((key) => update(sheet, key, all));
    return;
  }
  for (const [row, column] of cellsOf(area)) {
    const own = borderParts(borders, area, row, column);
    for (const [side, rows, columns, opposite] of own.borders ? SIDES : []) {
      const line = own.borders?.[side];
      if (line !== undefined) {
        shareLine(sheet, row + rows, column + columns, opposite, line);
      }
    }
    update(sheet, cellKey(row, column), {...parts, ...own});
  }
}

/** The parts of a format that are given, but its borders, which depend on the cell. */
function partsOf({borders: _borders, ...format}: Sdk.CellFormat): FormatParts {
  const fill = format.fill && wholeFill(format.fill);
  const given = Object.entries({...format, fill});
  return structuredClone(
    Object.fromEntries(given.filter(([, part]) => part !== undefined)),
  );
}

/** The parts of a format of single cells: only the sides that name one mean anything in it. */
export function cellParts(format: Sdk.CellFormat): FormatParts {
  return {
    ...partsOf(format),
    ...borderParts(format.borders, cellBounds(0, 0), 0, 0),
  };
}

// Two adjacent cells share the line between them: the border set last is displayed.
function shareLine(
  sheet: SheetState,
  row: number,
  column: number,
  side: Side,
  line: Sdk.BorderLine | null,
): void {
  if (row < 0 || column < 0) {
    return;
  }
  const key = cellKey(row, column);
  const other = sheet.cells.get(key);
  if (other?.format?.borders?.[side]) {
    update(sheet, key, {borders: {[side]: line}});
  }
}

function update(sheet: SheetState, key: number, parts: FormatParts): void {
  const cell: CellState = sheet.cells.get(key) ?? {value: null};
  sheet.cells.set(key, {...cell, format: mergeParts(cell.format, parts)});
}

/** Lines of an area of whole columns or whole rows: they have a format of their own. */
function wholeLinesOf(
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
  return span(first, last).map((index) => {
    lines.set(index, lines.get(index) ?? {});
    return lines.get(index)!;
  });
}

/** Applies a named style to an area; the cells' own formats give way to it. */
export function writeStyle(
  sheet: SheetState,
  area: Sdk.AreaBounds,
  name: string,
): void {
  const lines = wholeLinesOf(sheet, area);
  lines?.forEach((line) => {
    line.style = name;
    delete line.format;
  });
  const keys = lines ? existingKeys(sheet.cells, area) : keysOf(area);
  for (const key of keys) {
    const {format: _own, ...cell} = sheet.cells.get(key) ?? {value: null};
    sheet.cells.set(key, {...cell, style: name});
  }
}

/** Takes formats and styles away, so that cells look like `Normal`. */
export function clearFormats(sheet: SheetState, area: Sdk.AreaBounds): void {
  for (const axis of ['row', 'column'] as const) {
    const [first, last] = EDGES[axis];
    for (const [index, line] of sheet[`${axis}s`]) {
      const covered = {...WHOLE_SHEET, [first]: index, [last]: index};
      if (containsBounds(area, covered)) {
        delete line.format;
        delete line.style;
      }
    }
  }
  for (const key of existingKeys(sheet.cells, area)) {
    const {format: _own, style: _named, ...rest} = sheet.cells.get(key)!;
    putCell(sheet, key, rest);
  }
}
