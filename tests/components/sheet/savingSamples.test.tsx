import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runPageSample} from '../../support/pageSamples';

const DOCS = 'docs-spreadsheet';
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answer = (status: number, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(null, {status, headers}));

/** Test double of a spreadsheet with a countable `save` and one change listener. */
function fakeSpreadsheet() {
  const active = {
    isAlive: true,
    equals: (other: object) => other === active,
    save: vi.fn(() => Promise.resolve(new Blob(['{}']))),
  };
  let listener: ((event: {document: object}) => void) | undefined;
  return {
    active,
    documents: {active},
    editor: {isOpen: false, commit: () => true},
    readOnly: false,
    dispose: vi.fn(() => Promise.resolve()),
    on: (
      _: string,
      heard: typeof listener,
      {signal}: {signal?: AbortSignal} = {},
    ) => {
      listener = heard;
      const unsubscribe = () => {
        listener = undefined;
      };
      signal?.addEventListener('abort', unsubscribe);
      return {unsubscribe};
    },
    change: (document: object = active) => listener?.({document}),
  };
}

describe('the sample that saves automatically', () => {
  const start = () => {
    const {autosave} = runPageSample(
      `${DOCS}/api/use/autosave.mdx`,
      'autosave.ts',
    ) as {
      autosave: (
        spreadsheet: object,
        save: (file: Blob) => Promise<void>,
        report: (message: string) => void,
      ) => {flush: () => Promise<void>; stop: () => void};
    };
    const spreadsheet = fakeSpreadsheet();
    const reports: string[] = [];
    const save = async (body: Blob) => {
      const {ok, status} = await fetch('/documents/42', {method: 'PUT', body});
      if (!ok) {
        throw new Error(`status ${status}`);
      }
    };
    const saving = autosave(spreadsheet, save, (message) =>
      reports.push(message),
    );
    return {spreadsheet, reports, saving};
  };

  it('saves once after several changes', async () => {
    fetchMock.mockImplementation(() => answer(204));
    const {spreadsheet, reports} = start();
    spreadsheet.change();
    spreadsheet.change();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(reports.at(-1)).toBe('Saved');
  });

  it.each([
    ['an error of the server', () => answer(500)],
    ['a broken connection', () => Promise.reject(new TypeError('offline'))],
  ])('reports %s as not saved, and tries again', async (_, failure) => {
    fetchMock.mockImplementationOnce(failure);
    fetchMock.mockImplementation(() => answer(204));
    const {spreadsheet, reports} = start();
    spreadsheet.change();
    await vi.advanceTimersByTimeAsync(1000);
    expect(reports.at(-1)).toMatch(/^Not saved/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reports.at(-1)).toBe('Saved');
    expect(spreadsheet.active.save).toHaveBeenCalledTimes(2);
  });

  it('saves changes during an upload afterwards, one upload at a time', async () => {
    const uploads: (() => void)[] = [];
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          uploads.push(() => resolve(new Response(null, {status: 204})));
        }),
    );
    const {spreadsheet, reports} = start();
    spreadsheet.change();
    await vi.advanceTimersByTimeAsync(1000);
    spreadsheet.change();
    await vi.advanceTimersByTimeAsync(2000);
    expect(uploads).toHaveLength(1);
    uploads[0]!();
    await vi.advanceTimersByTimeAsync(5000);
    expect(uploads).toHaveLength(2);
    uploads[1]!();
    await vi.advanceTimersByTimeAsync(0);
    expect(reports.at(-1)).toBe('Saved');
  });

  it('saves unsaved changes and the open entry on flush', async () => {
    fetchMock.mockImplementation(() => answer(204));
    const {spreadsheet, reports, saving} = start();
    spreadsheet.editor.isOpen = true;
    spreadsheet.editor.commit = () => {
      spreadsheet.change();
      return true;
    };
    const flushed = saving.flush();
    saving.stop();
    expect(spreadsheet.active.save).toHaveBeenCalledOnce();
    spreadsheet.active.isAlive = false;
    await flushed;
    expect(reports.at(-1)).toBe('Saved');
    await vi.advanceTimersByTimeAsync(9000);
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it('rejects if the server refuses the last version', async () => {
    fetchMock.mockImplementation(() => answer(500));
    const {spreadsheet, saving} = start();
    spreadsheet.change();
    await expect(saving.flush()).rejects.toThrow('500');
  });
});

describe('the sample that revokes a licence', () => {
  const giveBack = (license: object) =>
    runPageSample(`${DOCS}/license/license-revocation.mdx`, 'give-back.ts', {
      modules: {'spreadsheet-sdk': {license}},
    })['giveBack'] as (spreadsheet: object) => Promise<void>;

  it('neither revokes nor disposes if the upload fails', async () => {
    fetchMock.mockImplementation(() => answer(500));
    const license = {revoke: vi.fn()};
    const spreadsheet = fakeSpreadsheet();
    await expect(giveBack(license)(spreadsheet)).rejects.toThrow('500');
    expect(license.revoke).not.toHaveBeenCalled();
    expect(spreadsheet.dispose).not.toHaveBeenCalled();
    expect(spreadsheet.readOnly).toBe(false);
  });

  it('revokes and disposes after the upload, read-only until then', async () => {
    const spreadsheet = fakeSpreadsheet();
    fetchMock.mockImplementation(() => {
      expect(spreadsheet.readOnly).toBe(true);
      return answer(204);
    });
    const license = {revoke: vi.fn()};
    await giveBack(license)(spreadsheet);
    expect(license.revoke).toHaveBeenCalledOnce();
    expect(spreadsheet.dispose).toHaveBeenCalledOnce();
  });
});

describe('the store of a file on a server', () => {
  const {FileStore} = runPageSample(
    `${DOCS}/api/use/recipe.mdx`,
    'store.ts',
  ) as {
    FileStore: new (url: string) => {
      load(): Promise<Blob | null>;
      save(file: Blob): Promise<void>;
    };
  };
  const sent = () => fetchMock.mock.calls.map(([, init]) => init?.headers);
  const file = new Blob(['{}']);

  it('sends the known version, and stores the new one', async () => {
    fetchMock.mockImplementationOnce(() => answer(200, {ETag: '"1"'}));
    fetchMock.mockImplementation(() => answer(204, {ETag: '"2"'}));
    const store = new FileStore('/plan');
    await store.load();
    await store.save(file);
    await store.save(file);
    const versions = [{'If-Match': '"1"'}, {'If-Match': '"2"'}];
    expect(sent().slice(1)).toEqual(versions);
  });

  it('reports a conflicting version, and throws any other failure', async () => {
    fetchMock.mockImplementationOnce(() => answer(404));
    fetchMock.mockImplementationOnce(() => answer(412));
    fetchMock.mockImplementationOnce(() => answer(500));
    const store = new FileStore('/plan');
    expect(await store.load()).toBeNull();
    await expect(store.save(file)).rejects.toThrow('someone else');
    await expect(store.save(file)).rejects.toThrow('500');
    const first = {'If-None-Match': '*'};
    expect(sent().slice(1)).toEqual([first, first]);
  });
});
