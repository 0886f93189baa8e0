import {expect, it} from 'vitest';
import {rollBack} from '../../../scripts/typesense/rollBack';
import {deadFrom, on} from '../../search/standIn/faults';
import {
  ALIAS,
  contentsOf,
  failureOf,
  nameOf,
  recordsOf,
  startServer,
  type Server,
} from './support';

/** A server after three pushes. */
async function pushedThrice(): Promise<Server> {
  const server = await startServer();
  for (const number of [1, 2, 3]) {
    await server.push(number);
  }
  return server;
}

const back = ({api, lines}: Server) =>
  rollBack(api, ALIAS, (line) => lines.push(line));

it('goes back to the collection before, and further the second time', async () => {
  const server = await pushedThrice();
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(2));
  expect(server.lines.at(-1)).toBe(
    `${ALIAS} is ${nameOf(2)} again, with 10 records. ${nameOf(3)} is kept.`,
  );
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
  expect(server.node.collections.size).toBe(3);
});

it('says so when there is nothing to go back to', async () => {
  const server = await startServer();
  await server.push(1);
  const before = contentsOf(server);
  const message = await failureOf(back(server));
  expect(contentsOf(server)).toEqual(before);
  expect(message).toContain(`It is ${nameOf(1)}; collections: ${nameOf(1)}.`);
  expect(message).toContain('Nothing was rolled back.');
});

it('says so when there is no alias', async () => {
  const server = await startServer();
  expect(await failureOf(back(server))).toContain(
    'It is missing; collections: none.',
  );
});

it('passes over what a broken push left behind', async () => {
  const server = await pushedThrice();
  const left = server.node.collections.get(nameOf(2))!.documents;
  left.delete([...left.keys()][0]!);
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
});

it('is replaced by the next push', async () => {
  const server = await pushedThrice();
  await back(server);
  await server.push(4, recordsOf(12));
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(4));
  expect([...server.node.collections.keys()]).toEqual([
    nameOf(2),
    nameOf(3),
    nameOf(4),
  ]);
});

it('succeeds when only the answer gets lost', async () => {
  const server = await pushedThrice();
  server.node.fault = on('PUT /aliases/', {after: 'drop'});
  await back(server);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(2));
});

it.each([1, 2, 3, 4])(
  'changes nothing when the server dies with request %i',
  async (n) => {
    const server = await pushedThrice();
    const before = contentsOf(server);
    server.node.fault = deadFrom(n);
    const message = await failureOf(back(server));
    expect(contentsOf(server)).toEqual(before);
    expect(message).toContain('Nothing was rolled back.');
    expect(message).toContain('TYPESENSE_NODES');
  },
);
