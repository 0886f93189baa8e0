import {describe, expect, it} from 'vitest';
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
  pushedOnce,
  recordsOf,
  type Server,
} from './support';

const RECORDS = recordsOf(10);

const check = ({address}: Server, apiKey: string, alias = ALIAS) =>
  checkSearchKey(new TypesenseApi({nodes: [address], apiKey}), alias, RECORDS);

describe('createSearchKey', () => {
  it('makes a key that searches the alias and opens nothing else', async () => {
    const server = await pushedOnce();
    const made = await createSearchKey(server.api, ALIAS, 'local-search-key');
    expect(made).toEqual({value: 'local-search-key', isNew: true});
    await check(server, 'local-search-key');
    expect(
      await failureOf(check(server, 'local-search-key', nameOf(1))),
    ).toMatch('status 401');
  });

  it('makes a value up, another one each time', async () => {
    const server = await pushedOnce();
    const {value} = await createSearchKey(server.api, ALIAS);
    expect(value).toMatch(/^[\w-]{32}$/);
    await check(server, value);
    expect((await createSearchKey(server.api, ALIAS)).value).not.toBe(value);
  });

  it('leaves a key with this value alone', async () => {
    const server = await pushedOnce();
    await createSearchKey(server.api, ALIAS, 'known');
    const again = await createSearchKey(server.api, ALIAS, 'known');
    expect(again).toEqual({value: 'known', isNew: false});
  });

  it('says what to do when it may not', async () => {
    const server = await pushedOnce();
    server.node.fault = () => answer(401, 'Forbidden');
    const message = await failureOf(createSearchKey(server.api, ALIAS, 'x'));
    expect(message).toContain('No key was made.');
    expect(message).toContain('keys:create');
    expect(message).not.toContain(ADMIN_KEY);
  });
});

describe('checkSearchKey', () => {
  it('finds a key that the server does not know', async () => {
    const message = await failureOf(check(await pushedOnce(), 'unknown-key'));
    expect(message).toMatch(/does not find its pages: .*status 401/);
    expect(message).toContain('--create-search-key');
    expect(message).not.toContain('unknown-key');
  });

  it.each([
    ['collections:*', '/collections)'],
    ['documents:*', '/documents/0)'],
    ['*', '/collections)'],
  ])('finds a key that also allows %s', async (action, where) => {
    const server = await pushedOnce();
    server.node.state.keys.add('wide', {
      actions: ['documents:search', action],
      collections: ['*'],
    });
    const message = await failureOf(check(server, 'wide'));
    expect(message).toContain('may do more than search');
    expect(message).toContain(where);
  });
});
