// Cells as a file has them. The library writes every row up to the last, dates by way of objects, and texts as
// they are; here cells come one by one, in order.
import {boundsAddress, cellAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {SpreadsheetError} from '../../errors';
import {toFileFormula} from '../../formula/parse';
import {columnOf, firstKey, rowOf, cellKey} from '../../state/cells';
import type {
  CellState,
  SheetState,
  LineState,
  WorkbookState,
} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {escapeXml} from '../escape';
import {rowAttributes} from './rowsAndColumns';
import {encodeCellText} from '../xml';
import type {CellStyle} from 'hucre/xlsx';
import {formatFrom, formatOf, type WholeFormat} from '../../state/formats';
import {toCellStyle} from './styles';

/** Most letters of a sheet's cells: texts of a page cannot be much longer. */
const MOST_LETTERS = 500_000_000;

/**
 * The element `sheetData` of a sheet.
 *
 * @param readResult - value of a cell, by its key
 * @param numbers - those of the styles in the file
 */
export function writeSheetData(
  sheet: SheetState,
  readResult: (key: number) => Scalar,
  styles: SheetStyles,
  numbers: readonly number[],
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
    const xml = cellXml(key, cell, readResult(key), numbers[style]!);
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
      const attributes = rowAttributes(
        line,
        numbers[styles.rows.get(row) ?? -1],
      );
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
  const text = escapeXml(toFileFormula(formula));
  if (!array) {
    return `<f>${text}</f>`;
  }
  return key === firstKey(array)
    ? `<f t="array" ref="${boundsAddress(array)}">${text}</f>`
    : '';
}

/** Most cells where rows and columns with formats cross: beyond, files have the format of the row there. */
const MOST_CROSSINGS = 100_000;

/** Styles in a row of the sheet that the library writes. */
const STYLES_IN_ROW = 16_000;

/** Where the library gets a style, as it names places. */
function styleCell(style: number): string {
  return `${Math.floor(style / STYLES_IN_ROW)},${style % STYLES_IN_ROW}`;
}

/**
 * The styles of a sheet, from 0, by the keys of its cells and by the indexes of its lines; and cells with each of them,
 * from which the library learns them.
 */
export function collectStyles(workbook: WorkbookState, sheet: SheetState) {
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
  const ofLines = (lines: ReadonlyMap<number, LineState>) =>
    new Map(
      [...lines].flatMap(([index, {format, style}]) =>
        format || style !== undefined
          ? [[index, placeOf(formatFrom(workbook, style, format))]]
          : [],
      ),
    );
  const rows = ofLines(sheet.rows);
  const columns = ofLines(sheet.columns);
  const isCrossed = rows.size * columns.size <= MOST_CROSSINGS;
  const crossings = [...(isCrossed ? rows.keys() : [])].flatMap((row) =>
    [...columns.keys()].map((column) => cellKey(row, column)),
  );
  const cells = new Map(
    [...sheet.cells.keys(), ...crossings].map((key) => [
      key,
      placeOf(formatOf(workbook, sheet, key)),
    ]),
  );
  return {samples, cells, rows, columns};
}

/** The styles of a sheet. */
type SheetStyles = ReturnType<typeof collectStyles>;
