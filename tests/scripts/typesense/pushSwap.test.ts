import {describe, expect, it} from 'vitest';
import {deadFrom, on, type Fault} from '../../search/standIn/faults';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';
import {
  ALIAS,
  answer,
  collectionsOf,
  failureOf,
  makeCollection,
  nameOf,
  startServer,
} from './support';

describe('the swap', () => {
  it.each<[string, Fault]>([
    ['its answer gets lost', {after: 'drop'}],
    ['its answer comes too late', {after: 'hang'}],
    ['its answer is an error', {after: answer(500, '')}],
    ['its answer is a gateway that gave up', {after: answer(504, 'timeout')}],
  ])('holds when it was carried out and %s', async (_, fault) => {
    const {node, push} = await startServer({timeout: 1000, pushes: 1});
    node.fault = on('PUT /aliases/', fault);
    await push(2);
    expect(node.aliases.get(ALIAS)).toBe(nameOf(2));
    expect(node.collections.get(nameOf(2))!.documents.size).toBe(10);
  });

  it.each<[string, Fault]>([
    ['no answer', 'drop'],
    ['no answer in time', 'hang'],
    ['an error of the server', answer(500, 'Unable to insert into store.')],
  ])(
    'keeps the new collection after %s: the alias may still change',
    async (_, fault) => {
      const {node, push} = await startServer({timeout: 1000, pushes: 1});
      node.fault = on('PUT /aliases/', fault);
      const message = await failureOf(push(2));
      expect(node.aliases.get(ALIAS)).toBe(nameOf(1));
      expect(node.collections.has(nameOf(2))).toBe(true);
      expect(message).toContain(`${nameOf(2)} is complete and is kept`);
    },
  );

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
    // What could not be removed is, by the next push that succeeds; only what may be live still stays.
    server.node.fault = () => undefined;
    await server.push(3);
    expect(server.node.aliases.get(ALIAS), where).toBe(nameOf(3));
  }
}, 60_000);

it('the next push removes what a broken one left behind', async () => {
  const server = await startServer({pushes: 1});
  let isDead = false;
  server.node.fault = (_, path) => {
    isDead ||= path.includes('/import');
    return isDead ? 'drop' : undefined;
  };
  const message = await failureOf(server.push(2));
  expect(message).toContain(`${nameOf(2)} could not be removed`);
  expect(collectionsOf(server)).toContain(nameOf(2));
  server.node.fault = () => undefined;
  await server.push(3);
  expect(collectionsOf(server)).toEqual([nameOf(1), nameOf(3)]);
});

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
