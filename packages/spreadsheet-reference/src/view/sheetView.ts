import {cellBounds, span, unionBounds} from '../area/bounds';
import type {SparklineMark, Spreadsheet} from '../contract';
import {COLUMN_WIDTH, ROW_HEIGHT, totalSize} from '../files/geometry';
import {type DocumentContext, placeOf, readCell} from '../objects/context';
import type {SpreadsheetObject} from '../objects/spreadsheet';
import {
  cellKey,
  columnOf,
  firstKey,
  isKeyIn,
  rowOf,
  usedBounds,
} from '../state/cells';
import type {LineState, SheetState} from '../state/types';
import {displayColor} from '../values/numberFormat';
import {cellStyle} from './cellStyle';
import {displayedFormat, numbersOf} from './conditional';
import {drawingsOf} from './drawings';
import type {CellView, SheetView} from './types';
import {min, max} from '../formula/functions/aggregates';

/** Rows and columns that a view has at least, and at most. */
const LEAST = {rows: 10, columns: 6};
const MOST = {rows: 200, columns: 40};

/**
 * Reads what a spreadsheet of this runtime displays.
 *
 * @param least - rows and columns that the view has at least
 */
export function sheetView(spreadsheet: Spreadsheet, least = LEAST): SheetView {
  const context = (spreadsheet as SpreadsheetObject).context;
  const {store} = context;
  const sheet = store.sheet(store.view.activeSheetId)!;
  const drawings = drawingsOf(context, sheet);
  const used = usedArea(sheet);
  const under = drawings.map(({area}) => area);
  const rows = under.map(({lastRow}) => lastRow + 1);
  const columns = under.map(({lastColumn}) => lastColumn + 1);
  const rowCount = Math.min(
    MOST.rows,
    Math.max(least.rows, used.lastRow + 3, ...rows),
  );
  const columnCount = Math.min(
    MOST.columns,
    Math.max(least.columns, used.lastColumn + 2, ...columns),
  );
  const selected = placeOf(spreadsheet.selection.activeCell).area;
  return {
    sheets: store.state.sheets
      .filter(({visibility}) => visibility === 'visible')
      .map(({id, name, tabColor}) => ({
        name,
        isActive: id === sheet.id,
        color: tabColor,
      })),
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
  const first = cellBounds(0, 0);
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
  return span(0, count - 1).map((index) =>
    totalSize(lines, index, index, usual),
  );
}

function cellViews(
  context: DocumentContext,
  sheet: SheetState,
  rowCount: number,
  columnCount: number,
): CellView[] {
  const area = cellBounds(0, 0, rowCount, columnCount);
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
  const {format, look} = displayedFormat(context, sheet, key);
  const {fill, bar, icon} = look;
  const color = displayColor(value, format.numberFormat);
  const style = {
    ...cellStyle(format, value),
    ...(fill && {backgroundColor: fill}),
    ...(color && {color}),
  };
  const merge = sheet.merges.find((one) => firstKey(one) === key);
  const sparkline = sparklineAt(context, sheet, key);
  const formula = sheet.cells.get(key)?.formula;
  const {rotation} = format.alignment;
  const {position} = format.font;
  const button = buttonAt(context, sheet, key, text);
  const parts = {
    ...(merge && {
      span: {
        rows: merge.lastRow - row + 1,
        columns: merge.lastColumn - column + 1,
      },
    }),
    ...(rotation !== 0 && {turn: rotation}),
    ...(position !== 'normal' && {position}),
    ...(sparkline && {sparkline}),
    ...(bar && {bar}),
    ...(icon && {icon}),
    ...(button && {button}),
    ...(sheet.protection && text !== '' && {isLocked: format.locked}),
    ...(look.formats.length > 0 && {isHighlighted: true}),
  };
  const isBare =
    text === '' &&
    Object.keys(style).length < 2 &&
    Object.keys(parts).length === 0;
  return isBare
    ? undefined
    : {row, column, text, input: formula ?? text, style, ...parts};
}

/** The button of a filter, or of a list of entries where there is one, or may soon be. */
function buttonAt(
  context: DocumentContext,
  {id, filter, validations}: SheetState,
  key: number,
  text: string,
): CellView['button'] {
  const area = filter?.area;
  if (area?.firstRow === rowOf(key) && isKeyIn(area, key)) {
    return filter!.criteria.has(columnOf(key) - area.firstColumn)
      ? 'filtered'
      : 'filter';
  }
  const {selection, activeSheetId} = context.store.view;
  const isActive = activeSheetId === id && firstKey(selection.at(-1)!) === key;
  const rule =
    (text !== '' || isActive) &&
    validations.find((one) => isKeyIn(one.area, key))?.rule;
  return rule && rule.type === 'list' && rule.dropdown !== false
    ? 'list'
    : undefined;
}

function sparklineAt(
  {range}: DocumentContext,
  {sparklines}: SheetState,
  key: number,
): CellView['sparkline'] {
  const group = sparklines.find(({definition: {target}}) =>
    isKeyIn(target, key),
  );
  if (!group?.definition.source) {
    return undefined;
  }
  const {type, color, source, target, scale, marks = []} = group.definition;
  const isColumn = target.firstColumn === target.lastColumn;
  const turn = isColumn
    ? rowOf(key) - target.firstRow
    : columnOf(key) - target.firstColumn;
  const all = range(source.sheetId, source.area).getValues();
  const line = isColumn ? all[turn] : all.map((entries) => entries[turn]!);
  const values = numbersOf(line ?? []);
  return {
    type,
    ...(color && {color}),
    values,
    marks: markedPlaces(values, marks),
    ...(scale === 'group' && {bounds: rangeOf(numbersOf(all.flat()))}),
  };
}

function rangeOf(values: readonly number[]): {min: number; max: number} {
  return {min: min(values), max: max(values)};
}

function markedPlaces(
  values: readonly number[],
  marks: readonly SparklineMark[],
): number[] {
  const {min, max} = rangeOf(values);
  const is: Readonly<
    Record<SparklineMark, (value: number, index: number) => boolean>
  > = {
    high: (value) => value === max,
    low: (value) => value === min,
    negative: (value) => value < 0,
    first: (_value, index) => index === 0,
    last: (_value, index) => index === values.length - 1,
  };
  return values.flatMap((value, index) =>
    marks.some((mark) => is[mark](value, index)) ? [index] : [],
  );
}
