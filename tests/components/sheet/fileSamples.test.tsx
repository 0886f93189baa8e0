import {describe, expect, it, vi} from 'vitest';
import {license, SpreadsheetError} from '../../../runtime';
import type {
  IntegratedDocument,
  Sheet,
  Spreadsheet,
} from '../../../runtime/contract';
import {runPageSample, type Exports} from '../../support/pageSamples';
import {eachSpreadsheet, exportsOf} from '../../support/sheetSamples';

const LICENCE = 'license/license-activation';
const spreadsheet = eachSpreadsheet();

/** A SpreadsheetError with a code: its constructor is private. */
function failure(code: string): Error {
  return Object.assign(Object.create(SpreadsheetError.prototype) as Error, {
    code,
  });
}

describe('functions of samples that read and write files', () => {
  it('open a file, or say why not', async () => {
    const {open} = exportsOf(
      'api/use/use_spreadsheet_sdk_Instance',
      'open.ts',
    ) as {
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

  it('say whether a password was right', async () => {
    const {openProtected} = exportsOf(
      'reference/documents',
      'protected.ts',
    ) as {
      openProtected: (
        spreadsheet: object,
        file: File,
        password: string,
      ) => Promise<boolean>;
    };
    const open = vi.fn(() => Promise.resolve());
    const file = new File(['x'], 'secret.xlsx');
    expect(await openProtected({documents: {open}}, file, 'right')).toBe(true);
    expect(open).toHaveBeenCalledWith(file, {password: 'right'});
    open.mockRejectedValueOnce(failure('WRONG_PASSWORD'));
    expect(await openProtected({documents: {open}}, file, 'wrong')).toBe(false);
    open.mockRejectedValueOnce(failure('FILE_UNREADABLE'));
    await expect(
      openProtected({documents: {open}}, file, ''),
    ).rejects.toThrow();
  });

  it('load from a server and upload to it', async () => {
    const {load} = exportsOf(
      'api/basic-feature/integrated_document',
      'server.ts',
    ) as {
      load: (
        spreadsheet: Spreadsheet,
        url: string,
      ) => Promise<{document: IntegratedDocument; version: string}>;
    };
    const {upload} = exportsOf(
      'api/basic-feature/integrated_document',
      'save.ts',
    ) as {
      upload: (document: object, url: string) => Promise<void>;
    };
    const bytes = await spreadsheet.current.documents.active.save();
    const answer = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', answer);
    answer.mockResolvedValueOnce(new Response(bytes, {headers: {ETag: '"1"'}}));
    const {document, version} = await load(spreadsheet.current, '/documents/1');
    expect([version, document.isAlive]).toEqual(['"1"', true]);
    answer.mockResolvedValueOnce(new Response(bytes));
    await expect(load(spreadsheet.current, '/documents/1')).rejects.toThrow(
      'ETag',
    );
    answer.mockResolvedValueOnce(new Response(null, {status: 404}));
    await expect(load(spreadsheet.current, '/documents/2')).rejects.toThrow(
      '404',
    );

    const saved = {save: () => Promise.resolve(bytes)};
    answer.mockResolvedValueOnce(new Response(null, {status: 204}));
    await upload(saved, '/documents/1');
    expect(answer).toHaveBeenLastCalledWith('/documents/1', {
      method: 'PUT',
      body: bytes,
    });
    answer.mockResolvedValueOnce(new Response(null, {status: 507}));
    await expect(upload(saved, '/documents/1')).rejects.toThrow('507');
  });

  it('print a sheet from a frame, which then goes away', async () => {
    const {printSheet} = exportsOf(
      'api/basic-feature/printing',
      'print-sheet.ts',
    ) as {
      printSheet: (source: IntegratedDocument, sheet: Sheet) => Promise<void>;
    };
    const page = Object.assign(new EventTarget(), {
      document: document.implementation.createHTMLDocument(),
      print: vi.fn(),
    });
    const frame = Object.assign(document.createElement('div'), {
      contentWindow: page,
      srcdoc: '',
    });
    const create = document.createElement.bind(document);
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      name === 'iframe' ? frame : create(name),
    );
    const {documents, activeSheet} = spreadsheet.current;
    activeSheet.range('A1').setValue('Printed');
    const printing = printSheet(documents.active, activeSheet);
    await vi.waitFor(() => expect(frame.isConnected).toBe(true));
    frame.dispatchEvent(new Event('load'));
    await printing;
    expect(frame.srcdoc).toContain('Printed');
    expect(page.document.head.textContent).toContain('@page');
    expect(page.print).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('afterprint'));
    expect(frame.isConnected).toBe(false);
  });
});

describe('functions of samples about the licence', () => {
  it('say what became of an activation', async () => {
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

  it('count the days that are left', () => {
    const daysWith = (expiresAt: Date | null, now: Date) =>
      (
        exportsOf(LICENCE, 'banner.ts', {license: {status: {expiresAt}}}) as {
          daysLeft: (now: Date) => number;
        }
      ).daysLeft(now);
    const end = new Date('2026-12-31T00:00:00Z');
    expect(daysWith(end, new Date('2026-12-29T12:00:00Z'))).toBe(1);
    expect(daysWith(end, new Date('2027-01-01T12:00:00Z'))).toBe(-2);
    expect(daysWith(null, end)).toBe(Infinity);
  });
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
    exportsOfRuntime = {...(await import('../../../runtime')), license};
    await closed(page, name);
  });
});
