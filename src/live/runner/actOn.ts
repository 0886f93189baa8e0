import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {UserAction} from '../protocol';

/** The actions on a spreadsheet; others are on the sample's page. */
export type SheetAction = Exclude<UserAction, {type: 'press' | 'type'}>;

/**
 * Does what a reader did, the way the SDK lets users do it.
 *
 * @returns whether it was allowed
 */
export function applyAction(
  spreadsheet: Spreadsheet,
  action: SheetAction,
): boolean {
  const {workbook, editor, history, activeSheet, selection} = spreadsheet;
  switch (action.type) {
    case 'edit':
      if (!editor.open(activeSheet.cell(action.row, action.column))) {
        return false;
      }
      editor.text = action.text;
      if (!editor.commit()) {
        editor.cancel();
        return false;
      }
      return true;
    case 'select':
      selection.set([activeSheet.cell(action.row, action.column).area]);
      return true;
    case 'activate': {
      const sheet = workbook.sheets.get(action.sheet);
      if (sheet) {
        workbook.sheets.activate(sheet);
      }
      return sheet !== undefined;
    }
    case 'undo':
    case 'redo':
      return history[action.type]();
  }
}
