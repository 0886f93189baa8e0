import {unionBounds} from '../area/bounds';
import type {Spreadsheet} from '../contract';
import {COLUMN_WIDTH, lineAt, ROW_HEIGHT, sizeOfLines} from '../files/geometry';
import {placeOf, readCell, type DocumentContext} from '../objects/context';
import type {SpreadsheetObject} from '../objects/spreadsheet';
import {cellKey, usedBounds} from '../state/cells';
import type {LineState, SheetState} from '../state/types';
import {displayColor} from '../values/numberFormat';
import {cellStyle} from './cellStyle';
import {displayedFormat} from './displayedFormat';
import {drawingsOf} from './drawings';
import type {CellView, SheetView} from './types';

/** Rows and columns that a view has at least, and at most. */
const LEAST = {rows: 10, columns: 6};
const MOST = {rows: 200, columns: 40};

/** Reads what a spreadsheet of this runtime displays. */
export function sheetView(spreadsheet: Spreadsheet): SheetView {
  const context = (spreadsheet as SpreadsheetObject).context;
  const {store} = context;
  const sheet = store.sheet(store.view.activeSheetId)!;
  const drawings = drawingsOf(context, sheet);
  const used = usedArea(sheet);
  const needed = {
    rows: Math.max(
      used.lastRow + 3,
      ...drawings.map(
        ({top, height}) =>
          lineAt(sheet.rows, top + height - 1, ROW_HEIGHT, MOST.rows) + 1,
      ),
    ),
    columns: Math.max(
      used.lastColumn + 2,
      ...drawings.map(
        ({left, width}) =>
          lineAt(sheet.columns, left + width - 1, COLUMN_WIDTH, MOST.columns) +
          1,
      ),
    ),
  };
  const rowCount = Math.min(MOST.rows, Math.max(LEAST.rows, needed.rows));
  const columnCount = Math.min(
    MOST.columns,
    Math.max(LEAST.columns, needed.columns),
  );
  const selected = placeOf(spreadsheet.selection.activeCell).area;
  return {
    sheets: store.state.sheets
      .filter(({visibility}) => visibility === 'visible')
      .map(({id, name}) => ({name, isActive: id === sheet.id})),
    rowCount,
    columnCount,
    isCut: used.lastRow >= rowCount || used.lastColumn >= columnCount,
    heights: sizes(sheet.rows, rowCount, ROW_HEIGHT),
    widths: sizes(sheet.columns, columnCount, COLUMN_WIDTH),
    frozen: sheet.frozen,
    cells: cellViews(context, sheet, rowCount, columnCount),
    drawings,
    hasGridlines: !store.view.gridlinesHidden.has(sheet.id),
    active: {row: selected.firstRow, column: selected.firstColumn},
    isReadOnly: spreadsheet.readOnly,
  };
}

function usedArea(sheet: SheetState) {
  const first = {firstRow: 0, firstColumn: 0, lastRow: 0, lastColumn: 0};
  const targets = sheet.sparklines.map(({definition}) => definition.target);
  return [...sheet.merges, ...targets].reduce(
    unionBounds,
    usedBounds(sheet) ?? first,
  );
}

function sizes(
  lines: ReadonlyMap<number, LineState>,
  count: number,
  usual: number,
): number[] {
  return Array.from({length: count}, (_none, index) =>
    sizeOfLines(lines, index, index, usual),
  );
}

function cellViews(
  context: DocumentContext,
  sheet: SheetState,
  rowCount: number,
  columnCount: number,
): CellView[] {
  const area = {
    firstRow: 0,
    firstColumn: 0,
    lastRow: rowCount - 1,
    lastColumn: columnCount - 1,
  };
  const texts = context.range(sheet.id, area).getTexts();
  return texts.flatMap((row, rowIndex) =>
    row.flatMap((text, column) => {
      const view = cellView(context, sheet, rowIndex, column, text);
      return view ? [view] : [];
    }),
  );
}

/** A cell; `undefined` for one that displays nothing. */
function cellView(
  context: DocumentContext,
  sheet: SheetState,
  row: number,
  column: number,
  text: string,
): CellView | undefined {
  const {store} = context;
  const key = cellKey(row, column);
  const value = readCell(store, sheet.id, key);
  const {format, look} = displayedFormat(context, sheet, row, column);
  const {fill, bar, icon} = look;
  const color = displayColor(value, format.numberFormat);
  const style = {
    ...cellStyle(format, value),
    ...(fill && {backgroundColor: fill}),
    ...(color && {color}),
  };
  const merge = sheet.merges.find(
    ({firstRow, firstColumn}) => firstRow === row && firstColumn === column,
  );
  const sparkline = sparklineAt(context, sheet, row, column);
  const formula = sheet.cells.get(key)?.formula;
  const isBare =
    text === '' &&
    !merge &&
    !sparkline &&
    !bar &&
    !icon &&
    Object.keys(style).length < 2;
  return isBare
    ? undefined
    : {
        row,
        column,
        text,
        input: formula ?? text,
        style,
        ...(merge && {
          span: {
            rows: merge.lastRow - row + 1,
            columns: merge.lastColumn - column + 1,
          },
        }),
        ...(sparkline && {sparkline}),
        ...(bar && {bar}),
        ...(icon && {icon}),
      };
}

function sparklineAt(
  {range}: DocumentContext,
  {sparklines}: SheetState,
  row: number,
  column: number,
): CellView['sparkline'] {
  const group = sparklines.find(
    ({definition: {target}}) =>
      row >= target.firstRow &&
      row <= target.lastRow &&
      column >= target.firstColumn &&
      column <= target.lastColumn,
  );
  if (!group?.definition.source) {
    return undefined;
  }
  const {type, color, source, target} = group.definition;
  const isColumn = target.firstColumn === target.lastColumn;
  const turn = isColumn ? row - target.firstRow : column - target.firstColumn;
  const values = range(source.sheetId, source.area).getValues();
  const line = isColumn
    ? (values[turn] ?? [])
    : values.map((entries) => entries[turn]);
  return {
    type,
    color: color ?? '#376092',
    values: line.filter((value) => typeof value === 'number'),
  };
}
