import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  createArea,
  createSpreadsheet,
} from '@document-sdk/spreadsheet-reference';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {runPageSample, type Exports} from '../../support/pageSamples';

const BINDING = 'docs-spreadsheet/api/data/data_binding.mdx';
const AUTOSAVE = 'docs-spreadsheet/api/use/autosave.mdx';
const fetchMock = vi.fn<typeof fetch>();
let spreadsheet: Spreadsheet;

beforeEach(async () => {
  document.body.innerHTML = '<div id="sheet"></div>';
  spreadsheet = await createSpreadsheet('#sheet', {licenseKey: 'TEST'});
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await spreadsheet.dispose();
  document.body.replaceChildren();
});

describe('the sample that binds records', () => {
  const ORDERS = [
    {id: 'o-1', item: 'Tea', count: 3, due: '2026-12-01'},
    {id: 'o-2', item: 'Coffee', count: 2, due: null},
  ];

  const start = async () => {
    const modules: Record<string, Exports> = {
      'spreadsheet-sdk': {createArea},
      './autosave': runPageSample(AUTOSAVE, 'autosave.ts'),
    };
    for (const name of ['orders', 'changes', 'bind-orders']) {
      modules[`./${name}`] = runPageSample(BINDING, `${name}.ts`, {modules});
    }
    const {bindOrders} = modules['./bind-orders'] as {
      bindOrders: (
        spreadsheet: Spreadsheet,
        url: string,
        report: (status: {message: string}) => void,
      ) => Promise<{flush: () => Promise<void>; close: () => Promise<void>}>;
    };
    fetchMock.mockResolvedValueOnce(Response.json(ORDERS));
    const reports: string[] = [];
    const saving = await bindOrders(spreadsheet, '/orders', ({message}) =>
      reports.push(message),
    );
    return {sheet: spreadsheet.activeSheet, reports, ...saving};
  };
  const settle = () => vi.advanceTimersByTimeAsync(3000);
  const sent = () =>
    fetchMock.mock.calls
      .slice(1)
      .map(([, init]) => JSON.parse(String(init?.body)) as object);

  it('does not send records that were only loaded or sorted', async () => {
    const {sheet} = await start();
    sheet.range('A1:D3').sort([{column: 1}], {hasHeader: true});
    await settle();
    expect(sent()).toEqual([]);
  });

  it('sends changed, copied and deleted rows once', async () => {
    fetchMock.mockResolvedValue(new Response(null, {status: 204}));
    const {sheet, reports} = await start();
    sheet.range('C2').setValue(5);
    sheet.range('A2:D2').copyTo(sheet.range('A5'));
    sheet.deleteRows(2);
    await settle();
    await settle();
    expect(sent()).toEqual([
      {
        saved: [
          {...ORDERS[0], count: 5},
          {...ORDERS[0], count: 5, id: expect.not.stringMatching(/^o-/)},
        ],
        deleted: ['o-2'],
      },
    ]);
    expect(reports.at(-1)).toBe('Saved');
  });

  it('takes back a new row and its id with one undo', async () => {
    fetchMock.mockResolvedValue(new Response(null, {status: 204}));
    const {sheet} = await start();
    sheet.range('B4:C4').setValues([['Milk', 1]]);
    await settle();
    expect(sheet.range('A4').getValue()).toEqual(expect.any(String));
    const {history} = spreadsheet;
    expect(history.undo()).toBe(true);
    expect(sheet.range('A4:C4').getValues()).toEqual([[null, null, null]]);
    expect(history.canUndo).toBe(false);
    history.redo();
    await settle();
    await settle();
    const ids = sent().flatMap(
      ({saved}: {saved?: {id: string}[]}) => saved?.map(({id}) => id) ?? [],
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('sends a change again after the server has refused it', async () => {
    const {sheet, reports} = await start();
    fetchMock.mockReset();
    fetchMock.mockResolvedValueOnce(new Response(null, {status: 500}));
    fetchMock.mockResolvedValue(new Response(null, {status: 204}));
    sheet.range('C2').setValue(5);
    await settle();
    expect(reports.at(-1)).toBe('Not saved: the server returned 500');
    sheet.range('C3').setValue(6);
    await settle();
    expect(sent()).toMatchObject([{saved: [{count: 5}, {count: 6}]}]);
    expect(reports.at(-1)).toBe('Saved');
  });

  it('reports an invalid cell and sends nothing', async () => {
    const {sheet, reports} = await start();
    sheet.range('C2').setValue('many');
    await settle();
    expect(sent()).toEqual([]);
    expect(reports.at(-1)).toBe('Not saved: C2 needs a number.');
  });

  it('deletes no record if the header row is missing', async () => {
    const {sheet, reports} = await start();
    sheet.deleteRows(0);
    await settle();
    expect(sent()).toEqual([]);
    expect(reports.at(-1)).toBe(
      'Not saved: Row 1 must be: Id, Item, Count, Due.',
    );
  });

  it('sends the open entry on closing, even if the sheet is disposed at once', async () => {
    fetchMock.mockResolvedValue(new Response(null, {status: 204}));
    const {sheet, reports, close} = await start();
    spreadsheet.editor.open(sheet.range('C2'));
    spreadsheet.editor.text = '7';
    const closed = close();
    void spreadsheet.dispose();
    await settle();
    await closed;
    expect(sent()).toMatchObject([{saved: [{id: 'o-1', count: 7}]}]);
    expect(reports.at(-1)).toBe('Saved');
  });
});
