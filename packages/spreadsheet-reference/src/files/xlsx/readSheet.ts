// Converts a sheet of a file to a sheet of a document.
import {keyToColumn, setCell, keyToRow} from '../../state/cells';
import {createEmptySheet} from '../../state/create';
import {
  layerFormats,
  NORMAL_FORMAT,
  diffFormats,
  type ResolvedFormat,
  SourceNode,
} from '../../state/formats';
import {findBuiltin} from '../../formula/functions';
import {findFunctionNames} from '../../formula/syntax';
import type {
  CellState,
  FormatParts,
  SheetState,
  WorkbookState,
} from '../../state/types';
import {readCells, type XlsxCell} from './readCells';
import {resolveColors} from './builtins';
import type {XlsxPackage} from './package';
import type {SharedString} from './sharedStrings';
import type {SheetExtension} from './extensionData';
import {parseAreas} from './validations';
import {readColumns} from './rowsAndColumns';
import {readColor} from './styles';
import {serializeXml, type XmlElement} from '../xml';
import type {XlsxSheet} from './workbook';
import {showsDate} from '../../values/numberFormat';
import type {Scalar} from '../../values/scalar';

/** A sheet of a file. Its property `tree` is the XML of the sheet without its cells. */
export type ParsedSheet = ReturnType<typeof readSheet>;

export function readSheet(
  file: XlsxPackage,
  sheet: XlsxSheet,
  texts: readonly SharedString[],
  theme: readonly string[],
) {
  const {tree, ...contents} = readCells(file.text(sheet.part)!, texts);
  resolveColors(tree, theme);
  return {...sheet, contents, columns: readColumns(tree), tree};
}

/**
 * Converts the cells, rows, columns and view settings of a sheet. If a cell has a named style in the
 * extension data, only differences from that style are stored as its format.
 *
 * @param externalNames - lower-case defined names that refer to other workbooks
 */
export function toSheet(
  {name, visibility, contents, columns, tree}: ParsedSheet,
  formats: readonly ResolvedFormat[],
  is1904: boolean,
  styles: WorkbookState['styles'],
  extension: SheetExtension | undefined,
  externalNames: ReadonlySet<string>,
): SheetState {
  const sheet = {
    ...createEmptySheet(name),
    ...(extension && {id: extension.id}),
    visibility,
  };
  const fileFormat = (style: number) =>
    formats[style] ?? (NORMAL_FORMAT as ResolvedFormat);
  // Lets equal formats share one object.
  const known = new SourceNode<{own: FormatParts | undefined}>();
  const ownFormat = (
    node: typeof known,
    style: number,
    under: () => ResolvedFormat,
  ): FormatParts | undefined => {
    node.value ??= {own: diffFormats(fileFormat(style), under())};
    return node.value.own;
  };
  for (const axis of ['rows', 'columns'] as const) {
    const lines = axis === 'rows' ? contents.rows : columns;
    for (const [index, {style, ...line}] of lines) {
      const named = extension?.[axis].get(index);
      const format =
        style !== undefined &&
        ownFormat(known.next(style).next(named?.style), style, () =>
          layerFormats({styles}, named?.style),
        );
      sheet[axis].set(index, {...line, ...named, ...(format && {format})});
    }
  }
  for (const cell of contents.cells) {
    const {formula, array, isDynamic, key} = cell;
    const [rowIndex, columnIndex] = [keyToRow(key), keyToColumn(key)];
    const named = extension?.cells.get(key);
    const column = sheet.columns.get(columnIndex);
    const row = sheet.rows.get(rowIndex);
    const node = known
      .next(cell.style)
      .next(columns.get(columnIndex)?.style)
      .next(contents.rows.get(rowIndex)?.style)
      .next(named?.style)
      .next(column?.style)
      .next(row?.style);
    const own = ownFormat(node, cell.style, () => {
      const style = named?.style ?? row?.style ?? column?.style;
      return layerFormats({styles}, style, column?.format, row?.format);
    });
    const value =
      is1904 && !cell.isIsoDate
        ? from1904(cell.value, fileFormat(cell.style).numberFormat)
        : cell.value;
    const state: CellState = {value};
    if (formula !== undefined) {
      Object.assign(state, {value: null, formula});
      Object.assign(state, storedResult(cell, value, externalNames));
    }
    if (array) {
      Object.assign(state, {array}, isDynamic && {isDynamic});
    }
    if (own) {
      state.format = own;
    }
    setCell(sheet, key, named ? {...state, ...named} : state);
  }
  const {mergeCells, sheetPr} = tree.named;
  sheet.tabColor = readColor(sheetPr?.named.tabColor) ?? null;
  sheet.merges = (mergeCells?.children ?? []).flatMap(({attributes}) =>
    parseAreas(attributes.ref ?? ''),
  );
  sheet.print = {
    xml: tree.children
      .filter(({name}) => PRINT.has(name))
      .map(serializeXml)
      .join(''),
    isFitted: sheetPr?.named.pageSetUpPr?.flag('fitToPage') ?? false,
  };
  const pane = tree.all('pane')[0]?.attributes ?? {};
  if (pane.state?.startsWith('frozen')) {
    const {ySplit = 0, xSplit = 0} = pane;
    sheet.frozen = {rows: Number(ySplit), columns: Number(xSplit)};
  }
  return sheet;
}

/** Names of the elements with print settings, which are kept as XML. */
const PRINT = new Set([
  ...['printOptions', 'pageMargins', 'pageSetup', 'headerFooter'],
  ...['rowBreaks', 'colBreaks'],
]);

export function readSheetViewSettings(tree: XmlElement) {
  const views = tree.all('sheetView');
  return {
    isWithoutGrid: !views.every((view) => view.flag('showGridLines', true)),
    zoom: views
      .map(({attributes}) => Number(attributes.zoomScale) / 100)
      .find((scale) => scale >= 0.25 && scale <= 4),
  };
}

/**
 * Returns the result stored in the file for formulas that cannot be calculated: those with external
 * references, names of other workbooks or unknown functions.
 */
function storedResult(
  cell: XlsxCell,
  value: Scalar,
  externalNames: ReadonlySet<string>,
): Pick<CellState, 'stored'> {
  const {formula} = cell;
  if (formula === undefined || value === null) {
    return {};
  }
  const plain = formula.replace(/"[^"]*"/g, '""');
  const lacks = findFunctionNames(plain).filter(
    (name) => name !== 'LET' && !findBuiltin(name),
  );
  if (/\bINDIRECT\([^)]*"[^"]*\[/i.test(formula)) {
    lacks.push('INDIRECT to a table');
  }
  const words = plain.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_.]*/gu) ?? [];
  const usesExternal =
    isExternal(plain) || words.some((word) => externalNames.has(word));
  return usesExternal || lacks.length > 0
    ? {stored: {formula, value, lacks}}
    : {};
}

/** Tests whether a formula refers to another workbook, such as `[1]Sheet1!A1`. */
export function isExternal(plain: string): boolean {
  return (
    /'(?:[^']|'')*\[[^\]]+\](?:[^']|'')*'!/.test(plain) ||
    /\[[^\][]+\][^\s'"!,()+*/&=<>^-]*!/.test(plain)
  );
}

const DAYS_TO_1904 = 1462;

/** Converts dates of the 1904 date system. Times and durations are the same in both systems. */
function from1904(value: Scalar, format: string): Scalar {
  const isDate = typeof value === 'number' && showsDate(format);
  return isDate ? value + DAYS_TO_1904 : value;
}
