import {describe, expect, it} from 'vitest';
import {StandIn} from '../../search/standIn/server';
import {SEARCH_KEY} from '../../support/searchCluster';
import {ALIAS, failPush, nameOf, pushedOnce, startServer} from './support';

describe('keys', () => {
  it.each([
    ['no key the server knows', 'wrong-key'],
    ['the key of readers', SEARCH_KEY],
  ])('%s', async (_, apiKey) => {
    const first = await pushedOnce();
    first.node.state.keys.add(SEARCH_KEY, {
      actions: ['documents:search'],
      collections: [ALIAS],
    });
    const node = new StandIn(first.node.state);
    const server = await startServer({node, apiKey});
    const message = await failPush(server);
    expect(message).toMatch(
      /^GET \/aliases\/\S+: status 401: Forbidden.*\nNothing was changed\.\nTYPESENSE_ADMIN_API_KEY: expected a key with/,
    );
    expect(message).not.toContain(apiKey);
  });

  it('a key that no request can carry is not shown either', async () => {
    const server = await startServer({apiKey: 'first-half\nsecond-half'});
    const message = await failPush(server);
    expect(message).toContain('Nothing was changed.');
    expect(message).not.toMatch(/first-half|second-half/);
  });

  it('a key with the rights that the message asks for is enough', async () => {
    const {node} = await pushedOnce();
    node.state.keys.add('indexer', {
      actions: 'collections:* documents:* aliases:* synonym_sets:*'.split(' '),
      collections: [ALIAS, `${ALIAS}_.*`],
    });
    const second = new StandIn(node.state);
    const server = await startServer({node: second, apiKey: 'indexer'});
    await server.push(2);
    expect(node.aliases.get(ALIAS)).toBe(nameOf(2));
  });
});
