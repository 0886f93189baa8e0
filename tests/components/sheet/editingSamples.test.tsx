import {describe, expect, it, vi} from 'vitest';
import {SpreadsheetError} from '../../../runtime';
import type {
  CellValue,
  IntegratedDocument,
  Sheet,
  Spreadsheet,
  Subscription,
  Suggestion,
  SuggestionProvider,
} from '../../../runtime/contract';
import {eachSpreadsheet, exportsOf} from '../../support/sheetSamples';

const EDITING = 'api/edit/edit_document_function';
const spreadsheet = eachSpreadsheet();
const sheet = () => spreadsheet.current.activeSheet;

describe('functions of samples that edit', () => {
  it('connect an Undo button, until the signal is aborted', () => {
    const {connectUndo} = exportsOf(EDITING, 'undo-button.ts') as {
      connectUndo: (
        spreadsheet: Spreadsheet,
        button: HTMLButtonElement,
        signal: AbortSignal,
      ) => void;
    };
    const button = document.createElement('button');
    const scope = new AbortController();
    connectUndo(spreadsheet.current, button, scope.signal);
    expect(button.disabled).toBe(true);
    const fill = () =>
      spreadsheet.current.history.transaction('Fill', () =>
        sheet().range('A1').setValue(1),
      );
    fill();
    expect([button.disabled, button.textContent]).toEqual([
      false,
      'Undo: Fill',
    ]);
    button.click();
    expect(sheet().usedArea).toBeNull();
    expect([button.disabled, button.textContent]).toEqual([true, 'Undo']);
    scope.abort();
    fill();
    expect(button.disabled).toBe(true);
  });

  it('import rows, all or none', () => {
    const {importRows} = exportsOf(EDITING, 'import.ts') as {
      importRows: (spreadsheet: Spreadsheet, rows: CellValue[][]) => number;
    };
    expect(
      importRows(spreadsheet.current, [
        [1, 2, 3],
        [4, 5, 6],
      ]),
    ).toBe(2);
    expect(() => importRows(spreadsheet.current, [[7, 8, 9], [1]])).toThrow(
      'Row 2 has 1 fields, not 3.',
    );
    expect(sheet().range('A2:C3').getValues()).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('save what a user is typing, unless it is invalid', async () => {
    const {saveAll} = exportsOf(EDITING, 'save.ts') as {
      saveAll: (spreadsheet: Spreadsheet) => Promise<Blob | null>;
    };
    const {editor} = spreadsheet.current;
    sheet()
      .range('A1')
      .setValidation({type: 'list', source: ['yes', 'no']});
    editor.open(sheet().range('A1'));
    editor.text = 'perhaps';
    expect(await saveAll(spreadsheet.current)).toBeNull();
    editor.text = 'yes';
    expect(await saveAll(spreadsheet.current)).toBeInstanceOf(Blob);
    expect(sheet().range('A1').getValue()).toBe('yes');
  });

  it('select one match after the other', () => {
    const {connect} = exportsOf('api/data/find_replace', 'search-field.ts') as {
      connect: (
        spreadsheet: Spreadsheet,
        field: HTMLInputElement,
        signal: AbortSignal,
      ) => void;
    };
    sheet()
      .range('A1:A3')
      .setValues([['Tea'], ['Milk'], ['Green tea']]);
    const field = document.createElement('input');
    connect(spreadsheet.current, field, new AbortController().signal);
    field.value = 'tea';
    field.dispatchEvent(new Event('input'));
    const found = [1, 2, 3].map(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
      return spreadsheet.current.selection.activeCell.area.address;
    });
    expect(found).toEqual(['A1', 'A3', 'A1']);
    field.value = 'nothing';
    field.dispatchEvent(new Event('input'));
    field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'}));
  });

  it('store data of the application', () => {
    const {setReview, isApproved} = exportsOf(
      'api/basic-feature/integrated_document',
      'review.ts',
    ) as {
      setReview: (document: IntegratedDocument, review: object) => void;
      isApproved: (document: IntegratedDocument) => boolean;
    };
    const document = spreadsheet.current.documents.active;
    expect(isApproved(document)).toBe(false);
    setReview(document, {reviewer: 'Ada', approved: true});
    expect(isApproved(document)).toBe(true);
    document.parts.set('review', 'yes');
    expect(isApproved(document)).toBe(false);
  });

  it('suggest what a server knows', async () => {
    const {suggestCustomers} = exportsOf(
      'api/data/autocomplete',
      'customers.ts',
    ) as {
      suggestCustomers: (spreadsheet: object) => Subscription;
    };
    let provider: SuggestionProvider | undefined;
    suggestCustomers({
      autocomplete: {
        register: (given: SuggestionProvider) => (provider = given),
      },
    });
    const answer = vi.fn(() =>
      Promise.resolve(Response.json([{name: 'Mira', town: 'Graz'}])),
    );
    vi.stubGlobal('fetch', answer);
    const ask = async (): Promise<readonly Suggestion[]> =>
      provider!.suggest({
        text: 'M&M',
        range: sheet().range('B2'),
        signal: new AbortController().signal,
      });
    expect(await ask()).toEqual([{text: 'Mira', detail: 'Graz'}]);
    expect(answer).toHaveBeenCalledWith(
      '/api/customers?q=M%26M',
      expect.anything(),
    );
    answer.mockResolvedValue(new Response(null, {status: 503}));
    await expect(ask()).rejects.toThrow('503');
  });

  it('show the active cell in a panel, for as long as it is open', async () => {
    const {addCellPanel} = exportsOf(
      'api/userinterface/user_interface',
      'cell-panel.ts',
    ) as {addCellPanel: (spreadsheet: Spreadsheet) => Subscription};
    const {ui, engine} = spreadsheet.current;
    sheet().range('B1').setValue(12).select();
    addCellPanel(spreadsheet.current);
    ui.panels.show('app.cell');
    // The view around the grid shows this element.
    const {element} = ui.panels as unknown as {element: HTMLElement};
    expect(element.textContent).toBe('Sheet1!B1: 12');
    sheet().range('B1').setNumberFormat('0.0');
    await engine.whenIdle();
    expect(element.textContent).toBe('Sheet1!B1: 12.0');
    ui.panels.close();
    sheet().range('A1').select();
    expect(element.textContent).toBe('Sheet1!B1: 12.0');
  });

  it('report what no caller waits for', () => {
    const {reportErrors} = exportsOf(
      'api/use/use_spreadsheet_sdk_Instance',
      'report-errors.ts',
    ) as {reportErrors: (spreadsheet: object) => void};
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let listener: ((event: {error: unknown}) => void) | undefined;
    reportErrors({
      on: (_: string, given: typeof listener) => (listener = given),
    });
    const failure = new TypeError('own');
    listener!({error: failure});
    expect(log).toHaveBeenLastCalledWith(failure);
    try {
      sheet().range('nowhere!');
    } catch (error) {
      listener!({error});
      expect(error).toBeInstanceOf(SpreadsheetError);
    }
    expect(log).toHaveBeenLastCalledWith('INVALID_ADDRESS', expect.anything());
  });

  it('insert an image that a user chose, or say why not', async () => {
    const {insertPicked} = exportsOf(
      'api/visualize/insert_shape_image',
      'pick.ts',
    ) as {
      insertPicked: (
        sheet: Sheet,
        file: File,
        anchor: string,
      ) => Promise<string | null>;
    };
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const logo = new File([svg], 'logo.svg', {type: 'image/svg+xml'});
    expect(await insertPicked(sheet(), logo, 'A1:B2')).toBeNull();
    expect([...sheet().images].map(({altText}) => altText)).toEqual([
      'logo.svg',
    ]);
    const text = new File(['no image'], 'notes.txt', {type: 'text/plain'});
    expect(await insertPicked(sheet(), text, 'A1:B2')).toMatch(
      /^notes\.txt is not/,
    );
    await expect(insertPicked(sheet(), logo, 'nowhere!')).rejects.toMatchObject(
      {
        code: 'INVALID_ADDRESS',
      },
    );
  });
});
