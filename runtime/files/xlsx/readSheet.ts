// A sheet of a file as a sheet of a document.
import type {Sheet} from 'hucre/xlsx';
import {putCell} from '../../state/cells';
import {emptySheet} from '../../state/create';
import type {DrawingState, SheetState} from '../../state/types';
import type {FileCell, FileCells} from './cells';
import {styleCell} from './library';
import {fromCellStyle} from './styles';
import {isOn, scanXml} from './xml';
import type {FileSheet} from './workbook';
import {cellBounds} from '../../area/bounds';
import {imageFacts} from '../../objects/imageSource';
import {nextId} from '../../state/ids';
import {anchorBox} from '../geometry';
import {isDateFormat} from 'numfmt';
import {showsDate} from '../../values/numberFormat';
import type {Scalar} from '../../values/scalar';

/** Where a sheet of the file stands among those that are read. */
export interface ReadSheet extends FileSheet {
  readonly contents: FileCells;
  /** What is left of its part. */
  readonly xml: string;
}

/** The cells, lines and formats of a sheet. */
export function toSheet(
  {name, visibility, contents}: ReadSheet,
  read: Sheet,
  is1904: boolean,
): SheetState {
  const sheet = emptySheet(name);
  sheet.visibility = visibility;
  const styles = new Map(
    [...contents.styles].map((style) => {
      const {style: found} = read.cells?.get(styleCell(style)) ?? {};
      return [style, {format: fromCellStyle(found), pattern: found?.numFmt}];
    }),
  );
  for (const cell of contents.cells) {
    const {format, pattern} = styles.get(cell.style) ?? {};
    const {formula, array} = cell;
    const value = is1904 ? from1904(cell.value, pattern) : cell.value;
    putCell(sheet, cell.key, {
      value: formula === undefined ? value : null,
      ...(formula !== undefined && {formula}),
      ...(array && {array}),
      ...(isExternal(cell) && {cached: value}),
      ...(format && {format}),
    });
  }
  sheet.merges = (read.merges ?? []).map(
    ({startRow, startCol, endRow, endCol}) => ({
      firstRow: startRow,
      firstColumn: startCol,
      lastRow: endRow,
      lastColumn: endCol,
    }),
  );
  const {pageSetup, headerFooter, rowBreaks, colBreaks} = read;
  sheet.print = {pageSetup, headerFooter, rowBreaks, colBreaks};
  const {rows = 0, columns = 0} = read.freezePane ?? {};
  sheet.frozen = {rows, columns};
  for (const [index, {size, hidden}] of contents.rows) {
    sheet.rows.set(index, {
      ...(size !== undefined && {size: size / 0.75}),
      ...(hidden && {hidden}),
    });
  }
  read.columns?.forEach(({width, hidden}, index) => {
    if (width !== undefined || hidden) {
      sheet.columns.set(index, {
        ...(width !== undefined && {size: Math.round(width * 7 + 5)}),
        ...(hidden && {hidden}),
      });
    }
  });
  return sheet;
}

/** The colour of a sheet's tab, and how the sheet is shown: see {@link StoredDocument}. */
export function readView(xml: string, sheet: SheetState) {
  const hidden: string[] = [];
  const zoom: [string, number][] = [];
  scanXml(xml, {
    open: (element, {rgb, showGridLines, zoomScale}) => {
      if (element === 'tabColor' && rgb) {
        sheet.tabColor = `#${rgb.slice(-6).toUpperCase()}`;
      } else if (element === 'sheetView') {
        hidden.push(
          ...(showGridLines && !isOn(showGridLines) ? [sheet.id] : []),
        );
        const scale = Number(zoomScale) / 100;
        zoom.push(
          ...(scale >= 0.25 && scale <= 4
            ? [[sheet.id, scale] as [string, number]]
            : []),
        );
      }
    },
  });
  return {hidden, zoom};
}

/** Whether a formula reads another workbook, as `[1]Sheet1!A1` does. */
function isExternal({formula}: FileCell): boolean {
  const plain = formula?.replace(/"[^"]*"/g, '""') ?? '';
  return (
    /'(?:[^']|'')*\[[^\]]+\](?:[^']|'')*'!/.test(plain) ||
    /\[[^\][]+\][^\s'"!,()+*/&=<>^-]*!/.test(plain)
  );
}

/** A picture of a sheet; `undefined` for bytes of another kind. */
export function pictureOf(
  sheet: SheetState,
  {
    data,
    anchor: {from, to},
    width,
    height,
    altText = '',
  }: NonNullable<Sheet['images']>[number],
  index: number,
): DrawingState | undefined {
  const bytes = new Uint8Array(data);
  const facts = imageFacts(bytes);
  if (!facts) {
    return undefined;
  }
  const first = cellBounds(from.row, from.col);
  const anchor = to
    ? {
        area: {
          ...first,
          lastRow: Math.max(from.row, to.row - 1),
          lastColumn: Math.max(from.col, to.col - 1),
        },
      }
    : {
        ...anchorBox(sheet, {area: first}),
        width: width ?? facts.width,
        height: height ?? facts.height,
      };
  return {
    id: nextId('image'),
    kind: 'image',
    name: `Image${index + 1}`,
    anchor,
    altText,
    locked: false,
    fit: 'stretch',
    opacity: 1,
    bytes,
    ...facts,
  };
}

const DAYS_TO_1904 = 1462;

/** A number of the calendar that begins in 1904, in the one that begins in 1900: times and durations stay. */
function from1904(value: Scalar, format: string | undefined): Scalar {
  const isDate =
    typeof value === 'number' &&
    format !== undefined &&
    isDateFormat(format) &&
    showsDate(format);
  return isDate ? value + DAYS_TO_1904 : value;
}
