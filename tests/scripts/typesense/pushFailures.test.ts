import {describe, expect, it} from 'vitest';
import {on, type Fault} from '../../search/standIn/faults';
import {StandIn} from '../../search/standIn/server';
import {SEARCH_KEY} from '../../support/searchCluster';
import {
  ALIAS,
  answer,
  failPush,
  failureOf,
  makeCollection,
  nameOf,
  recordOf,
  recordsOf,
  startServer,
} from './support';

const CREATE = 'POST /collections';
const IMPORT = 'POST /collections/';
const COUNT = `GET /collections/${nameOf(2)}`;
const PROBE = 'POST /multi_search';

/** An answer whose body says more than its status. */
const ok = (body: string) => ({status: 200, body});

describe('a push that fails leaves the live index as it was, and says what to do', () => {
  it.each<[string, Fault, RegExp]>([
    [CREATE, answer(422, 'OUT_OF_DISK'), /status 422.*\n.*\n.*free space/],
    [IMPORT, answer(422, 'OUT_OF_MEMORY'), /OUT_OF_MEMORY.*\n.*\n.*more/],
    [
      IMPORT,
      ok('{"success":false,"error":"OUT_OF_DISK"}'),
      /^Record p0 of \S+ was refused: OUT_OF_DISK\n.*\n.*free space there/,
    ],
    [IMPORT, ok('{"success":true}'), /11 records were sent, 1 were answered/],
    [IMPORT, ok('<html>'), /was refused: <html>/],
    [COUNT, ok('{"num_documents": 9}'), /holds 9 records, expected 11/],
    [
      PROBE,
      ok('{"results":[{"found":0,"grouped_hits":[]}]}'),
      /does not find its own page "Page p0" \(en\).*\n.*\n.*schema\.ts/,
    ],
    [
      PROBE,
      ok('{"results":[{"code":404,"error":"no field"}]}'),
      /404 no field/,
    ],
    ['PUT /synonym_sets/', answer(401, 'Forbidden'), /synonym_sets:\*/],
    [
      'PUT /aliases/',
      answer(401, 'Forbidden'),
      /status 401.*\n.*\n.*aliases:\*/,
    ],
    [CREATE, answer(500, 'Could not find a leader.'), /leader.*\n.*\n.*health/],
    ['GET /aliases/', answer(503, 'Not Ready or Lagging'), /wait until GET/],
    ['GET /aliases/', answer(429, 'Rate limit exceeded'), /wait a minute/],
  ])('%s answers %j', async (start, fault, expected) => {
    const server = await startServer({pushes: 1});
    server.node.fault = on(start, fault);
    expect(await failPush(server)).toMatch(expected);
  });

  it.each([
    [
      'one that does not fit the schema',
      [...recordsOf(10), recordOf('bad', {docusaurus_tag: ['a'] as never})],
      `Record bad of https://docs.example.com/bad was refused: Field \`docusaurus_tag\` must be a string.\n${nameOf(2)} was removed. ${ALIAS} still is ${nameOf(1)}.\nMend the page`,
    ],
    [
      'no title of a page',
      recordsOf(10).map((each) => ({...each, type: 'content' as const})),
      'no title of a page to search for',
    ],
    ['one id twice', [...recordsOf(10), recordOf('p3')], 'share the id p3'],
    [
      'a sharp drop in records',
      recordsOf(7),
      `7 records, but ${nameOf(1)} has 10: more than 20 % would be gone.\nNothing was changed.\n`,
    ],
  ])('records with %s', async (_, records, message) => {
    const server = await startServer({pushes: 1});
    expect(await failPush(server, records)).toContain(message);
  });

  it.each([
    ['no key the server knows', 'wrong-key', 'expected a key with'],
    ['the key of readers', SEARCH_KEY, 'expected a key with'],
    ['a key that no request can carry', 'first\nsecond', ''],
  ])('%s is refused, and not shown', async (_, apiKey, remedy) => {
    const {node} = await startServer({pushes: 1});
    node.state.keys.add(SEARCH_KEY, {
      actions: ['documents:search'],
      collections: [ALIAS],
    });
    const second = new StandIn(node.state);
    const server = await startServer({node: second, apiKey});
    const message = await failPush(server);
    expect(message).toContain(`\nNothing was changed.\n`);
    expect(message).toContain(remedy);
    expect(message).not.toMatch(apiKey.replace('\n', '|'));
  });

  it('a collection of the name of the alias, before or while records are loaded', async () => {
    const server = await startServer();
    makeCollection(server, ALIAS);
    expect(await failPush(server)).toContain('Set TYPESENSE_COLLECTION to');

    const later = await startServer();
    later.node.fault = (method, path) => {
      if (`${method} ${path}`.startsWith('PUT /aliases/')) {
        makeCollection(later, ALIAS);
      }
      return undefined;
    };
    expect(await failureOf(later.push(1))).toContain('conflicts with');
    expect(later.node.aliases.size).toBe(0);
  });
});

it('a drop of a fifth passes, and with --force any', async () => {
  const {node, push} = await startServer({pushes: 1});
  await push(2, recordsOf(8));
  await push(3, recordsOf(2), {force: true});
  expect(node.aliases.get(ALIAS)).toBe(nameOf(3));
});

it('a key with the rights that the message asks for is enough', async () => {
  const {node} = await startServer({pushes: 1});
  node.state.keys.add('indexer', {
    actions: 'collections:* documents:* aliases:* synonym_sets:*'.split(' '),
    collections: [ALIAS, `${ALIAS}_.*`],
  });
  const second = new StandIn(node.state);
  await (await startServer({node: second, apiKey: 'indexer'})).push(2);
  expect(node.aliases.get(ALIAS)).toBe(nameOf(2));
});
