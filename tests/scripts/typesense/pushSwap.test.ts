import {describe, expect, it} from 'vitest';
import {on, type Fault} from '../../search/standIn/faults';
import {
  ALIAS,
  answer,
  failureOf,
  nameOf,
  pushedOnce,
  startServer,
} from './support';

describe('the swap', () => {
  it.each<[string, Fault]>([
    ['its answer gets lost', {after: 'drop'}],
    ['its answer comes too late', {after: 'hang'}],
    ['its answer is an error', {after: answer(500, '')}],
    ['its answer is a gateway that gave up', {after: answer(504, 'timeout')}],
  ])('holds when it was carried out and %s', async (_, fault) => {
    const server = await startServer({timeout: 1000});
    await server.push(1);
    server.node.fault = on('PUT /aliases/', fault);
    await server.push(2);
    expect(server.node.aliases.get(ALIAS)).toBe(nameOf(2));
    expect(server.node.collections.get(nameOf(2))!.documents.size).toBe(10);
  });

  it.each<[string, Fault]>([
    ['no answer', 'drop'],
    ['no answer in time', 'hang'],
    ['an error of the server', answer(500, 'Unable to insert into store.')],
  ])(
    'keeps the new collection after %s: the alias may still change',
    async (_, fault) => {
      const server = await startServer({timeout: 1000});
      await server.push(1);
      server.node.fault = on('PUT /aliases/', fault);
      const message = await failureOf(server.push(2));
      expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
      expect(server.node.collections.has(nameOf(2))).toBe(true);
      expect(message).toContain(`${nameOf(2)} is complete and is kept`);
    },
  );

  it('is not made when a push that began later is live already', async () => {
    const server = await pushedOnce();
    let isFirst = true;
    server.node.fault = (method, path) => {
      if (isFirst && `${method} ${path}`.startsWith('PUT /synonym_sets/')) {
        isFirst = false;
        server.node.collections.set(nameOf(3), {
          schema: {name: nameOf(3), fields: []},
          documents: new Map(),
        });
        server.node.aliases.set(ALIAS, nameOf(3));
      }
      return undefined;
    };
    const message = await failureOf(server.push(2));
    expect(message).toContain(`${nameOf(3)} went live in the meantime`);
    expect(server.node.aliases.get(ALIAS)).toBe(nameOf(3));
    expect(server.node.collections.has(nameOf(2))).toBe(false);
  });

  it('serves two pushes at once: each has its collection, the later stays', async () => {
    const server = await pushedOnce();
    const results = await Promise.allSettled([server.push(2), server.push(3)]);
    expect(results[1]!.status).toBe('fulfilled');
    expect(server.node.aliases.get(ALIAS)).toBe(nameOf(3));
    expect(server.node.collections.get(nameOf(3))!.documents.size).toBe(10);
  });
});
