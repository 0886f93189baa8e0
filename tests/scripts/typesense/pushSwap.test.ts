import {describe, expect, it} from 'vitest';
import {deadFrom, on, type Fault} from '../../search/standIn/faults';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';
import {
  ALIAS,
  answer,
  failureOf,
  makeCollection,
  nameOf,
  startServer,
} from './support';

describe('the swap', () => {
  it.each<[Fault, number]>([
    [{after: 'drop'}, 2],
    [{after: 'hang'}, 2],
    [{after: answer(500, '')}, 2],
    [{after: answer(504, 'timeout')}, 2],
    // The alias may still change: the new collection stays.
    ['drop', 1],
    ['hang', 1],
    [answer(500, 'Unable to insert into store.'), 1],
  ])('that is answered by %j leaves push %i live', async (fault, live) => {
    const {node, push} = await startServer({timeout: 1000, pushes: 1});
    node.fault = on('PUT /aliases/', fault);
    const message = await push(2).catch((error: Error) => error.message);
    expect(node.aliases.get(ALIAS)).toBe(nameOf(live));
    expect(node.collections.get(nameOf(2))!.documents.size).toBe(10);
    expect(message).toEqual(
      live === 2 ? undefined : expect.stringContaining('is kept'),
    );
  });

  it('is not made when a push that began later is live already', async () => {
    const server = await startServer({pushes: 1});
    const {node} = server;
    node.fault = (method, path) => {
      if (`${method} ${path}`.startsWith('PUT /synonym_sets/')) {
        makeCollection(server, nameOf(3));
        node.aliases.set(ALIAS, nameOf(3));
      }
      return undefined;
    };
    const message = await failureOf(server.push(2));
    expect(message).toContain(`${nameOf(3)} went live in the meantime`);
    expect(node.aliases.get(ALIAS)).toBe(nameOf(3));
    expect(node.collections.has(nameOf(2))).toBe(false);
  });

  it('serves two pushes at once: each has its collection, the later stays', async () => {
    const {node, push} = await startServer({pushes: 1});
    const [, later] = await Promise.allSettled([push(2), push(3)]);
    expect(later.status).toBe('fulfilled');
    expect(node.aliases.get(ALIAS)).toBe(nameOf(3));
    expect(node.collections.get(nameOf(3))!.documents.size).toBe(10);
  });
});

it('a server that dies midway leaves the alias alone, whenever it dies', async () => {
  const {node, push} = await startServer({pushes: 1});
  node.requests.length = 0;
  await push(2);
  const swap = node.requests.findIndex(
    ({method, path}) => method === 'PUT' && path.startsWith('/aliases/'),
  );
  expect(swap).toBeGreaterThan(8);
  for (let n = 1; n <= swap + 1; n += 1) {
    const server = await startServer({pushes: 1});
    server.node.fault = deadFrom(n);
    const message = await failureOf(server.push(2));
    const where = `request ${n}: ${message}`;
    expect(server.node.aliases.get(ALIAS), where).toBe(nameOf(1));
    expect(server.node.collections.get(nameOf(1))!.documents.size).toBe(10);
    expect(where).toMatch(/run this again/i);
    expect(where).not.toContain(ADMIN_KEY);
    // What broke off and could not be removed is, by the next push that succeeds.
    server.node.fault = () => undefined;
    await server.push(3);
    expect(server.node.aliases.get(ALIAS), where).toBe(nameOf(3));
    const {collections} = server.node;
    const sizes = [...collections.values()].map((each) => each.documents.size);
    expect(new Set(sizes), where).toEqual(new Set([10]));
  }
}, 60_000);

it.each<[string, (node: StandIn) => unknown]>([
  ['is down', (node) => node.stop()],
  ['is behind', (node) => (node.fault = () => answer(503, 'Not Ready'))],
  ['loses every answer', (node) => (node.fault = () => ({after: 'drop'}))],
])('node 1 %s, node 2 does the work', async (_, disturb) => {
  const first = new StandIn();
  const address = await first.start();
  await disturb(first);
  const node = new StandIn(first.state);
  await startServer({node, before: [address], pushes: 1});
  await first.stop().catch(() => undefined);
  expect(node.aliases.get(ALIAS)).toBe(nameOf(1));
  expect(node.collections.get(nameOf(1))!.documents.size).toBe(10);
});
