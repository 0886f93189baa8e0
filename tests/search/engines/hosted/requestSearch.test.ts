import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {requestSearch} from '../../../../src/search/engines/hosted/requestSearch';
import {Responder, type Reply} from '../../../support/responder';
import grouped from '../../answers/grouped.json' with {type: 'json'};
import {createSampleQuery} from '../../sampleRecords';

const KEY = 'secret/key+=';
const GROUPED = {body: JSON.stringify(grouped)};

let nodes: readonly Responder[];
let addresses: string[];
beforeEach(async () => {
  nodes = [new Responder(), new Responder()];
  nodes.forEach((node) => (node.reply = () => GROUPED));
  addresses = await Promise.all(nodes.map((node) => node.start()));
});
afterEach(() => Promise.all(nodes.map((node) => node.stop())));

const ask = () =>
  requestSearch(addresses, {
    apiKey: KEY,
    search: {collection: 'docs', q: 'waitResult'},
    query: createSampleQuery('waitResult'),
    timeout: 10_000,
    signal: undefined,
  });

const seen = () => nodes.map(({requests}) => requests.length);

it.each<[string, Reply]>([
  ['breaks off', {fault: 'drop'}],
  ['is not ready', {status: 503, body: '{"message":"Not Ready or Lagging"}'}],
  ['has too much to do', {status: 429, body: ''}],
  ['took too long', {status: 408, body: '{"message":"Request Timeout"}'}],
  ['hangs', {fault: 'hang'}],
  ['answers with a page', {body: '<!doctype html>'}],
])('asks the next node when one %s, and keeps using it', async (_, reply) => {
  nodes[0]!.reply = () => reply;
  expect((await ask()).total).toBe(3);
  expect(seen()).toEqual([1, 1]);
  await ask();
  expect(seen()).toEqual([1, 2]);
});

it('does not ask other nodes after a refusal', async () => {
  nodes.forEach((node) => (node.reply = () => ({status: 401, body: ''})));
  await expect(ask()).rejects.toMatchObject({reason: 'refused'});
  expect(seen()).toEqual([1, 0]);
});

it('needs no CORS preflight request', async () => {
  await ask();
  const {method, path, headers, body} = nodes[0]!.requests[0]!;
  expect({method, path}).toEqual({
    method: 'POST',
    path: `/multi_search?x-typesense-api-key=${encodeURIComponent(KEY)}`,
  });
  expect(headers).toMatchObject({'content-type': 'text/plain'});
  expect(JSON.parse(body)).toMatchObject({
    searches: [{collection: 'docs', q: 'waitResult'}],
  });
});

it.each<[string, Reply]>([
  ['nothing', {fault: 'drop'}],
  ['the address', {body: `<p>/?key=${KEY}`}],
  ['the key in a refusal', {body: `{"results":[{"error":"${KEY}"}]}`}],
  ['a refusal', {status: 401, body: KEY}],
])('does not reveal the key when the server answers %s', async (_, reply) => {
  const write = vi.spyOn(console, 'error');
  nodes.forEach((node) => (node.reply = () => reply));
  const error = await ask().catch((reason: Error) => reason);
  const {message, stack, cause} = error as Error;
  for (const key of [KEY, encodeURIComponent(KEY)]) {
    expect(`${message} ${stack} ${String(cause)}`).not.toContain(key);
  }
  expect(write).not.toHaveBeenCalled();
});
