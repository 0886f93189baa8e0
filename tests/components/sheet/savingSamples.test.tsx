import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runPageSample} from '../../support/pageSamples';

const DOCS = 'docs-spreadsheet';

interface Autosave {
  readonly isSaved: boolean;
  flush(): Promise<void>;
}

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
    editor: {isOpen: false, text: 'soon', commit: () => true},
    readOnly: false,
    isAlive: true,
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

describe('the module that saves automatically', () => {
  const start = () => {
    const {autosave} = runPageSample(
      `${DOCS}/api/use/autosave.mdx`,
      'autosave.ts',
    ) as {autosave: (spreadsheet: object, saving: object) => Autosave};
    const spreadsheet = fakeSpreadsheet();
    const states: string[] = [];
    const saving = autosave(spreadsheet, {
      read: () => spreadsheet.active.save(),
      save: async () => {
        const {ok, status} = await fetch('/documents/42', {method: 'PUT'});
        if (!ok) {
          throw new Error(`status ${status}`);
        }
      },
      report: ({state}: {state: string}) => states.push(state),
      rescue: () => states.push('rescued'),
    });
    return {spreadsheet, states, saving};
  };

  it('saves once after several changes', async () => {
    fetchMock.mockImplementation(() => answer(204));
    const {spreadsheet, states} = start();
    spreadsheet.change();
    spreadsheet.change();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchMock).toHaveBeenCalledOnce();
    expect(states.at(-1)).toBe('saved');
  });

  it('makes one copy of the changes during an upload', async () => {
    const uploads: (() => void)[] = [];
    fetchMock.mockImplementation(
      () =>
        new Promise((resolve) => {
          uploads.push(() => resolve(new Response(null, {status: 204})));
        }),
    );
    const {spreadsheet, states} = start();
    for (let changes = 0; changes < 4; changes += 1) {
      spreadsheet.change();
      await vi.advanceTimersByTimeAsync(2000);
    }
    expect(uploads).toHaveLength(1);
    uploads[0]!();
    await vi.advanceTimersByTimeAsync(5000);
    expect(uploads).toHaveLength(2);
    uploads[1]!();
    await vi.advanceTimersByTimeAsync(9000);
    expect(uploads).toHaveLength(2);
    expect(states.at(-1)).toBe('saved');
  });

  it('rejects a flush if the server or a rule refuses', async () => {
    fetchMock.mockImplementationOnce(() => answer(500));
    fetchMock.mockImplementation(() => answer(204));
    const {spreadsheet, saving} = start();
    spreadsheet.change();
    await expect(saving.flush()).rejects.toThrow('500');
    spreadsheet.editor.commit = () => false;
    await expect(saving.flush()).rejects.toThrow('soon');
  });

  it('does not call the document saved while a cell is edited', () => {
    const {spreadsheet, saving} = start();
    expect(saving.isSaved).toBe(true);
    spreadsheet.editor.isOpen = true;
    expect(saving.isSaved).toBe(false);
  });
});

describe('the sample that revokes a licence', () => {
  const giveBack = (license: object) =>
    runPageSample(`${DOCS}/license/license-revocation.mdx`, 'give-back.ts', {
      modules: {'spreadsheet-sdk': {license}},
    })['giveBack'] as (
      spreadsheet: object,
      upload: () => Promise<void>,
    ) => Promise<void>;

  it('neither revokes nor disposes if the upload fails', async () => {
    const license = {revoke: vi.fn()};
    const spreadsheet = fakeSpreadsheet();
    const upload = () => Promise.reject(new Error('500'));
    // Disposed meanwhile: nothing of it may be set.
    const removed = {...fakeSpreadsheet(), isAlive: false};
    await expect(giveBack(license)(removed, upload)).rejects.toThrow('500');
    expect(removed.readOnly).toBe(true);
    await expect(giveBack(license)(spreadsheet, upload)).rejects.toThrow('500');
    expect(license.revoke).not.toHaveBeenCalled();
    expect(spreadsheet.dispose).not.toHaveBeenCalled();
    expect(spreadsheet.readOnly).toBe(false);
  });

  it('revokes and disposes after the upload, read-only until then', async () => {
    const spreadsheet = fakeSpreadsheet();
    const upload = vi.fn(async () => {
      expect(spreadsheet.readOnly).toBe(true);
    });
    const license = {revoke: vi.fn()};
    await giveBack(license)(spreadsheet, upload);
    expect(upload).toHaveBeenCalledOnce();
    expect(license.revoke).toHaveBeenCalledOnce();
    expect(spreadsheet.dispose).toHaveBeenCalledOnce();
  });
});

describe('the store of a file on a server', () => {
  const page = `${DOCS}/api/use/autosave.mdx`;
  const modules = {'./autosave': runPageSample(page, 'autosave.ts')};
  const {FileStore} = runPageSample(page, 'store.ts', {modules}) as {
    FileStore: new (url: string) => {
      load(): Promise<Blob | null>;
      save(file: Blob): Promise<void>;
      waitFor(work: Promise<unknown>): void;
    };
  };
  const sent = () =>
    fetchMock.mock.calls
      .slice(1)
      .map(([, init]) => new Headers(init?.headers).get('If-Match'));
  const file = new Blob(['{}']);
  /** Answers as a server that knows the version of a request. */
  const store: typeof fetch = (_, init) =>
    answer(204, {ETag: new Headers(init?.headers).get('New-Version')!});

  it('sends the known version, and stores the new one', async () => {
    fetchMock.mockImplementationOnce(() => answer(200, {ETag: '"1"'}));
    fetchMock.mockImplementation(() => answer(204, {ETag: '"2"'}));
    const one = new FileStore('/plan');
    await one.load();
    await one.save(file);
    await one.save(file);
    expect(sent()).toEqual(['"1"', '"2"']);
  });

  it('reports a conflict, and throws any other failure', async () => {
    fetchMock.mockImplementationOnce(() => answer(404));
    fetchMock.mockImplementationOnce(() => answer(412, {ETag: '"other"'}));
    fetchMock.mockImplementationOnce(() => answer(500));
    const one = new FileStore('/plan');
    expect(await one.load()).toBeNull();
    await expect(one.save(file)).rejects.toThrow('another version');
    await expect(one.save(file)).rejects.toThrow('500');
    const [, first] = fetchMock.mock.calls;
    expect(new Headers(first![1]?.headers).get('If-None-Match')).toBe('*');
  });

  it('loads only after work on the same file, even if that failed', async () => {
    fetchMock.mockImplementation(() => answer(404));
    let fail: () => void;
    new FileStore('/plan').waitFor(
      new Promise((_, reject) => {
        fail = () => reject(new Error('offline'));
      }),
    );
    const loaded = new FileStore('/plan').load();
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetchMock).not.toHaveBeenCalled();
    fail!();
    expect(await loaded).toBeNull();
  });

  it('goes on from its own save whose answer was lost', async () => {
    let lost = '';
    fetchMock.mockImplementationOnce(() => answer(200, {ETag: '"1"'}));
    fetchMock.mockImplementationOnce((_, init) => {
      lost = new Headers(init?.headers).get('New-Version')!;
      return Promise.reject(new TypeError('connection lost'));
    });
    fetchMock.mockImplementationOnce(() => answer(412, {ETag: lost}));
    fetchMock.mockImplementation(store);
    const one = new FileStore('/plan');
    await one.load();
    await expect(one.save(file)).rejects.toThrow('lost');
    await one.save(file);
    expect(sent()).toEqual(['"1"', '"1"', lost]);
  });
});
