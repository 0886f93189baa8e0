import {describe, expect, it} from 'vitest';
import {deadFrom} from '../../search/standIn/faults';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';
import {
  ALIAS,
  answer,
  failureOf,
  nameOf,
  pushedOnce,
  startServer,
} from './support';

describe('nodes', () => {
  it('a server that dies midway leaves the alias alone, whenever it dies', async () => {
    const probe = await pushedOnce();
    probe.node.requests.length = 0;
    await probe.push(2);
    const swap = probe.node.requests.findIndex(
      ({method, path}) => method === 'PUT' && path.startsWith('/aliases/'),
    );
    expect(swap).toBeGreaterThan(8);
    for (let n = 1; n <= swap + 1; n += 1) {
      const server = await pushedOnce();
      server.node.fault = deadFrom(n);
      const message = await failureOf(server.push(2));
      const where = `request ${n}: ${message}`;
      expect(server.node.aliases.get(ALIAS), where).toBe(nameOf(1));
      expect(server.node.collections.get(nameOf(1))!.documents.size).toBe(10);
      expect(where).toMatch(/no node answers|No search server gave an answer/);
      expect(where).toMatch(/run this again/i);
      expect(where).not.toContain(ADMIN_KEY);
      // What could not be removed is, by the next push that succeeds.
      server.node.fault = () => undefined;
      await server.push(3);
      expect(server.node.aliases.get(ALIAS), where).toBe(nameOf(3));
    }
  }, 60_000);

  it('the next push removes what a broken one left behind', async () => {
    const server = await pushedOnce();
    let isDead = false;
    server.node.fault = (_, path) => {
      isDead ||= path.includes('/import');
      return isDead ? 'drop' : undefined;
    };
    const message = await failureOf(server.push(2));
    expect(message).toContain(`${nameOf(2)} could not be removed`);
    expect([...server.node.collections.keys()]).toContain(nameOf(2));
    server.node.fault = () => undefined;
    await server.push(3);
    expect([...server.node.collections.keys()]).toEqual([nameOf(1), nameOf(3)]);
  });

  it.each<[string, (node: StandIn) => void]>([
    ['is down', () => undefined],
    [
      'is behind',
      (node) => (node.fault = () => answer(503, 'Not Ready or Lagging')),
    ],
    [
      'carries out, but loses every answer',
      (node) => (node.fault = () => ({after: 'drop'})),
    ],
  ])('node 1 %s, node 2 does the work', async (what, disturb) => {
    const first = new StandIn();
    const address = await first.start();
    disturb(first);
    if (what === 'is down') {
      await first.stop();
    }
    const node = new StandIn(first.state);
    const server = await startServer({node, before: [address]});
    await server.push(1);
    await first.stop().catch(() => undefined);
    expect(node.aliases.get(ALIAS)).toBe(nameOf(1));
    expect(node.collections.get(nameOf(1))!.documents.size).toBe(10);
  });
});
