import {expect, it} from 'vitest';
import {isWhole} from '../../../scripts/typesense/collections';
import {rollBack} from '../../../scripts/typesense/rollBack';
import {deadFrom, on} from '../../search/standIn/faults';
import {
  ALIAS,
  collectionsOf,
  contentsOf,
  failureOf,
  nameOf,
  recordsOf,
  startServer,
  type Server,
} from './support';

const back = ({api, lines}: Server) =>
  rollBack(api, ALIAS, (line) => lines.push(line));

it('goes back to the collection before, further the second time, until the next push', async () => {
  const server = await startServer({pushes: 3});
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(2));
  expect(server.lines.at(-1)).toContain(`${ALIAS} is ${nameOf(2)} again`);
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
  expect(server.node.collections.size).toBe(3);
  await server.push(4, recordsOf(12));
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(4));
  expect(collectionsOf(server)).toEqual([nameOf(2), nameOf(3), nameOf(4)]);
});

it('passes over what a broken push left behind', async () => {
  const server = await startServer({pushes: 3});
  const left = server.node.collections.get(nameOf(2))!.documents;
  left.delete([...left.keys()][0]!);
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
  // Servers before version 26 keep no count.
  expect(isWhole({name: 'a', num_documents: 3})).toBe(true);
});

it('succeeds when only the answer gets lost', async () => {
  const server = await startServer({pushes: 3});
  server.node.fault = on('PUT /aliases/', {after: 'drop'});
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(2));
});

it.each([
  [1, Infinity, `It is ${nameOf(1)}; collections: ${nameOf(1)}.`],
  [0, Infinity, 'It is missing; collections: none.'],
  [3, 1, 'TYPESENSE_NODES'],
  [3, 2, 'TYPESENSE_NODES'],
  [3, 3, 'TYPESENSE_NODES'],
  [3, 4, 'TYPESENSE_NODES'],
])(
  'changes nothing after %i pushes, dead from request %i',
  async (pushes, dead, says) => {
    const server = await startServer({pushes});
    const before = contentsOf(server);
    server.node.fault = deadFrom(dead);
    const message = await failureOf(back(server));
    expect(contentsOf(server)).toEqual(before);
    expect(message).toContain('Nothing was rolled back.');
    expect(message).toContain(says);
  },
);
