import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchEngine} from '../../../../src/search/engine';
import type {SearchQuery} from '../../../../src/search/query';
import {HostedEngine} from '../../../../src/search/engines/hosted/hostedEngine';
import {startCluster, type Cluster} from '../../../support/searchCluster';
import {indexOf} from '../../builtIndex';
import {SAMPLE_RECORDS, sampleQuery} from '../../sampleRecords';

const WAITS = {load: 40, show: 120};
const PATIENT = {load: 60_000, show: 60_000};
const WAIT_RESULT = sampleQuery('waitResult');

let cluster: Cluster;
beforeEach(async () => {
  cluster = await startCluster(2, SAMPLE_RECORDS);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await cluster.stop();
});

/** Headings, and how often they were loaded, warmed and asked. */
async function headings() {
  const index = await indexOf(SAMPLE_RECORDS);
  const warm = vi.fn();
  const search = vi.fn((query: SearchQuery) => index.search(query));
  const engine: SearchEngine = {
    debounce: 0,
    warm,
    onImproved: () => () => undefined,
    search,
    help: (query) => index.help(query),
  };
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
  it('answers from the server and loads no headings', async () => {
    const {load} = await headings();
    const waits = {load: 500, show: 600};
    const engine = new HostedEngine(cluster.server, load, {}, waits);
    const {total, limitation} = await engine.search(WAIT_RESULT);
    expect(total).toBe(2);
    expect(limitation).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, waits.show));
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['breaks off', 'drop' as const],
    ['refuses the key', {status: 401, body: ''}],
    ['knows no such collection', {status: 404, body: ''}],
    ['talks nonsense', {status: 200, body: 'hello'}],
  ])('answers from headings at once when the server %s', async (_, fault) => {
    breakAll(fault);
    const {load} = await headings();
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
    'fails, and finds not nothing, when the server %s and no heading matches',
    async (_, fault, name) => {
      breakAll(fault);
      const {load} = await headings();
      const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
      await expect(
        engine.search(sampleQuery('zxqvbnmk')),
      ).rejects.toMatchObject({name});
    },
  );

  it('looks the headings up before it is time to show them', async () => {
    breakAll('hang');
    const {load, search} = await headings();
    const waits = {load: 40, show: 60_000};
    const engine = new HostedEngine(cluster.server, load, {}, waits);
    const controller = new AbortController();
    const answer = engine.search(WAIT_RESULT, controller.signal);
    await vi.waitFor(() => expect(search).toHaveBeenCalledOnce());
    controller.abort();
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
  });

  it('takes back the headings when the server answers after all', async () => {
    const release = holdRequests();
    const {load} = await headings();
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

  it('waits for the server when there are no headings', async () => {
    const release = holdRequests();
    setTimeout(release, 50);
    const waits = {load: 1, show: 2};
    const engine = new HostedEngine(cluster.server, missing, {}, waits);
    const {total, limitation} = await engine.search(WAIT_RESULT);
    expect(total).toBe(2);
    expect(limitation).toBeUndefined();
  });

  it('fails when neither can be had, and tries both again', async () => {
    breakAll('drop');
    const {load} = await headings();
    load.mockRejectedValueOnce(new Error('index: status 404'));
    const engine = new HostedEngine(cluster.server, load, {}, PATIENT);
    await expect(engine.search(WAIT_RESULT)).rejects.toThrow(
      'Neither server nor headings give an answer: No search server gave an answer',
    );
    expect((await engine.search(WAIT_RESULT)).limitation).toBe('unreachable');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops when it is told to, also while it waits', async () => {
    breakAll('hang');
    const {load} = await headings();
    const engine = new HostedEngine(cluster.server, load, {}, WAITS);
    const controller = new AbortController();
    const answer = engine.search(WAIT_RESULT, controller.signal);
    setTimeout(() => controller.abort(), 60);
    await expect(answer).rejects.toMatchObject({name: 'AbortError'});
  });

  it('helps with the spelling from the headings', async () => {
    const {load} = await headings();
    const engine = new HostedEngine(cluster.server, load);
    const help = await engine.help(sampleQuery('watResult'));
    expect(help.spelling).toBe('waitResult');
  });
});
