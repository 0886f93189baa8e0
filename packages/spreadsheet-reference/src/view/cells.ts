import {createBounds} from '../area/bounds';
import type {SparklineMark} from '../contract';
import type {DocumentStore} from '../document/store';
import {findMaximum, findMinimum} from '../formula/functions/aggregates';
import {type DocumentContext, readCell} from '../objects/context';
import {formatForEditing} from '../objects/typedText';
import {
  getFirstCellKey,
  isCellKeyInArea,
  keyToColumn,
  keyToRow,
  toCellKey,
} from '../state/cells';
import type {SheetState} from '../state/types';
import {getDisplayColor} from '../values/numberFormat';
import {type CellStyle, toCssStyle} from './cellStyle';
import {filterNumbers, getDisplayedFormat} from './conditional';

/** The cells that were read last from each document, and everything on which they depend. */
const lastCells = new WeakMap<
  DocumentStore,
  {readonly inputs: readonly unknown[]; readonly cells: readonly CellView[]}
>();

/** Returns the same array as the last time if nothing has changed, since most views differ only in the selection. */
export function readCells(
  context: DocumentContext,
  sheet: SheetState,
  rowCount: number,
  columnCount: number,
): readonly CellView[] {
  const {store, locale, isReadOnly} = context;
  const inputs = [
    store.state,
    sheet,
    store.calculator.version,
    store.view.gridlinesHidden.has(sheet.id),
    // The active cell shows the button of its list.
    sheet.validations.length > 0 && store.view.selection.at(-1),
    locale,
    isReadOnly,
    rowCount,
    columnCount,
  ];
  const last = lastCells.get(store);
  if (last?.inputs.every((input, index) => input === inputs[index])) {
    return last.cells;
  }
  const cells = readChangedCells(context, sheet, rowCount, columnCount);
  lastCells.set(store, {inputs, cells});
  return cells;
}

function readChangedCells(
  context: DocumentContext,
  sheet: SheetState,
  rowCount: number,
  columnCount: number,
): CellView[] {
  const area = createBounds(0, 0, rowCount, columnCount);
  const texts = context.range(sheet.id, area).getTexts();
  return texts.flatMap((row, rowIndex) =>
    row.flatMap((text, column) => {
      const view = readCellView(context, sheet, rowIndex, column, text);
      return view ? [view] : [];
    }),
  );
}

/** A cell that displays something. */
export type CellView = NonNullable<ReturnType<typeof readCellView>>;

/** Reads what a cell displays; returns `undefined` if it displays nothing. */
function readCellView(
  context: DocumentContext,
  sheet: SheetState,
  row: number,
  column: number,
  text: string,
) {
  const {store} = context;
  const key = toCellKey(row, column);
  const value = readCell(store, sheet.id, key);
  const {format, effects} = getDisplayedFormat(context, sheet, key);
  const {fill, bar, icon} = effects;
  const color = getDisplayColor(value, format.numberFormat);
  const style: CellStyle = {
    ...toCssStyle(format, value),
    ...(fill && {backgroundColor: fill}),
    ...(color && {color}),
  };
  const merge = sheet.merges.find((one) => getFirstCellKey(one) === key);
  const sparkline = readSparkline(context, sheet, key);
  const formula = sheet.cells.get(key)?.formula;
  const {rotation} = format.alignment;
  const {position} = format.font;
  const button = findButton(context, sheet, key, text);
  const parts = {
    // Size of the merged area that starts in this cell.
    ...(merge && {
      span: {
        rows: merge.lastRow - row + 1,
        columns: merge.lastColumn - column + 1,
      },
    }),
    // Rotation of the text in degrees, counterclockwise.
    ...(rotation !== 0 && {turn: rotation}),
    ...(position !== 'normal' && {position}),
    ...(sparkline && {sparkline}),
    ...(bar && {bar}),
    ...(icon && {icon}),
    ...(button && {button}),
    ...(sheet.protection && text !== '' && {isLocked: format.locked}),
    ...(effects.formats.length > 0 && {isHighlighted: true}),
  };
  const isBare =
    text === '' &&
    Object.keys(style).length < 2 &&
    Object.keys(parts).length === 0;
  return isBare
    ? undefined
    : {
        row,
        column,
        text,
        // Text in the cell editor when it is opened.
        input:
          formula ??
          formatForEditing(value, format.numberFormat, context.locale),
        style,
        ...parts,
      };
}

/**
 * Returns the button of a cell: a filter button in headings of a filter; a list button in cells with a list
 * of allowed values that contain text or are active.
 */
function findButton(
  context: DocumentContext,
  {id, filter, validations}: SheetState,
  key: number,
  text: string,
): 'filter' | 'filtered' | 'list' | undefined {
  const area = filter?.area;
  if (area?.firstRow === keyToRow(key) && isCellKeyInArea(area, key)) {
    return filter!.criteria.has(keyToColumn(key) - area.firstColumn)
      ? 'filtered'
      : 'filter';
  }
  const {selection, activeSheetId} = context.store.view;
  const isActive =
    activeSheetId === id && getFirstCellKey(selection.at(-1)!) === key;
  const rule =
    (text !== '' || isActive) &&
    validations.find((one) => isCellKeyInArea(one.area, key))?.rule;
  return rule && rule.type === 'list' && rule.dropdown !== false
    ? 'list'
    : undefined;
}

export type SparklineView = NonNullable<ReturnType<typeof readSparkline>>;

function readSparkline(
  {range}: DocumentContext,
  {sparklines}: SheetState,
  key: number,
) {
  const group = sparklines.find(({definition: {target}}) =>
    isCellKeyInArea(target, key),
  );
  if (!group?.definition.source) {
    return undefined;
  }
  const {type, color, source, target, scale, marks = []} = group.definition;
  const isColumn = target.firstColumn === target.lastColumn;
  const turn = isColumn
    ? keyToRow(key) - target.firstRow
    : keyToColumn(key) - target.firstColumn;
  const all = range(source.sheetId, source.area).getValues();
  const line = isColumn ? all[turn] : all.map((entries) => entries[turn]!);
  const values = filterNumbers(line ?? []);
  return {
    type,
    ...(color && {color}),
    values,
    // Indexes of values to mark with a point.
    marks: findMarkedIndexes(values, marks),
    // The sparklines of a group can share a scale.
    ...(scale === 'group' && {bounds: findExtremes(filterNumbers(all.flat()))}),
  };
}

function findExtremes(values: readonly number[]): {min: number; max: number} {
  return {min: findMinimum(values), max: findMaximum(values)};
}

function findMarkedIndexes(
  values: readonly number[],
  marks: readonly SparklineMark[],
): number[] {
  const {min, max} = findExtremes(values);
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
