import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SearchRefusal} from '../../../../src/search/engine';
import {NodePool} from '../../../../src/search/engines/hosted/nodePool';
import {requestSearch} from '../../../../src/search/engines/hosted/requestSearch';
import {startCluster, type Cluster} from '../../../support/searchCluster';
import {SAMPLE_RECORDS, sampleQuery} from '../../sampleRecords';
import type {Fault} from '../../standIn/server';

let cluster: Cluster;
let pool: NodePool;

beforeEach(async () => {
  cluster = await startCluster(3, SAMPLE_RECORDS);
  pool = new NodePool(cluster.server.nodes);
});
afterEach(() => cluster.stop());

function ask(
  options: {signal?: AbortSignal; timeout?: number; apiKey?: string} = {},
) {
  const {apiKey = cluster.server.apiKey, ...request} = options;
  return requestSearch({...cluster.server, apiKey}, pool, {
    query: sampleQuery('waitResult'),
    ...request,
  });
}

/** Requests that each node has seen. */
function seen(): number[] {
  return cluster.nodes.map(({requests}) => requests.length);
}

function breakNodes(fault: Fault, ...nodes: number[]): void {
  nodes.forEach((node) => (cluster.nodes[node]!.fault = () => fault));
}

describe('requestSearch', () => {
  it('finds a page', async () => {
    const {hits, total} = await ask();
    expect(hits[0]!.address).toBe('http://localhost:3000/ocr/api/waitResult');
    expect(total).toBe(2);
    expect(seen()).toEqual([1, 0, 0]);
  });

  it.each<[string, Fault]>([
    ['breaks off', 'drop'],
    ['fails with 500', {status: 500, body: 'x'}],
    ['is not ready', {status: 503, body: '{"message":"Not Ready or Lagging"}'}],
    ['has too much to do', {status: 429, body: ''}],
    ['answers with a page', {status: 200, body: '<!doctype html>'}],
    ['answers by half', {status: 200, body: '{"results":[{"fou'}],
    ['answers without hits', {status: 200, body: '{"results":[{}]}'}],
  ])('asks the next node when one %s', async (_, fault) => {
    breakNodes(fault, 0);
    expect((await ask()).total).toBe(2);
    expect(seen()).toEqual([1, 1, 0]);
    // It rests: the next question goes elsewhere.
    await ask();
    expect(seen()[0]).toBe(1);
  });

  it('asks the next node when one says nothing for too long', async () => {
    breakNodes('hang', 0);
    expect((await ask({timeout: 100})).total).toBe(2);
    expect(seen()).toEqual([1, 1, 0]);
    expect(pool.order().at(-1)).toBe(cluster.server.nodes[0]);
  });

  it('asks the next node when nobody listens at an address', async () => {
    await cluster.nodes[0]!.stop();
    expect((await ask()).total).toBe(2);
  });

  it('tries once more, not twice', async () => {
    breakNodes('drop', 0, 1);
    await expect(ask()).rejects.toThrow('No search server gave an answer');
    expect(seen()).toEqual([1, 1, 0]);
    // The third is asked first from now on.
    expect((await ask()).total).toBe(2);
    expect(seen()).toEqual([1, 1, 1]);
  });

  it('asks a single node a second time', async () => {
    pool = new NodePool(cluster.server.nodes.slice(0, 1));
    cluster.nodes[0]!.fault = () =>
      seen()[0] === 1 ? {status: 500, body: ''} : undefined;
    expect((await ask()).total).toBe(2);
    expect(seen()).toEqual([2, 0, 0]);
  });

  it.each<[string, Fault]>([
    ['400', {status: 400, body: ''}],
    ['401', {status: 401, body: ''}],
    ['404', {status: 404, body: ''}],
    [
      'an unknown collection',
      {status: 200, body: '{"results":[{"code":404,"error":"Not found."}]}'},
    ],
  ])('takes a refusal for an answer: %s', async (_, fault) => {
    breakNodes(fault, 0, 1, 2);
    await expect(ask()).rejects.toBeInstanceOf(SearchRefusal);
    expect(seen()).toEqual([1, 0, 0]);
    expect(pool.order()[2]).toBe(cluster.server.nodes[0]);
  });

  it('stops when it is told to, and holds it against nobody', async () => {
    breakNodes('hang', 0);
    const controller = new AbortController();
    const answer = ask({signal: controller.signal});
    await vi.waitFor(() => expect(seen()[0]).toBe(1));
    controller.abort();
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
    expect(seen()).toEqual([1, 0, 0]);
    expect(pool.order()).toEqual([
      cluster.server.nodes[1],
      cluster.server.nodes[2],
      cluster.server.nodes[0],
    ]);
    pool.reportFailure(cluster.server.nodes[1]!);
    expect(pool.order()[0]).toBe(cluster.server.nodes[2]);
    expect(pool.order()[0]).toBe(cluster.server.nodes[0]);
  });
});

describe('the key', () => {
  const KEY = 'secret/key+=';

  it.each<[string, Fault]>([
    ['nothing', 'drop'],
    ['the address', {status: 200, body: `<p>/?key=${KEY}`}],
    [
      'the key in a refusal',
      {status: 200, body: JSON.stringify({results: [{code: 400, error: KEY}]})},
    ],
    [
      'the encoded key in a refusal',
      {
        status: 200,
        body: JSON.stringify({
          results: [{code: 400, error: encodeURIComponent(KEY)}],
        }),
      },
    ],
    ['a refusal', {status: 401, body: KEY}],
  ])('is in no message when the server answers %s', async (_, fault) => {
    const calls = (['log', 'info', 'warn', 'error', 'debug'] as const).map(
      (name) => vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    breakNodes(fault, 0, 1, 2);
    const error = await ask({apiKey: KEY}).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(Error);
    const {message, stack, cause} = error as Error;
    for (const key of [KEY, encodeURIComponent(KEY)]) {
      expect(`${message} ${stack} ${String(cause)}`).not.toContain(key);
    }
    expect(calls.flatMap(({mock}) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  it('is sent in the address, escaped', async () => {
    await ask({apiKey: KEY}).catch(() => undefined);
    expect(cluster.nodes[0]!.requests[0]!.path).toBe(
      `/multi_search?x-typesense-api-key=${encodeURIComponent(KEY)}`,
    );
  });

  it('is sent in a header when it is too long for an address', async () => {
    const apiKey = 'k'.repeat(2001);
    await ask({apiKey}).catch(() => undefined);
    expect(cluster.nodes[0]!.requests[0]).toMatchObject({
      path: '/multi_search',
      headers: {'x-typesense-api-key': apiKey},
    });
  });
});
