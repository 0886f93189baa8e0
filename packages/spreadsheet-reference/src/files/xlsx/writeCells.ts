// Writes the cells of a worksheet. The writer of the library hucre is not used: it allocates all rows up to
// the last one, converts dates, and does not escape control characters.
import {formatAddress, formatCellAddress} from '../../area/address';
import type {AreaBounds} from '../../contract';
import {SpreadsheetError} from '../../errors';
import {toXlsxFormula} from '../../formula/parse';
import {
  keyToColumn,
  getFirstCellKey,
  keyToRow,
  toCellKey,
} from '../../state/cells';
import type {
  CellState,
  SheetState,
  LineState,
  WorkbookState,
} from '../../state/types';
import {isCellError, type Scalar} from '../../values/scalar';
import {renderRowAttributes} from './rowsAndColumns';
import {encodeCellText, escapeXml} from '../xml';
import type {CellStyle} from 'hucre/xlsx';
import {
  layerFormats,
  resolveFormat,
  type ResolvedFormat,
  SourceNode,
} from '../../state/formats';
import {toCellStyle} from './styles';

/** Maximum length of the XML of a sheet: strings in browsers cannot be much longer. */
const MAX_LENGTH = 500_000_000;

/**
 * Serializes cells as the XML element `sheetData`.
 *
 * @param readResult - returns the value of a cell, given its key
 * @param fileStyles - index in the file for each style of the sheet
 * @param texts - receives the texts of the cells
 */
export function writeSheetData(
  sheet: SheetState,
  readResult: (key: number) => Scalar,
  styles: SheetStyles,
  fileStyles: readonly number[],
  texts: SharedTexts,
): string {
  const rows = new Map([...sheet.rows.keys()].map((row) => [row, '']));
  let length = 0;
  styles.keys.forEach((key, index) => {
    const row = keyToRow(key);
    const cell = sheet.cells.get(key) ?? EMPTY_CELL;
    const style = fileStyles[styles.cells[index]!]!;
    const xml = cellXml(key, cell, readResult(key), style, texts);
    length += xml.length;
    if (length + texts.length > MAX_LENGTH) {
      throw new SpreadsheetError(
        'LIMIT_EXCEEDED',
        `The sheet '${sheet.name}' is too long for an xlsx file: its cells have more than ${MAX_LENGTH} letters.`,
      );
    }
    rows.set(row, (rows.get(row) ?? '') + xml);
  });
  const lines = [...rows]
    .sort(([a], [b]) => a - b)
    .map(([row, cells]) => {
      const line = sheet.rows.get(row) ?? {};
      const attributes = renderRowAttributes(
        line,
        fileStyles[styles.rows.get(row) ?? -1],
      );
      return `<row r="${row + 1}"${attributes}>${cells}</row>`;
    });
  return `<sheetData>${lines.join('')}</sheetData>`;
}

const EMPTY_CELL: CellState = {value: null};

const toXmlText = (text: string): string => escapeXml(encodeCellText(text));

/** The texts of a workbook. Cells with equal texts share them in the file. */
export class SharedTexts {
  readonly #indexes = new Map<string, number>();
  readonly #items: string[] = [];
  /** Length of the texts as XML. */
  length = 0;

  /** Returns the index of a text in the file. */
  add(text: string): number {
    const known = this.#indexes.get(text);
    if (known !== undefined) {
      return known;
    }
    const space = /^\s|\s\s|\s$/.test(text) ? ' xml:space="preserve"' : '';
    const item = `<si><t${space}>${toXmlText(text)}</t></si>`;
    this.length += item.length;
    this.#indexes.set(text, this.#items.length);
    return this.#items.push(item) - 1;
  }

