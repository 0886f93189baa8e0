import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import type {UserAction} from '../protocol';
import type {Exports} from './runSample';

/** Wraps the exports of `spreadsheet-sdk` so that `onCreate` is called with each new spreadsheet. */
export function wrapSdk(
  sdk: Readonly<Exports>,
  onCreate: (spreadsheet: Spreadsheet) => void,
): Exports {
  const {createSpreadsheet} = sdk as {
    createSpreadsheet(...args: unknown[]): Promise<Spreadsheet>;
  };
  return {
    ...sdk,
    createSpreadsheet: async (...args: unknown[]) => {
      const spreadsheet = await createSpreadsheet(...args);
      onCreate(spreadsheet);
      return spreadsheet;
    },
  };
}

/** Actions on a spreadsheet. All other actions are on elements of the sample's page. */
export type SheetAction = Exclude<UserAction, {type: 'press' | 'type'}>;

/**
 * Performs a user action with the same API as the user interface, so that protection and validation apply.
 *
 * @returns false if the action was rejected
 */
export function applyAction(
  {workbook, editor, history, activeSheet, selection}: Spreadsheet,
  action: SheetAction,
): boolean {
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
