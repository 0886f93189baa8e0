import {expect, it, vi} from 'vitest';
import {openInWorker} from '@site/src/search/engines/embedded/openIndex';

/** Stands for the index in the page. */
vi.mock('@site/src/search/engines/embedded/worker/openSearcher', () => ({
  openSearcher: () => ({help: () => Promise.resolve('the page')}),
}));

/** A worker that answers each call, or fails. */
class FakeWorker extends EventTarget {
  readonly calls: {readonly id?: number}[] = [];

  constructor(private readonly isBroken = false) {
    super();
  }

  postMessage(call: {readonly id?: number}): void {
    this.calls.push(call);
    if (call.id !== undefined) {
      this.dispatchEvent(
        this.isBroken
          ? new Event('error', {cancelable: true})
          : new MessageEvent('message', {
              data: {id: call.id, value: 'the worker'},
            }),
      );
    }
  }
}

const MANIFEST = {} as never;

const open = (worker: FakeWorker) =>
  openInWorker(worker as unknown as Worker, '/index/', MANIFEST);

const QUESTION = {text: 'run'};

it.each([
  ['the worker', false],
  ['the page', true],
])(
  'calls are answered by %s where the worker is broken: %s',
  async (by, is) => {
    const index = open(new FakeWorker(is));
    expect(await index.help(QUESTION)).toBe(by);
    expect(await index.help(QUESTION)).toBe(by);
  },
);

it('the worker hears that nobody wants an answer any more', () => {
  const worker = new FakeWorker();
  const query = {...QUESTION, page: 1, perPage: 8};
  const controller = new AbortController();
  void open(worker).search(query, controller.signal);
  controller.abort();
  expect(worker.calls).toEqual([
    {folder: '/index/', manifest: MANIFEST},
    {id: 1, query},
    {id: 1, stop: true},
  ]);
});
