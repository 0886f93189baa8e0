import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchQuery} from '../../../../src/search/query';
import {HostedEngine} from '../../../../src/search/engines/hosted/hostedEngine';
import {startCluster, type Cluster} from '../../../support/searchCluster';
import {engineOf, indexOf} from '../../builtIndex';
import {SAMPLE_RECORDS, sampleQuery} from '../../sampleRecords';

const WAITS = {order: 40, show: 120};
const PATIENT = {order: 60_000, show: 60_000};
const WAIT_RESULT = sampleQuery('waitResult');

let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster(2, SAMPLE_RECORDS);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cluster.stop();
});

/** The index of the site, and how often it was loaded, warmed and asked. */
function ownIndex() {
  const index = indexOf(SAMPLE_RECORDS);
  const warm = vi.fn();
  const search = vi.fn((query: SearchQuery) => index.search(query));
  const engine = {...engineOf(index), warm, search};
  return {load: vi.fn(() => Promise.resolve(engine)), warm, search};
}

function breakAll(fault: 'drop' | 'hang' | {status: number; body: string}) {
  cluster.nodes.forEach((node) => (node.fault = () => fault));
}

/** Lets requests wait; gives the function that lets them go. */
function holdRequests(): () => void {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const fetchNow = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await gate;
    return fetchNow(...call);
  });
  return release;
}

const missing = () => Promise.reject(new Error('index: status 404'));

describe('HostedEngine', () => {
  it('answers from the server, in the order of the index', async () => {
    const {load, search} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    const {hits, total, limitation} = await engine.search(WAIT_RESULT);
    expect(total).toBe(2);
    expect(limitation).toBeUndefined();
    search.mockImplementationOnce(async () => ({
      hits: [...hits].reverse(),
      total,
      hasMore: false,
    }));
    const turned = await engine.search(WAIT_RESULT);
    expect(turned.hits).toEqual([...hits].reverse());
  });

  it('does not wait long for the index, nor for one that fails', async () => {
    const {load, search} = ownIndex();
    search.mockImplementationOnce(() => new Promise(() => undefined));
    const waits = {order: 20, show: 60_000};
    const engine = new HostedEngine(cluster.server, load, {}, waits);
    expect((await engine.search(WAIT_RESULT)).total).toBe(2);
    const alone = new HostedEngine(cluster.server, missing, {}, PATIENT);
    expect((await alone.search(WAIT_RESULT)).total).toBe(2);
  });

  it('does not stand in for a server that has answered', async () => {
    const {load, search} = ownIndex();
    search.mockImplementationOnce(
      (query) =>
        new Promise((resolve) => {
          setTimeout(
            () => resolve(indexOf(SAMPLE_RECORDS).search(query)),
            1100,
          );
        }),
    );
    // A busy machine's server needs its time, too.
    const waits = {order: 60_000, show: 1000};
    const engine = new HostedEngine(cluster.server, load, {}, waits);
    const {limitation} = await engine.search(WAIT_RESULT);
    expect(limitation).toBeUndefined();
  });

  it('asks the index alone for signs, which the server does not know', async () => {
    const {load} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    expect((await engine.search(sampleQuery('->'))).limitation).toBeUndefined();
    expect(cluster.nodes.flatMap(({requests}) => requests)).toEqual([]);
  });

  it.each([
    ['breaks off', 'drop' as const],
    ['refuses the key', {status: 401, body: ''}],
    ['knows no such collection', {status: 404, body: ''}],
    ['talks nonsense', {status: 200, body: 'hello'}],
  ])('answers from the index at once when the server %s', async (_, fault) => {
    breakAll(fault);
    const {load} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    const {hits, limitation} = await engine.search(WAIT_RESULT);
    expect(limitation).toBe(
      typeof fault === 'object' && fault.status >= 400
        ? 'refused'
        : 'unreachable',
    );
    expect(hits[0]!.address).toContain('/waitResult');
  });

  it.each([
    ['breaks off', 'drop' as const, 'SearchError'],
    ['refuses the key', {status: 403, body: ''}, 'SearchRefusal'],
  ])(
    'fails, and finds not nothing, when the server %s and nothing in the index matches',
    async (_, fault, name) => {
      breakAll(fault);
      const {load} = ownIndex();
      const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
      await expect(
        engine.search(sampleQuery('zxqvbnmk')),
      ).rejects.toMatchObject({name});
    },
  );

  it('asks the index before it is time to show its answer', async () => {
    breakAll('hang');
    const {load, search} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    const controller = new AbortController();
    const answer = engine.search(WAIT_RESULT, controller.signal);
    await vi.waitFor(() => expect(search).toHaveBeenCalledOnce());
    controller.abort();
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
  });

  it('puts the index in the place of a silent server within a second of the last key', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const engine = new HostedEngine(cluster.server, ownIndex().load);
    vi.useFakeTimers();
    try {
      const answer = engine.search(WAIT_RESULT);
      // The search of the index, and painting, need some time, too.
      await vi.advanceTimersByTimeAsync(850 - engine.debounce);
      expect((await answer).limitation).toBe('unreachable');
    } finally {
      vi.useRealTimers();
    }
  });

  it('loads the index ahead, for those whose connection is slow', async () => {
    const {load, warm} = ownIndex();
    new HostedEngine(cluster.server, load).warm();
    await vi.waitFor(() => expect(warm).toHaveBeenCalledOnce());
  });

  it('takes its answer back when the server answers after all', async () => {
    const release = holdRequests();
    const {load} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, WAITS);
    const improved = vi.fn();
    const unsubscribe = engine.onImproved(improved);
    expect((await engine.search(WAIT_RESULT)).limitation).toBe('unreachable');
    expect(improved).not.toHaveBeenCalled();
    release();
    await vi.waitFor(() => expect(improved).toHaveBeenCalledOnce());
    const before = cluster.nodes.flatMap(({requests}) => requests).length;
    expect((await engine.search(WAIT_RESULT)).limitation).toBeUndefined();
    expect(cluster.nodes.flatMap(({requests}) => requests)).toHaveLength(
      before,
    );
    unsubscribe();
  });

  it('waits for the server when there is no index', async () => {
    const release = holdRequests();
    setTimeout(release, 50);
    const waits = {order: 1, show: 2};
    const engine = new HostedEngine(cluster.server, missing, {}, waits);
    const {total, limitation} = await engine.search(WAIT_RESULT);
    expect(total).toBe(2);
    expect(limitation).toBeUndefined();
  });

  it('fails when neither can be had, and tries both again', async () => {
    breakAll('drop');
    const {load} = ownIndex();
    const gone = new Error('index: status 404');
    load.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    await expect(engine.search(WAIT_RESULT)).rejects.toThrow(
      'Neither server nor index give an answer: No search server gave an answer',
    );
    expect((await engine.search(WAIT_RESULT)).limitation).toBe('unreachable');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stops when it is told to, also while it waits', async () => {
    breakAll('hang');
    const {load} = ownIndex();
    const engine = new HostedEngine(cluster.server, load, {}, WAITS);
    const controller = new AbortController();
    const answer = engine.search(WAIT_RESULT, controller.signal);
    setTimeout(() => controller.abort(), 60);
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
  });

  it('helps with the spelling from the index', async () => {
    const {load} = ownIndex();
    const engine = new HostedEngine(cluster.server, load);
    const help = await engine.help(sampleQuery('watResult'));
    expect(help.spelling).toBe('waitResult');
  });
});
