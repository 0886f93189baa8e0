import {createBounds, listIndexes, unionBounds} from '../area/bounds';
import type {AreaBounds, InterfacePart, Spreadsheet} from '../contract';
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
import {filterNumbers} from './conditional';
import {readDrawings} from './drawings';

/** Minimum size of a view. */
const MIN_SIZE = {rows: 13, columns: 6};
const MAX_SIZE = {rows: 200, columns: 40};

/** Everything that a spreadsheet displays, as plain data that can be sent to another thread. */
export type SheetView = ReturnType<typeof readSheetView>;

/**
 * Reads what a spreadsheet displays: the active sheet from A1 on, up to 200 rows and 40 columns.
 *
 * @param spreadsheet - created by this package
 * @param least - minimum numbers of rows and columns
 */
export function readSheetView(
  spreadsheet: Spreadsheet,
  least: Partial<typeof MIN_SIZE> = {},
) {
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
    // Whether cells outside of the view have contents.
    isCut: used.lastRow >= rowCount || used.lastColumn >= columnCount,
    // Sizes in CSS pixels; 0 for hidden rows and columns.
    heights: listSizes(sheet.rows, rowCount, DEFAULT_ROW_HEIGHT),
    widths: listSizes(sheet.columns, columnCount, DEFAULT_COLUMN_WIDTH),
    frozen: sheet.frozen,
    cells: readCells(context, sheet, rowCount, columnCount),
    drawings,
    hasGridlines: !store.view.gridlinesHidden.has(sheet.id),
    // Last selected area. Its first cell is the active cell.
    selected,
    summary: summarize(context, sheet, selected),
    isReadOnly: spreadsheet.readOnly,
    commands: readCommands(spreadsheet as SpreadsheetObject),
    toolbar: [...ui.toolbar.items],
    hiddenParts: INTERFACE_PARTS.filter((part) => !ui.isVisible(part)),
  };
}

const INTERFACE_PARTS = [
  'toolbar',
  'formulaBar',
  'sheetTabs',
  'statusBar',
  'contextMenu',
  'headings',
] as const satisfies readonly InterfacePart[];

/** Tests whether a built-in command that toggles something is on for the selection. */
const IS_PRESSED: Readonly<
  Partial<Record<string, (spreadsheet: Spreadsheet) => boolean>>
> = {
  bold: ({selection}) => selection.range.getFont().bold,
  italic: ({selection}) => selection.range.getFont().italic,
  underline: ({selection}) => selection.range.getFont().underline !== 'none',
  merge: ({selection}) => selection.range.isMerged,
  wrap: ({selection}) => selection.range.getAlignment().wrap,
  filter: ({activeSheet}) => activeSheet.filter !== null,
};

/** State of a command for toolbars and shortcuts. */
export type CommandView = ReturnType<typeof readCommands>[number];

function readCommands(spreadsheet: SpreadsheetObject) {
  const {commands, ui} = spreadsheet;
  return commands.ids.map((id) => {
    const {label, shortcut = '', isEnabled} = commands.find(id)!;
    const isPressed = IS_PRESSED[id]?.(spreadsheet);
    return {
      id,
      label: ui.labelOf(id) ?? label,
      shortcut,
      isEnabled: isEnabled?.(spreadsheet) ?? true,
      ...(isPressed !== undefined && {isPressed}),
    };
  });
}

/** Numbers for the status bar about the selected area. */
export type SelectionSummary = ReturnType<typeof summarize>;

function summarize(
  {store}: DocumentContext,
  {id, cells}: SheetState,
  area: AreaBounds,
) {
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
