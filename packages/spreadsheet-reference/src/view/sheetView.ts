import {createBounds, listIndexes, unionBounds} from '../area/bounds';
import type {AreaBounds, Spreadsheet} from '../contract';
import {
  DEFAULT_COLUMN_WIDTH,
  DEFAULT_ROW_HEIGHT,
  sumLineSizes,
} from '../files/geometry';
import {addNumbers} from '../formula/functions/aggregates';
import {
  type DocumentContext,
  toStoredRange,
  readCell,
} from '../objects/context';
import type {SpreadsheetObject} from '../objects/spreadsheet';
import {findUsedBounds, listExistingCellKeys} from '../state/cells';
import type {LineState, SheetState} from '../state/types';
import {readCells} from './cells';
import {listHiddenParts, readCommands} from './commands';
import {filterNumbers} from './conditional';
import {readDrawings} from './drawings';
import type {SelectionSummary, SheetView} from './types';

/** Minimum size of a view. */
const MIN_SIZE = {rows: 13, columns: 6};
const MAX_SIZE = {rows: 200, columns: 40};

/**
 * Reads what a spreadsheet displays: the active sheet from A1 on, up to 200 rows and 40 columns.
 *
 * @param spreadsheet - created by this package
 * @param least - minimum numbers of rows and columns
 */
export function readSheetView(
  spreadsheet: Spreadsheet,
  least: Partial<typeof MIN_SIZE> = {},
): SheetView {
  const size = {...MIN_SIZE, ...least};
  const {context, ui} = spreadsheet as SpreadsheetObject;
  const {store} = context;
  const sheet = store.sheet(store.view.activeSheetId)!;
  const drawings = readDrawings(context, sheet);
  const used = usedArea(sheet);
  const under = drawings.map(({area}) => area);
  const rows = under.map(({lastRow}) => lastRow + 1);
  const columns = under.map(({lastColumn}) => lastColumn + 1);
  const rowCount = Math.min(
    MAX_SIZE.rows,
    Math.max(size.rows, used.lastRow + 3, ...rows),
  );
  const columnCount = Math.min(
    MAX_SIZE.columns,
    Math.max(size.columns, used.lastColumn + 2, ...columns),
  );
  const selected = toStoredRange(spreadsheet.selection.range).area;
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
    heights: listSizes(sheet.rows, rowCount, DEFAULT_ROW_HEIGHT),
    widths: listSizes(sheet.columns, columnCount, DEFAULT_COLUMN_WIDTH),
    frozen: sheet.frozen,
    cells: readCells(context, sheet, rowCount, columnCount),
    drawings,
    hasGridlines: !store.view.gridlinesHidden.has(sheet.id),
    selected,
    summary: summarize(context, sheet, selected),
    isReadOnly: spreadsheet.readOnly,
    commands: readCommands(spreadsheet as SpreadsheetObject),
    toolbar: [...ui.toolbar.items],
    hiddenParts: listHiddenParts(spreadsheet),
  };
}

function summarize(
  {store}: DocumentContext,
  {id, cells}: SheetState,
  area: AreaBounds,
): SelectionSummary {
  const values = listExistingCellKeys(cells, area)
    .map((key) => readCell(store, id, key))
    .filter((value) => value !== null);
  const numbers = filterNumbers(values);
  return {
    count: values.length,
    numberCount: numbers.length,
    sum: addNumbers(numbers),
  };
}

function usedArea(sheet: SheetState) {
  const first = createBounds(0, 0);
  const targets = sheet.sparklines.map(({definition}) => definition.target);
  return [...sheet.merges, ...targets].reduce(
    unionBounds,
    findUsedBounds(sheet) ?? first,
  );
}

function listSizes(
  lines: ReadonlyMap<number, LineState>,
  count: number,
  usual: number,
): number[] {
  return listIndexes(0, count - 1).map((index) =>
    sumLineSizes(lines, index, index, usual),
  );
}
