// Cells as a file has them. The library writes every row up to the last, dates by way of objects, and texts as
// they are; here cells come one by one, in order.
import {boundsAddress, cellAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {SpreadsheetError} from '../../errors';
import {fileFormula} from '../../formula/parse';
import {columnOf, firstKey, rowOf, cellKey} from '../../state/cells';
import type {
  CellState,
  SheetState,
  FormatParts,
  LineState,
  WorkbookState,
} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {escapeXml} from '../escape';
import {rowAttributes} from './lines';
import {encodeCellText} from './xml';
import type {CellStyle, WriteSheet} from 'hucre/xlsx';
import {formatFrom, formatOf, type WholeFormat} from '../../state/formats';
import {styleCell} from './library';
import {toCellStyle} from './styles';

/** Most letters of a sheet's cells: texts of a page cannot be much longer. */
const MOST_LETTERS = 500_000_000;

/**
 * The element `sheetData` of a sheet.
 *
 * @param readResult - value of a cell, by its key
 * @param styles - numbers of the styles that cells and rows have
 */
export function sheetData(
  sheet: SheetState,
  readResult: (key: number) => Scalar,
  styles: SheetStyles,
): string {
  const rows = new Map<number, string[]>(
    [...sheet.rows.keys()].map((row) => [row, []]),
  );
  let letters = 0;
  for (const [key, style] of [...styles.cells].sort(([a], [b]) => a - b)) {
    const row = rowOf(key);
    const line = rows.get(row) ?? [];
    rows.set(row, line);
    const cell = sheet.cells.get(key) ?? {value: null};
    const xml = cellXml(key, cell, readResult(key), style);
    letters += xml.length;
    if (letters > MOST_LETTERS) {
      throw new SpreadsheetError(
        'LIMIT_EXCEEDED',
        `The sheet '${sheet.name}' is too long for an xlsx file: its cells have more than ${MOST_LETTERS} letters.`,
      );
    }
    line.push(xml);
  }
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => {
      const line = sheet.rows.get(row) ?? {};
      const attributes = rowAttributes(line, styles.rows.get(row));
      return `<row r="${row + 1}"${attributes}>${cells.join('')}</row>`;
    });
  return `<sheetData>${lines.join('')}</sheetData>`;
}

function cellXml(
  key: number,
  {formula, array}: CellState,
  value: Scalar,
  style: number,
): string {
  const address = cellAddress(rowOf(key), columnOf(key));
  const start = `<c r="${address}"${style === 0 ? '' : ` s="${style}"`}`;
  const written = formula === undefined ? '' : formulaXml(key, formula, array);
  switch (typeof value) {
    case 'number':
      return `${start}>${written}<v>${value}</v></c>`;
    case 'boolean':
      return `${start} t="b">${written}<v>${value ? 1 : 0}</v></c>`;
    case 'string': {
      const text = escapeXml(encodeCellText(value));
      return written === ''
        ? `${start} t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
        : `${start} t="str">${written}<v>${text}</v></c>`;
    }
    default:
      if (isCellError(value)) {
        // Programs know no error value for circles.
        const code = value.error === '#CIRC!' ? '#REF!' : value.error;
        return `${start} t="e">${written}<v>${code}</v></c>`;
      }
      return written === '' ? `${start}/>` : `${start}>${written}</c>`;
  }
}

// Of the cells that one formula fills, the first has it.
function formulaXml(
  key: number,
  formula: string,
  array: AreaBounds | undefined,
): string {
  const text = escapeXml(fileFormula(formula));
  if (!array) {
    return `<f>${text}</f>`;
  }
  return key === firstKey(array)
    ? `<f t="array" ref="${boundsAddress(array)}">${text}</f>`
    : '';
}

/** Numbers of styles by the key of a cell, and by the index of a row or column that has one. */
type SheetStyles = Readonly<
  Record<'cells' | 'rows' | 'columns', ReadonlyMap<number, number>>
>;

/** Most cells where rows and columns with formats cross: beyond, files have the format of the row there. */
const MOST_CROSSINGS = 100_000;

/**
 * The styles of a sheet: cells from which the library learns them, and how they are numbered once the
 * numbers of these cells are known.
 */
export function stylesOf(
  workbook: WorkbookState,
  sheet: SheetState,
): {
  readonly samples: NonNullable<WriteSheet['cells']>;
  readonly numbered: (numbers: readonly number[]) => SheetStyles;
} {
  const places = new Map<string, number>();
  const samples = new Map<string, {value: number; style: CellStyle}>();
  const placeOf = (format: WholeFormat): number => {
    const text = JSON.stringify(format);
    const place = places.get(text) ?? places.size;
    if (place === places.size) {
      places.set(text, place);
      samples.set(styleCell(place), {value: 1, style: toCellStyle(format)});
    }
    return place;
  };
  // Lines share their formats by the thousands.
  const known = new Map<FormatParts, number>();
  const placesOf = (lines: ReadonlyMap<number, LineState>) =>
    new Map(
      [...lines].flatMap(([index, {format, style}]) => {
        if (style !== undefined) {
          return [[index, placeOf(formatFrom(workbook, style, format))]];
        }
        if (!format) {
          return [];
        }
        const place =
          known.get(format) ?? placeOf(formatFrom(workbook, style, format));
        known.set(format, place);
        return [[index, place]];
      }),
    );
  const rows = placesOf(sheet.rows);
  const columns = placesOf(sheet.columns);
  const cells = new Map<number, number>();
  const add = (key: number) =>
    cells.set(key, placeOf(formatOf(workbook, sheet, key)));
  [...sheet.cells.keys()].forEach(add);
  if (rows.size * columns.size <= MOST_CROSSINGS) {
    for (const row of rows.keys()) {
      for (const column of columns.keys()) {
        add(cellKey(row, column));
      }
    }
  }
  return {
    samples,
    numbered: (numbers) => {
      const translated = (from: ReadonlyMap<number, number>) =>
        new Map([...from].map(([index, place]) => [index, numbers[place]!]));
      return {
        cells: translated(cells),
        rows: translated(rows),
        columns: translated(columns),
      };
    },
  };
}
