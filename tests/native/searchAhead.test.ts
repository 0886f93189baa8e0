import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {put, settle} from './support';

/** Stands for the search worker. */
class FakeWorker {
  onerror?: (event: Event) => void;
  onmessage?: (() => void) | null;
  readonly postMessage = vi.fn();

  constructor(readonly address: string) {
    workers.push(this);
  }
}

let workers: FakeWorker[];
let fetched: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.resetModules();
  workers = [];
  fetched = vi.fn(() => Promise.resolve(Response.json({build: 'b1'})));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

async function start() {
  const {startSearch, searchAhead} =
    await import('@site/src/native/searchAhead');
  startSearch('/worker.js', '/en/search-index/manifest.json');
  return {startSearch, searchAhead};
}

function putFrame(text: string, isOpen = true): void {
  put(
    `<dialog data-frame="search" data-scope='{"tags":["default"]}' ${isOpen ? 'open' : ''}><input></dialog>`,
  ).querySelector('input')!.value = text;
}

describe('what is started ahead', () => {
  it('is the worker, with the first file of the index', async () => {
    const {searchAhead} = await start();
    expect(workers.map(({address}) => address)).toEqual(['/worker.js']);
    expect(fetched.mock.calls).toEqual([
      ['/en/search-index/manifest.json', {cache: 'no-cache'}],
    ]);
    const {worker, manifest} = searchAhead();
    expect(worker).toBe(workers[0]);
    expect(await manifest).toEqual({build: 'b1'});
  });

  it('is no worker that could not be had; the next try starts another', async () => {
    const {startSearch, searchAhead} = await start();
    const failure = new Event('error', {cancelable: true});
    workers[0]!.onerror!(failure);
    expect(failure.defaultPrevented).toBe(true);
    expect(searchAhead().worker).toBeUndefined();
    startSearch('/worker.js', '/en/search-index/manifest.json');
    expect(searchAhead().worker).toBe(workers[1]);
  });

  it('is nothing where a policy forbids workers', async () => {
    vi.stubGlobal('Worker', () => {
      throw new DOMException('Refused', 'SecurityError');
    });
    const {searchAhead} = await start();
    expect(searchAhead()).toEqual({worker: undefined, manifest: undefined});
  });
});

describe('the worker, once it is there', () => {
  it('is asked what has been typed by then', async () => {
    await start();
    putFrame(' merge cells ');
    workers[0]!.onmessage!();
    await settle();
    expect(workers[0]!.postMessage.mock.calls).toEqual([
      [
        {
          id: 0,
          request: {
            type: 'ahead',
            folder: `${location.origin}/en/search-index/`,
            manifest: {build: 'b1'},
            question: {tags: ['default'], text: 'merge cells'},
          },
        },
      ],
    ]);
    // What it says later is for the modal.
    expect(workers[0]!.onmessage).toBeNull();
  });

  it.each([
    ['nothing is typed', '  ', true],
    ['the frame is closed', 'merge', false],
  ])('is asked nothing where %s', async (_, text, isOpen) => {
    await start();
    putFrame(text, isOpen);
    workers[0]!.onmessage!();
    await settle();
    expect(workers[0]!.postMessage).not.toHaveBeenCalled();
  });

  it('is asked nothing without an index', async () => {
    fetched.mockRejectedValue(new TypeError('offline'));
    await start();
    putFrame('merge');
    workers[0]!.onmessage!();
    await settle();
    expect(workers[0]!.postMessage).not.toHaveBeenCalled();
  });
});
