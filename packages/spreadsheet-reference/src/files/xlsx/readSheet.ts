// A sheet of a file as a sheet of a document.
import {columnOf, putCell, rowOf} from '../../state/cells';
import {emptySheet} from '../../state/create';
import {
  formatFrom,
  NORMAL,
  partsBeyond,
  type WholeFormat,
} from '../../state/formats';
import {findBuiltin} from '../../formula/functions';
import {findFunctionNames} from '../../formula/parse';
import type {
  CellState,
  FormatParts,
  SheetState,
  WorkbookState,
} from '../../state/types';
import type {FileCell, FileCells} from './readCells';
import type {SheetExtension} from './extensionData';
import {parseAreas} from './operands';
import type {FileLine} from './rowsAndColumns';
import {readColor} from './styles';
import {
  findElements,
  parseBoolean,
  childrenByName,
  serializeXml,
  type XmlElement,
} from '../xml';
import type {FileSheet} from './workbook';
import {showsDate} from '../../values/numberFormat';
import type {Scalar} from '../../values/scalar';

/** Where a sheet of the file stands among those that are read. */
export interface ParsedSheet extends FileSheet {
  readonly contents: FileCells;
  readonly columns: ReadonlyMap<number, FileLine>;
  /** All but the cells of its part. */
  readonly tree: XmlElement;
}

/** The cells, lines and formats of a sheet, above the named styles that are kept of it. */
export function toSheet(
  {name, visibility, contents, columns, tree}: ParsedSheet,
  formats: readonly WholeFormat[],
  is1904: boolean,
  styles: WorkbookState['styles'],
  kept: SheetExtension | undefined,
): SheetState {
  const sheet = {...emptySheet(name), ...(kept && {id: kept.id}), visibility};
  const fileFormat = (style: number) =>
    formats[style] ?? (NORMAL as WholeFormat);
  // Lines and cells that are alike share what their style adds to what is under it.
  const known = new Map<string, FormatParts | undefined>();
  const ownFormat = (
    style: number,
    alike: string,
    under: () => WholeFormat,
  ): FormatParts | undefined => {
    if (!known.has(alike)) {
      known.set(alike, partsBeyond(fileFormat(style), under()));
    }
    return known.get(alike);
  };
  for (const axis of ['rows', 'columns'] as const) {
    const lines = axis === 'rows' ? contents.rows : columns;
    for (const [index, {style, ...line}] of lines) {
      const named = kept?.[axis].get(index);
      const format =
        style !== undefined &&
        ownFormat(style, `${style}|${named?.style}`, () =>
          formatFrom({styles}, named?.style),
        );
      sheet[axis].set(index, {...line, ...named, ...(format && {format})});
    }
  }
  for (const cell of contents.cells) {
    const {numberFormat} = fileFormat(cell.style);
    const {formula, array, key} = cell;
    const named = kept?.cells.get(key);
    const column = sheet.columns.get(columnOf(key));
    const row = sheet.rows.get(rowOf(key));
    const alike = [
      ...[cell.style, columns.get(columnOf(key))?.style],
      ...[contents.rows.get(rowOf(key))?.style, named?.style],
      ...[column?.style, row?.style],
    ].join('|');
    const own = ownFormat(cell.style, alike, () => {
      const style = named?.style ?? row?.style ?? column?.style;
      return formatFrom({styles}, style, column?.format, row?.format);
    });
    const value = is1904 ? from1904(cell.value, numberFormat) : cell.value;
    putCell(sheet, key, {
      value: formula === undefined ? value : null,
      ...(formula !== undefined && {formula}),
      ...(array && {array}),
      ...storedOf(cell, value),
      ...(own && {format: own}),
      ...named,
    });
  }
  const {mergeCells, sheetPr} = childrenByName(tree);
  sheet.tabColor = readColor(childrenByName(sheetPr).tabColor) ?? null;
  sheet.merges = (mergeCells?.children ?? []).flatMap(({attributes}) =>
    parseAreas(attributes.ref ?? ''),
  );
  sheet.print = {
    xml: tree.children
      .filter(({name}) => PRINT.has(name))
      .map(serializeXml)
      .join(''),
    isFitted: parseBoolean(
      childrenByName(sheetPr).pageSetUpPr?.attributes.fitToPage,
    ),
  };
  const pane = findElements(tree, 'pane')[0]?.attributes ?? {};
  if (pane.state?.startsWith('frozen')) {
    const {ySplit = 0, xSplit = 0} = pane;
    sheet.frozen = {rows: Number(ySplit), columns: Number(xSplit)};
  }
  return sheet;
}

/** Elements that say how to print a sheet. */
const PRINT = new Set([
  ...['printOptions', 'pageMargins', 'pageSetup', 'headerFooter'],
  ...['rowBreaks', 'colBreaks'],
]);

/** How a sheet is shown: see {@link StoredDocument}. */
export function readView(tree: XmlElement) {
  const views = findElements(tree, 'sheetView').map(
    ({attributes}) => attributes,
  );
  return {
    isWithoutGrid: views.some(
      ({showGridLines}) => showGridLines && !parseBoolean(showGridLines),
    ),
    zoom: views
      .map(({zoomScale}) => Number(zoomScale) / 100)
      .find((scale) => scale >= 0.25 && scale <= 4),
  };
}

/** The result in the file where it cannot be calculated here. */
function storedOf(cell: FileCell, value: Scalar): Pick<CellState, 'stored'> {
  const {formula} = cell;
  if (formula === undefined || value === null) {
    return {};
  }
  const plain = formula.replace(/"[^"]*"/g, '""');
  const lacks = findFunctionNames(plain).filter(
    (name) => name !== 'LET' && !findBuiltin(name),
  );
  return isExternal(plain) || lacks.length > 0
    ? {stored: {formula, value, lacks}}
    : {};
}

/** Whether a formula reads another workbook, as `[1]Sheet1!A1` does. */
function isExternal(plain: string): boolean {
  return (
    /'(?:[^']|'')*\[[^\]]+\](?:[^']|'')*'!/.test(plain) ||
    /\[[^\][]+\][^\s'"!,()+*/&=<>^-]*!/.test(plain)
  );
}

const DAYS_TO_1904 = 1462;

/** A number of the calendar that begins in 1904, in the one that begins in 1900: times and durations stay. */
function from1904(value: Scalar, format: string): Scalar {
  const isDate = typeof value === 'number' && showsDate(format);
  return isDate ? value + DAYS_TO_1904 : value;
}
