import {afterEach, describe, expect, it, vi} from 'vitest';
import {createTransport} from '@site/src/search/engines/embedded/page/transport';
import type {WorkerCall} from '@site/src/search/engines/embedded/protocol';

/** Stands for the index in the page, which the transport falls back on. */
vi.mock('@site/src/search/engines/embedded/page/pageTransport', () => ({
  pageTransport: () => () => Promise.resolve('the page'),
}));

/** A worker that answers each call with its own name, or fails. */
class FakeWorker extends EventTarget {
  constructor(readonly address: string) {
    super();
  }

  postMessage({id}: WorkerCall): void {
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

  it('the page where a policy forbids workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await createTransport('/worker.js')(REQUEST)).toBe('the page');
  });
});
