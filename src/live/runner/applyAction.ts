import {
  areCellsUnlocked,
  type SpreadsheetObject,
} from '@document-sdk/spreadsheet-reference/view';
import type {
  AreaBounds,
  Spreadsheet,
} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {UserAction} from '../protocol';

/** Actions on a spreadsheet. All other actions are on elements of the sample's page. */
export type SheetAction = Exclude<UserAction, {type: 'press' | 'type'}>;

/**
 * Performs a user action with the same API as the user interface, so that protection and validation apply.
 *
 * @returns false if the action was rejected
 */
export function applyAction(
  spreadsheet: Spreadsheet,
  action: SheetAction,
): boolean {
  const {workbook, selection, readOnly} = spreadsheet;
  const isEditable = (area: AreaBounds): boolean =>
    !readOnly &&
    areCellsUnlocked((spreadsheet as SpreadsheetObject).context, area);
  switch (action.type) {
    case 'edit':
      return enter(spreadsheet, action.row, action.column, action.text);
    case 'select':
      selection.set([action.area]);
      return true;
    case 'activate': {
      const sheet = workbook.sheets.get(action.sheet);
      if (sheet) {
        workbook.sheets.activate(sheet);
      }
      return sheet !== undefined;
    }
    case 'command':
      return runCommand(spreadsheet, action.id);
    case 'clear': {
      const {area} = selection.range;
      if (area.rowCount * area.columnCount === 1) {
        // The editor makes changes whose origin is the user.
        return enter(spreadsheet, area.firstRow, area.firstColumn, '');
      }
      if (!isEditable(area)) {
        return false;
      }
      selection.range.clear();
      return true;
    }
    case 'fill':
      if (!isEditable(action.area)) {
        return false;
      }
      selection.range.fillTo(action.area);
      selection.set([action.area]);
      return true;
    case 'paste': {
      const lines = action.text
        .replace(/\r?\n$/, '')
        .split(/\r?\n/)
        .map((line) => line.split('\t'));
      const width = Math.max(...lines.map(({length}) => length));
      const target = selection.range.area.resize(lines.length, width);
      if (!isEditable(target)) {
        return false;
      }
      const isDone = action.isOwn
        ? runCommand(spreadsheet, 'paste')
        : enterLines(spreadsheet, lines, target);
      selection.set([target]);
      return isDone;
    }
  }
}

/** Enters text into a cell. Returns false if the cell is locked or the text is invalid. */
function enter(
  {editor, activeSheet}: Spreadsheet,
  row: number,
  column: number,
  text: string,
): boolean {
  if (!editor.open(activeSheet.cell(row, column))) {
    return false;
  }
  editor.text = text;
  const isValid = editor.commit();
  if (!isValid) {
    editor.cancel();
  }
  return isValid;
}

/** Enters texts of the system clipboard in one undo step. They never become formulas, as the contract demands. */
function enterLines(
  spreadsheet: Spreadsheet,
  lines: readonly (readonly string[])[],
  {firstRow, firstColumn}: AreaBounds,
): boolean {
  return spreadsheet.history.transaction('Paste', () =>
    lines
      .flatMap((texts, row) =>
        texts.map((text, column) =>
          enter(
            spreadsheet,
            firstRow + row,
            firstColumn + column,
            /^[=']/.test(text) ? `'${text}` : text,
          ),
        ),
      )
      .every(Boolean),
  );
}

function runCommand(spreadsheet: Spreadsheet, id: string): boolean {
  const {commands, ui} = spreadsheet as SpreadsheetObject;
  if (commands.find(id)?.isEnabled?.(spreadsheet) === false) {
    return false;
  }
  // The function starts synchronously. A rejection is reported like an error of the sample.
  void commands.execute(id);
  if (id === 'insertChart' && ui.panels.active === 'chart') {
    ui.panels.close();
    return insertChart(spreadsheet);
  }
  return true;
}

/** Inserts a chart beside its data, instead of the panel with its settings, which is not rendered here. */
function insertChart({activeSheet, selection}: Spreadsheet): boolean {
  const {area} = selection.range;
  const isCell = area.rowCount * area.columnCount === 1;
  const data = isCell ? activeSheet.usedArea : area;
  if (!data || data.rowCount < 2 || data.columnCount < 2) {
    return false;
  }
  activeSheet.charts.add({
    type: 'column',
    source: activeSheet.range(data),
    anchor: data.resize(11, 5).offset(0, data.columnCount + 1),
  });
  return true;
}