  toXml(): string {
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${this.#items.length}">${this.#items.join('')}</sst>`;
  }
}

function cellXml(
  key: number,
  {formula, array, isDynamic}: CellState,
  value: Scalar,
  style: number,
  texts: SharedTexts,
): string {
  const address = formatCellAddress(keyToRow(key), keyToColumn(key));
  const written = formula === undefined ? '' : formulaXml(key, formula, array);
  const metadata = isDynamic && written !== '' ? ' cm="1"' : '';
  const start = `<c r="${address}"${style === 0 ? '' : ` s="${style}"`}${metadata}`;
  switch (typeof value) {
    case 'number':
      return `${start}>${written}<v>${value}</v></c>`;
    case 'boolean':
      return `${start} t="b">${written}<v>${value ? 1 : 0}</v></c>`;
    case 'string':
      return written === ''
        ? `${start} t="s"><v>${texts.add(value)}</v></c>`
        : `${start} t="str">${written}<v>${toXmlText(value)}</v></c>`;
    default:
      if (isCellError(value)) {
        // Other programs do not know the error value for circular references.
        const code = value.error === '#CIRC!' ? '#REF!' : value.error;
        return `${start} t="e">${written}<v>${code}</v></c>`;
      }
      return written === '' ? `${start}/>` : `${start}>${written}</c>`;
  }
}

// In files, only the first cell of an array contains its formula.
function formulaXml(
  key: number,
  formula: string,
  array: AreaBounds | undefined,
): string {
  const text = escapeXml(toXlsxFormula(formula));
  if (!array) {
    return `<f>${text}</f>`;
  }
  return key === getFirstCellKey(array)
    ? `<f t="array" ref="${formatAddress(array)}">${text}</f>`
    : '';
}

/**
 * Maximum number of cells at intersections of formatted rows and columns. Beyond it, these cells get only the
 * format of the row.
 */
const MAX_CROSSINGS = 100_000;

const STYLES_IN_ROW = 16_000;

/** Returns the key of the sample cell for a style. The library hucre writes only styles that cells use. */
function styleCell(style: number): string {
  return `${Math.floor(style / STYLES_IN_ROW)},${style % STYLES_IN_ROW}`;
}

/**
 * Numbers the styles of a sheet.
 *
 * @returns all cells to write in their order, style numbers of cells, rows and columns, and a sample cell with each
 * style, because the library hucre writes only styles that cells use
 */
export function collectStyles(workbook: WorkbookState, sheet: SheetState) {
  const places = new Map<string, number>();
  const samples = new Map<
    string,
    {value: number | string; style?: CellStyle; formulaDynamic?: boolean}
  >();
  const indexOf = (format: ResolvedFormat): number => {
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
          ? [[index, indexOf(layerFormats(workbook, style, format))]]
          : [],
      ),
    );
  const rows = ofLines(sheet.rows);
  const columns = ofLines(sheet.columns);
  const isCrossed = rows.size * columns.size <= MAX_CROSSINGS;
  const crossings = [...(isCrossed ? rows.keys() : [])].flatMap((row) =>
    [...columns.keys()].map((column) => toCellKey(row, column)),
  );
  const keys = Float64Array.from([
    ...sheet.cells.keys(),
    ...crossings.filter((key) => !sheet.cells.has(key)),
  ]).sort();
  // Resolves a format once for all cells that have the same sources of it.
  const resolved = new SourceNode<number>();
  const cells = Uint32Array.from(keys, (key) => {
    const cell = sheet.cells.get(key);
    const node = resolved
      .next(cell?.format)
      .next(cell?.style)
      .next(sheet.rows.get(keyToRow(key)))
      .next(sheet.columns.get(keyToColumn(key)));
    return (node.value ??= indexOf(resolveFormat(workbook, sheet, key)));
  });
  // Lets the library create the file parts for texts, which `withCells` fills, and for dynamic arrays.
  samples.set(styleCell(places.size), {value: 'x'});
  if (keys.some((key) => sheet.cells.get(key)?.isDynamic)) {
    const formula = {formula: '1', formulaDynamic: true};
    samples.set(styleCell(places.size + 1), {value: 1, ...formula});
  }
  return {samples, keys, cells, rows, columns};
}

type SheetStyles = ReturnType<typeof collectStyles>;
