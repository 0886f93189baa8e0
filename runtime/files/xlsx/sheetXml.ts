// Cells as a file has them. The library writes every row up to the last, dates by way of objects, and texts as
// they are; here cells come one by one, in order.
import {stringifyTokens, tokenize} from '@borgar/fx';
import {boundsAddress, cellAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {markFunctions} from '../../formula/parse';
import {columnOf, rowOf} from '../../state/cells';
import type {CellState, SheetState} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {escapeXml} from '../escape';
import {encodeCellText} from './xml';

/**
 * The element `sheetData` of a sheet.
 *
 * @param readResult - value of a cell, by its key
 * @param styleOf - number of a cell's style, by its key
 * @param rowAttributes - attributes of a row, by its number
 */
export function sheetData(
  sheet: SheetState,
  readResult: (key: number) => Scalar,
  styleOf: (key: number) => number,
  rowAttributes: ReadonlyMap<number, string>,
): string {
  const rows = new Map<number, string[]>(
    [...rowAttributes.keys()].map((row) => [row, []]),
  );
  for (const key of [...sheet.cells.keys()].sort((a, b) => a - b)) {
    const row = rowOf(key);
    const line = rows.get(row) ?? [];
    rows.set(row, line);
    line.push(
      cellXml(key, sheet.cells.get(key)!, readResult(key), styleOf(key)),
    );
  }
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(
      ([row, cells]) =>
        `<row r="${row + 1}"${rowAttributes.get(row) ?? ''}>${cells.join('')}</row>`,
    );
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

/** A formula as files have it: without `=`, names of younger functions with their mark. */
export function fileFormula(formula: string): string {
  const tokens = tokenize(formula.slice(1), {mergeRefs: false});
  return stringifyTokens(
    tokens.map((token) =>
      token.type === 'func'
        ? {...token, value: markFunctions(token.value)}
        : token,
    ),
  );
}

const POINTS_OF_PIXEL = 0.75;

/** Attributes of the rows that have some. */
export function rowAttributes({rows}: SheetState): Map<number, string> {
  return new Map(
    [...rows].map(([row, {size, hidden, filtered}]) => {
      const height =
        size === undefined
          ? ''
          : ` ht="${size * POINTS_OF_PIXEL}" customHeight="1"`;
      return [row, height + (hidden || filtered ? ' hidden="1"' : '')];
    }),
  );
}
