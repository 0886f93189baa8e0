import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {HostedEngine} from '../../../../src/search/engines/hosted/index';
import {createSearchThemeConfig} from '../../../../src/search/themeConfig';
import {readSettings} from '../../../../src/site/settings';
import {Responder, type Reply} from '../../../support/responder';
import grouped from '../../answers/grouped.json' with {type: 'json'};
import refused from '../../answers/refused.json' with {type: 'json'};
import {buildAndOpenIndex} from '../../builtIndex';
import {SAMPLE_RECORDS, createSampleQuery} from '../../sampleRecords';

const QUERY = createSampleQuery('waitResult');
const GROUPED = JSON.stringify(grouped);

/** An answer whose last hit has no address. */
const WITHOUT_ADDRESS = GROUPED.replace(
  '"url":"http://localhost:3000/en/ocr/api/waitResult"',
  '"id":"1"',
);

const server = new Responder();
let address: string;
beforeEach(async () => {
  server.reply = () => ({body: GROUPED});
  address = await server.start();
});
afterEach(async () => {
  server.requests.length = 0;
  await server.stop();
});

function createEngine(
  load = vi.fn(() => Promise.resolve(buildAndOpenIndex(SAMPLE_RECORDS))),
  timeout?: number,
) {
  const config = createSearchThemeConfig(
    readSettings({
      TYPESENSE_NODES: address,
      TYPESENSE_SEARCH_API_KEY: 'key',
    }).search,
  );
  return {engine: new HostedEngine(config, load, timeout), load};
}

describe('an answer of the server', () => {
  it('is returned unchanged, and nothing else is requested', async () => {
    const {engine, load} = createEngine(undefined, 10_000);
    engine.preload();
    const {hits, total, fallback} = await engine.search(QUERY);
    expect(hits.map((hit) => hit.address.split('/').at(-1))).toEqual([
      'freePointer',
      'intro#formulas',
      'waitResult',
    ]);
    expect(total).toBe(3);
    expect(fallback).toBeUndefined();
    expect(await engine.suggest(QUERY)).toEqual({pages: []});
    expect(server.requests).toHaveLength(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('may take more than a second', async () => {
    server.reply = () => ({body: GROUPED, delay: 1100});
    const {engine, load} = createEngine();
    expect((await engine.search(QUERY)).total).toBe(3);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not requested for a query without words', async () => {
    const {engine} = createEngine();
    const nothing = {hits: [], total: 0, hasMore: false};
    expect(await engine.search(createSampleQuery('->'))).toEqual(nothing);
    expect(server.requests).toEqual([]);
  });
});

describe('the index answers, with the reason,', () => {
  it.each<[string, Reply, string]>([
    ['a failure', {status: 500, body: 'oops'}, 'unreachable'],
    ['a hit without an address', {body: WITHOUT_ADDRESS}, 'unreachable'],
    ['a wrong key', {status: 401, body: ''}, 'refused'],
    ['no collection', {body: JSON.stringify(refused)}, 'refused'],
  ])('after %s', async (_, reply, reason) => {
    server.reply = () => reply;
    const {engine} = createEngine();
    const {hits, fallback} = await engine.search(QUERY);
    expect(fallback).toBe(reason);
    expect(hits[0]!.address).toContain('/waitResult');
  });

  it('for silence of 1.5 seconds', async () => {
    server.reply = () => ({fault: 'hang'});
    const {engine} = createEngine();
    const start = performance.now();
    expect((await engine.search(QUERY)).fallback).toBe('unreachable');
    expect(performance.now() - start).toBeGreaterThan(1400);
  });

  it('for all pages of the query, with suggestions, until the first page is requested again', async () => {
    server.reply = () => ({status: 500});
    const {engine} = createEngine();
    const misspelt = createSampleQuery('watResult');
    await engine.search(misspelt);
    server.reply = () => ({body: GROUPED});
    const next = await engine.search({...misspelt, page: 2});
    expect(next.fallback).toBe('unreachable');
    expect((await engine.suggest(misspelt)).spelling).toBe('waitResult');
    expect((await engine.search(misspelt)).fallback).toBeUndefined();
  });

  it('but not for later pages of an answer of the server', async () => {
    const {engine, load} = createEngine();
    await engine.search(QUERY);
    server.reply = () => ({status: 500});
    await expect(engine.search({...QUERY, page: 2})).rejects.toMatchObject({
      name: 'SearchError',
    });
    expect(load).not.toHaveBeenCalled();
  });
});

it('fails like the server if the index cannot be loaded, and retries', async () => {
  server.reply = () => ({status: 403, body: ''});
  const load = vi.fn(() => Promise.resolve(buildAndOpenIndex(SAMPLE_RECORDS)));
  load.mockRejectedValueOnce(new Error('index: status 404'));
  const {engine} = createEngine(load);
  await expect(engine.search(QUERY)).rejects.toMatchObject({
    reason: 'refused',
  });
  expect((await engine.search(QUERY)).fallback).toBe('refused');
});

it('stops after an abort without further requests', async () => {
  server.reply = () => ({fault: 'hang'});
  const {engine, load} = createEngine();
  const controller = new AbortController();
  const answer = engine.search(QUERY, controller.signal);
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  controller.abort();
  await expect(answer).rejects.toMatchObject({name: 'AbortError'});
  expect(load).not.toHaveBeenCalled();
});
