import {describe, expect, it, vi} from 'vitest';
import {SpreadsheetError, license} from '@document-sdk/spreadsheet-reference';
import type {Spreadsheet} from '../../../contracts/spreadsheet/spreadsheet-sdk';
import {runPageSample, type Exports} from '../../support/pageSamples';
import {eachSpreadsheet, exportsOf} from '../../support/sheetSamples';

const spreadsheet = eachSpreadsheet();
const sheet = () => spreadsheet.current.activeSheet;

describe('functions of samples that edit', () => {
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
});

const LICENCE = 'license/license-activation';

/** A SpreadsheetError with a code: its constructor is private. */
function failure(code: string): Error {
  return Object.assign(Object.create(SpreadsheetError.prototype) as Error, {
    code,
  });
}

it('functions of samples that read and write files open a file, or say why not', async () => {
  const {open} = exportsOf('api/use/errors', 'open.ts') as {
    open: (spreadsheet: object, file: File) => Promise<string | null>;
  };
  const csv = new File(['City;Orders\nOslo;7\n'], 'orders.csv');
  expect(await open(spreadsheet.current, csv)).toBeNull();
  expect(spreadsheet.current.documents.active.name).toBe('orders');
  const failing = (code: string) => ({
    documents: {open: () => Promise.reject(failure(code))},
  });
  expect(await open(failing('FILE_UNREADABLE'), csv)).toBe(
    'orders.csv cannot be read.',
  );
  expect(await open(failing('FORMAT_UNSUPPORTED'), csv)).toContain(
    'not a spreadsheet',
  );
  expect(await open(failing('WRONG_PASSWORD'), csv)).toContain('password');
  await expect(open(failing('LIMIT_EXCEEDED'), csv)).rejects.toMatchObject({
    code: 'LIMIT_EXCEEDED',
  });
});

it('functions of samples about the licence say what became of an activation', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const activateWith = (activate: () => Promise<object>) =>
    (
      exportsOf(LICENCE, 'license.ts', {license: {activate}}) as {
        activate: (key: string) => Promise<string | null>;
      }
    ).activate('KEY');
  const done = {keyHint: '1234', expiresAt: null};
  expect(await activateWith(() => Promise.resolve(done))).toBeNull();
  expect(log).toHaveBeenCalledWith('Licence …1234, valid until: no end date');
  for (const [code, says] of [
    ['LICENSE_SERVER_UNREACHABLE', 'did not respond'],
    ['LICENSE_EXPIRED', 'ended'],
    ['LICENSE_REVOKED', 'revoked'],
    ['LICENSE_INVALID', 'not valid'],
  ] as const) {
    const refused = () => Promise.reject(failure(code));
    expect(await activateWith(refused)).toContain(says);
  }
  await expect(
    activateWith(() => Promise.reject(new TypeError('other'))),
  ).rejects.toThrow('other');
});

describe('functions of samples that end what they began', () => {
  /** Runs a sample that waits for modules to load, and then what it exports as `close`. */
  const closed = async (page: string, name: string): Promise<void> => {
    const inFunction = (code: string) => {
      const imports = /^import [\s\S]*?;\n(?!import )/.exec(code)![0];
      const body = code.slice(imports.length).replaceAll(/^export /gm, '');
      return `${imports}\nexport async function start() {\n${body}\nreturn close;\n}`;
    };
    const {start} = runPageSample(`docs-spreadsheet/${page}.mdx`, name, {
      modules: {'spreadsheet-sdk': exportsOfRuntime},
      change: inFunction,
    }) as {start: () => Promise<() => Promise<void>>};
    const close = await start();
    expect(document.querySelectorAll('.host > *')).not.toHaveLength(0);
    await close();
    expect(document.querySelectorAll('.host > *')).toHaveLength(0);
  };
  let exportsOfRuntime: Exports = {};

  it.each([
    ['api/basic-feature/manage_engine', 'share.ts', ['upper', 'lower']],
    ['api/use/use_spreadsheed_sdk', 'scope.ts', ['sheet']],
    [
      'api/use/use_spreadsheet_sdk_Instance',
      'side-by-side.ts',
      ['plan', 'actual'],
    ],
  ])('%s, %s', async (page, name, hosts) => {
    await spreadsheet.current.dispose();
    document.body.innerHTML = hosts
      .map((id) => `<div id="${id}" class="host"></div>`)
      .join('');
    exportsOfRuntime = {
      ...(await import('@document-sdk/spreadsheet-reference')),
      license,
    };
    await closed(page, name);
  });
});
