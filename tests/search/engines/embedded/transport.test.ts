import {afterEach, describe, expect, it, vi} from 'vitest';
import {createTransport} from '@site/src/search/engines/embedded/page/transport';
import type {WorkerCall} from '@site/src/search/engines/embedded/protocol';

/** Stands for the index in the page, which the transport falls back on. */
vi.mock('@site/src/search/engines/embedded/page/pageTransport', () => ({
  pageTransport: () => () => Promise.resolve('the page'),
}));

/** A worker that answers each call with its own name, or fails. */
class FakeWorker extends EventTarget {
  readonly calls: WorkerCall[] = [];

  constructor(readonly address: string) {
    super();
  }

  postMessage(call: WorkerCall): void {
    const {id} = call;
    this.calls.push(call);
    if (this.address === '/broken.js') {
      this.dispatchEvent(new Event('error', {cancelable: true}));
      return;
    }
    this.dispatchEvent(
      new MessageEvent('message', {data: {id, value: this.address}}),
    );
  }
}

const REQUEST = {type: 'help', question: {}} as never;

afterEach(() => vi.unstubAllGlobals());

describe('calls are answered by', () => {
  it.each([
    ['the worker at the address', '/worker.js', undefined, '/worker.js'],
    [
      'one that was started already',
      '/worker.js',
      '/started.js',
      '/started.js',
    ],
    ['the page after a failure', '/broken.js', undefined, 'the page'],
    ['the page without an address', undefined, undefined, 'the page'],
  ])('%s', async (_, address, started, by) => {
    vi.stubGlobal('Worker', FakeWorker);
    const send = createTransport(
      address,
      started ? (new FakeWorker(started) as unknown as Worker) : undefined,
    );
    expect(await send(REQUEST)).toBe(by);
    expect(await send(REQUEST)).toBe(by);
  });

  it('nobody, once whoever asked wants no answer any more', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const worker = new FakeWorker('/worker.js');
    const send = createTransport('', worker as unknown as Worker);
    const controller = new AbortController();
    void send(REQUEST);
    void send(REQUEST, controller.signal);
    controller.abort();
    expect(worker.calls).toEqual([
      {id: 1, request: REQUEST},
      {id: 2, request: REQUEST},
      {id: 2, stop: true},
    ]);
  });
});
