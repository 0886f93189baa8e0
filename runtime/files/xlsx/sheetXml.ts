// Cells as a file has them. The library writes every row up to the last, dates by way of objects, and texts as
// they are; here cells come one by one, in order.
import {boundsAddress, cellAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {SpreadsheetError} from '../../errors';
import {fileFormula} from '../../formula/parse';
import {columnOf, rowOf} from '../../state/cells';
import type {CellState, SheetState} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {escapeXml} from '../escape';
import {rowAttributes} from './lines';
import type {SheetStyles} from './sheetStyles';
import {encodeCellText} from './xml';

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
  const isFirst =
    rowOf(key) === array.firstRow && columnOf(key) === array.firstColumn;
  return isFirst
    ? `<f t="array" ref="${boundsAddress(array)}">${text}</f>`
    : '';
}
