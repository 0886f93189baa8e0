import {describe, expect, it} from 'vitest';
import {on, type Fault} from '../../search/standIn/faults';
import {
  ALIAS,
  answer,
  failPush,
  failureOf,
  nameOf,
  pushedOnce,
  recordOf,
  recordsOf,
  startServer,
} from './support';

describe('a push that fails leaves the live index as it was, and says what to do', () => {
  it.each<[string, string, Fault, RegExp, RegExp]>([
    [
      'full disk, as an answer',
      'POST /collections/',
      answer(422, 'Rejecting write: running out of resource type: OUT_OF_DISK'),
      /OUT_OF_DISK/,
      /free space there/,
    ],
    [
      'full disk, at the first request that writes',
      'POST /collections',
      answer(422, 'Rejecting write: running out of resource type: OUT_OF_DISK'),
      /status 422/,
      /free space there/,
    ],
    [
      'full disk, inside the lines of an import',
      'POST /collections/',
      {
        status: 200,
        body: '{"success":false,"code":500,"error":"OUT_OF_DISK"}',
      },
      /Record p0 of \S+ was refused: OUT_OF_DISK/,
      /free space there/,
    ],
    [
      'full memory',
      'POST /collections/',
      answer(
        422,
        'Rejecting write: running out of resource type: OUT_OF_MEMORY',
      ),
      /OUT_OF_MEMORY/,
      /give it more/,
    ],
    [
      'fewer lines answered than records sent',
      'POST /collections/',
      {status: 200, body: '{"success":true}\n{"success":true}'},
      /11 records were sent, 2 were answered/,
      /Run this again/,
    ],
    [
      'an answer that is no list of lines',
      'POST /collections/',
      {status: 200, body: '<html>'},
      /was refused: <html>/,
      /Mend the page/,
    ],
    [
      'records missing from the new collection',
      `GET /collections/${nameOf(2)}`,
      {status: 200, body: '{"num_documents": 9}'},
      /holds 9 records, expected 11/,
      /Run this again/,
    ],
    [
      'a probe that finds nothing',
      'POST /multi_search',
      {status: 200, body: '{"results":[{"found":0,"grouped_hits":[]}]}'},
      /does not find its own page "Page p0" \(en\)/,
      /schema\.ts/,
    ],
    [
      'a probe that is answered by an error inside status 200',
      'POST /multi_search',
      {status: 200, body: '{"results":[{"code":404,"error":"no such field"}]}'},
      /404 no such field/,
      /schema\.ts/,
    ],
    [
      'no right to make synonyms',
      'PUT /synonym_sets/',
      answer(401, 'Forbidden'),
      /status 401/,
      /TYPESENSE_ADMIN_API_KEY: expected .*synonym_sets:\*/,
    ],
    [
      'no right to change the alias',
      'PUT /aliases/',
      answer(401, 'Forbidden'),
      /status 401/,
      /aliases:\*/,
    ],
    [
      'no leader in the cluster',
      'POST /collections',
      answer(500, 'Could not find a leader.'),
      /find a leader/,
      /\/health/,
    ],
    [
      'a server that is starting',
      'GET /aliases/',
      answer(503, 'Not Ready or Lagging'),
      /Not Ready or Lagging/,
      /wait until GET \/health/,
    ],
    [
      'too many requests',
      'GET /aliases/',
      answer(429, 'Rate limit exceeded or blocked'),
      /429/,
      /wait a minute/,
    ],
  ])('%s', async (_, start, fault, what, remedy) => {
    const server = await pushedOnce();
    server.node.fault = on(start, fault);
    const message = await failPush(server);
    expect(message).toMatch(what);
    expect(message).toMatch(remedy);
  });

  it('one record that does not fit the schema', async () => {
    const server = await pushedOnce();
    const bad = recordOf('bad', {docusaurus_tag: ['a', 'b'] as never});
    const message = await failPush(server, () =>
      server.push(2, [...recordsOf(10), bad]),
    );
    expect(message).toBe(
      'Record bad of https://docs.example.com/bad was refused: Field `docusaurus_tag` must be a string.\n' +
        `${nameOf(2)} was removed. ${ALIAS} still is ${nameOf(1)}.\n` +
        'Mend the page, or the schema in src/search/engines/hosted/schema.ts, build and run this again.',
    );
  });

  it('records without the title of a page', async () => {
    const server = await pushedOnce();
    const records = recordsOf(10).map((record) => ({
      ...record,
      type: 'content' as const,
    }));
    const message = await failPush(server, () => server.push(2, records));
    expect(message).toContain('no title of a page to search for');
  });

  it('two records with one id', async () => {
    const server = await pushedOnce();
    const message = await failPush(server, () =>
      server.push(2, [...recordsOf(10), recordOf('p3')]),
    );
    expect(message).toContain('share the id p3');
  });

  it('a sharp drop in records', async () => {
    const server = await pushedOnce();
    const message = await failPush(server, () => server.push(2, recordsOf(7)));
    expect(message).toBe(
      `7 records, but ${nameOf(1)} has 10: more than 20 % would be gone.\n` +
        'Nothing was changed.\n' +
        'Check that the build is whole and the one you mean (--dir); --force loads it all the same.',
    );
    await server.push(3, recordsOf(8));
    await server.push(4, recordsOf(2), {force: true});
    expect(server.node.aliases.get(ALIAS)).toBe(nameOf(4));
  });

  it('an alias name that a collection has', async () => {
    const server = await startServer();
    await server.api.request('POST', '/collections', {
      name: ALIAS,
      fields: [{name: 'title', type: 'string'}],
    });
    const message = await failPush(server);
    expect(message).toContain('is a collection, not an alias');
    expect(message).toContain('Set TYPESENSE_COLLECTION to a new name');
  });

  it('an alias name that a collection takes while records are loaded', async () => {
    const server = await startServer();
    server.node.fault = (method, path) => {
      if (`${method} ${path}`.startsWith('PUT /aliases/')) {
        server.node.collections.set(ALIAS, {
          schema: {name: ALIAS, fields: []},
          documents: new Map(),
        });
      }
      return undefined;
    };
    const message = await failureOf(server.push(1));
    expect(message).toContain('conflicts with an existing collection name');
    expect(server.node.aliases.size).toBe(0);
  });
});
