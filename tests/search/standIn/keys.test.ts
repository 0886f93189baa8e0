import {describe, expect, it} from 'vitest';
import {ADMIN_KEY} from './server';
import {NAME, startClient, type Client} from './support';

const search = (collection: string) => ({
  searches: [{collection, q: 'title', query_by: 'title'}],
});

async function makeKey(
  {ask}: Client,
  actions: string[],
  collections: string[],
): Promise<string> {
  const scope = {description: 'test', actions, collections};
  const {status, body} = await ask('POST', '/keys', scope);
  expect(status).toBe(201);
  return (body as {value: string}).value;
}

describe('a request', () => {
  it.each([
    ['GET', '/collections'],
    ['GET', '/aliases/docs'],
    ['GET', '/keys'],
    ['GET', '/debug'],
    ['DELETE', `/collections/${NAME}`],
    ['PUT', '/synonym_sets/s'],
    ['POST', `/collections/${NAME}/documents/import`],
    ['POST', '/multi_search'],
  ])(
    '%s %s is refused without a key, and with an unknown one',
    async (method, path) => {
      const {ask} = await startClient();
      const body =
        method === 'GET' || method === 'DELETE' ? undefined : search(NAME);
      for (const key of ['', 'unknown']) {
        const answer = await ask(method, path, body, key);
        expect(answer).toMatchObject({
          status: 401,
          body: {
            message:
              'Forbidden - a valid `x-typesense-api-key` header must be sent.',
          },
        });
      }
    },
  );

  it('for its health needs no key', async () => {
    const {ask} = await startClient();
    const answer = await ask('GET', '/health', undefined, '');
    expect(answer).toMatchObject({status: 200, body: {ok: true}});
  });
});

describe('a key for searching an alias', () => {
  it('opens the alias, not the collection behind it, and nothing else', async () => {
    const client = await startClient();
    const {ask} = client;
    await ask('PUT', '/aliases/docs', {collection_name: NAME});
    const key = await makeKey(client, ['documents:search'], ['docs']);
    const statusOf = async (collection: string) =>
      (await ask('POST', '/multi_search', search(collection), key)).status;
    expect(await statusOf('docs')).toBe(200);
    expect(await statusOf(NAME)).toBe(401);
    expect((await ask('GET', '/collections', undefined, key)).status).toBe(401);
    const path = '/collections/docs/documents/a';
    expect((await ask('GET', path, undefined, key)).status).toBe(401);
  });

  it('refuses a request in which one search is not allowed', async () => {
    const client = await startClient();
    const key = await makeKey(client, ['documents:search'], ['docs']);
    const searches = ['docs', NAME].flatMap((name) => search(name).searches);
    const answer = await client.ask('POST', '/multi_search', {searches}, key);
    expect(answer.status).toBe(401);
  });
});

describe('a key for a kind of things', () => {
  it('matches collections by the whole name', async () => {
    const client = await startClient();
    const key = await makeKey(client, ['collections:*'], ['docs_.*']);
    const statusOf = async (name: string) =>
      (await client.ask('GET', `/collections/${name}`, undefined, key)).status;
    expect(await statusOf(NAME)).toBe(200);
    expect(await statusOf('docs')).toBe(401);
    expect(await statusOf('my_docs_1')).toBe(401);
  });

  it('does not reach other kinds', async () => {
    const client = await startClient();
    const key = await makeKey(client, ['collections:*'], ['*']);
    const {status} = await client.ask('GET', '/aliases', undefined, key);
    expect(status).toBe(401);
  });
});

describe('making keys', () => {
  it.each<[string, object, number]>([
    ['no description', {actions: ['*'], collections: ['*']}, 400],
    ['no actions', {description: 'x', collections: ['*']}, 400],
    [
      'actions that are no list',
      {description: 'x', actions: '*', collections: ['*']},
      400,
    ],
    [
      'no collections',
      {description: 'x', actions: ['*'], collections: []},
      400,
    ],
    [
      'a value that is taken',
      {description: 'x', actions: ['*'], collections: ['*'], value: 'taken'},
      409,
    ],
    [
      'the value of the first key',
      {description: 'x', actions: ['*'], collections: ['*'], value: ADMIN_KEY},
      409,
    ],
  ])('refuses %s', async (_, scope, status) => {
    const {ask, node} = await startClient();
    node.state.keys.add('taken', {actions: ['*'], collections: ['*']});
    expect((await ask('POST', '/keys', scope)).status).toBe(status);
  });

  it('shows a key once, then its beginning only', async () => {
    const client = await startClient();
    const value = await makeKey(client, ['documents:search'], ['docs']);
    const {body} = await client.ask('GET', '/keys');
    expect(JSON.stringify(body)).not.toContain(value);
    expect(body).toMatchObject({
      keys: [{value_prefix: value.slice(0, 4), collections: ['docs']}],
    });
  });

  it('takes keys back', async () => {
    const client = await startClient();
    const key = await makeKey(client, ['debug:list'], ['*']);
    expect((await client.ask('GET', '/debug', undefined, key)).status).toBe(
      200,
    );
    await client.ask('DELETE', '/keys/0');
    expect((await client.ask('GET', '/debug', undefined, key)).status).toBe(
      401,
    );
  });
});
