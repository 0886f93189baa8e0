import {expect, it} from 'vitest';
import {
  checkSearchKey,
  createSearchKey,
} from '../../../scripts/typesense/searchKey';
import {TypesenseApi} from '../../../scripts/typesense/typesenseApi';
import {ADMIN_KEY} from '../../search/standIn/server';
import {
  ALIAS,
  answer,
  failureOf,
  nameOf,
  recordsOf,
  startServer,
  type Server,
} from './support';

const check = ({address}: Server, apiKey: string, alias = ALIAS) =>
  checkSearchKey(
    new TypesenseApi({nodes: [address], apiKey}),
    alias,
    recordsOf(10),
  );

it('a key of this value is made once: it searches the alias and opens nothing else', async () => {
  const server = await startServer({pushes: 1});
  for (const isNew of [true, false]) {
    const made = await createSearchKey(server.api, ALIAS, 'own-key');
    expect(made).toEqual({value: 'own-key', isNew});
  }
  await check(server, 'own-key');
  const opened = check(server, 'own-key', nameOf(1));
  expect(await failureOf(opened)).toMatch('status 401');
  // Without a value, one is made up.
  const {value} = await createSearchKey(server.api, ALIAS);
  expect(value).toMatch(/^[\w-]{32}$/);
  await check(server, value);
});

it('a key that may not be made is refused with what to do', async () => {
  const server = await startServer({pushes: 1});
  server.node.fault = () => answer(401, 'Forbidden');
  const message = await failureOf(createSearchKey(server.api, ALIAS, 'x'));
  expect(message).toMatch(/No key was made\.\n.*keys:create/);
  expect(message).not.toContain(ADMIN_KEY);
});

it.each([
  ['unknown to the server', undefined, /not find its pages: .*status 401/],
  ['that lists collections', 'collections:*', /more than .*\/collections\)/],
  ['that reads documents', 'documents:*', /more than .*\/documents\/0\)/],
])('a key %s is refused, and not shown', async (_, action, expected) => {
  const server = await startServer({pushes: 1});
  if (action !== undefined) {
    server.node.state.keys.add('given-key', {
      actions: ['documents:search', action],
      collections: ['*'],
    });
  }
  const message = await failureOf(check(server, 'given-key'));
  expect(message).toMatch(expected);
  expect(message).toContain('--create-search-key');
  expect(message).not.toContain('given-key');
});
