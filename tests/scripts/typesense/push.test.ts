import {expect, it} from 'vitest';
import {newStamp} from '../../../scripts/typesense/collections';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import {
  ALIAS,
  collectionsOf,
  contentsOf,
  makeCollection,
  nameOf,
  recordsOf,
  startServer,
} from './support';

it('makes a collection that holds every record as it is, and points the alias to it', async () => {
  const server = await startServer();
  const records = recordsOf(10);
  await server.push(1, records);
  expect(server.node.aliases.get(ALIAS)).toBe(nameOf(1));
  const {documents, schema} = server.node.collections.get(nameOf(1))!;
  expect([...documents.values()]).toEqual(records);
  expect(schema).toMatchObject({
    default_sorting_field: 'item_priority',
    metadata: {records: 10},
  });
});

it('swaps by one request, when all is loaded and pages of each language are found', async () => {
  const server = await startServer({pushes: 1});
  server.node.requests.length = 0;
  await server.push(2, recordsOf(11));
  const steps = server.node.requests
    .filter(({path}) => /import|multi_search|aliases/.test(path))
    .map(({method, path}) => `${method} ${path.split('?')[0]}`);
  expect(steps.slice(1)).toEqual([
    `POST /collections/${nameOf(2)}/documents/import`,
    'POST /multi_search',
    'POST /multi_search',
    `GET /aliases/${ALIAS}`,
    `PUT /aliases/${ALIAS}`,
  ]);
  const probes = server.node.requests
    .filter(({path}) => path.startsWith('/multi_search'))
    .map(({body}) => (JSON.parse(body) as {searches: object[]}).searches[0]);
  expect(probes).toMatchObject([
    {
      collection: nameOf(2),
      q: 'Page p0',
      group_by: 'url',
      filter_by: 'language:=en && docusaurus_tag:=[default]',
    },
    {
      q: '환불 규정 10',
      filter_by: 'language:=ko && docusaurus_tag:=[default]',
    },
  ]);
});

it('loads large sets in parts', async () => {
  const {node, push} = await startServer();
  const content = 'x'.repeat(100_000);
  await push(
    1,
    recordsOf(30).map((record) => ({...record, content})),
  );
  const imports = node.requests.filter(({path}) => path.includes('/import'));
  expect(imports).toHaveLength(3);
  expect(node.collections.get(nameOf(1))!.documents.size).toBe(30);
});

it.each(['0.25.2', '29.0', '30.2'])(
  'tells version %s both spellings of the words of the records',
  async (version) => {
    const {node, push} = await startServer();
    node.state.version = version;
    const records = recordsOf(10);
    records[0] = {...records[0]!, description: 'Colour scales.'};
    await push(1, records);
    const {synonyms, synonymSets} = node.state;
    const isSet = version.startsWith('30');
    const entries = (isSet ? synonymSets : synonyms).get(nameOf(1))!;
    expect(Object.fromEntries(entries)).toEqual(synonymsFor(records));
    expect(entries.get('spelling-colour')).toEqual(['colour', 'color']);
    expect(node.collections.get(nameOf(1))!.synonymSets ?? []).toEqual(
      isSet ? [nameOf(1)] : [],
    );
  },
);

it('keeps two old collections with their synonyms, and those of others', async () => {
  const server = await startServer();
  const others = [
    'another',
    `${ALIAS}_ko`,
    `${ALIAS}_ko_${newStamp()}`,
    `${ALIAS}_1_${newStamp()}`,
    `my_${ALIAS}_${newStamp()}`,
  ];
  others.forEach((name) => makeCollection(server, name));
  for (const number of [1, 2, 3, 4, 5]) {
    await server.push(number);
  }
  const kept = [nameOf(3), nameOf(4), nameOf(5)];
  expect(collectionsOf(server)).toEqual([...others, ...kept]);
  expect([...server.node.state.synonymSets.keys()]).toEqual(kept);
});

it('finishes when an old collection cannot be removed, or is gone already', async () => {
  const {node, push, lines} = await startServer({pushes: 3});
  node.fault = (method) =>
    method === 'DELETE'
      ? {status: 500, body: '{"message": "busy"}'}
      : undefined;
  await push(4);
  expect(node.aliases.get(ALIAS)).toBe(nameOf(4));
  expect(lines.at(-1)).toMatch(`Could not remove ${nameOf(1)}: `);
  node.fault = (method, path) => {
    if (method === 'DELETE' && path.startsWith('/collections/')) {
      node.collections.delete(path.split('/')[2]!);
    }
    return undefined;
  };
  await push(5);
  expect(lines.at(-1)).toBe(`Removed ${nameOf(2)}.`);
});

it('changes nothing in a dry run, which finds what would stop a push', async () => {
  const server = await startServer({pushes: 1});
  const before = contentsOf(server);
  server.node.requests.length = 0;
  await server.push(2, recordsOf(12), {dryRun: true});
  expect(contentsOf(server)).toEqual(before);
  const methods = server.node.requests.map(({method}) => method);
  expect(new Set(methods)).toEqual(new Set(['GET']));
  await expect(server.push(2, recordsOf(7), {dryRun: true})).rejects.toThrow(
    '--force',
  );
});

it('makes stamps that sort by age and differ at the same moment', () => {
  const moment = new Date('2026-02-03T04:05:06.007Z');
  const stamp = newStamp(moment);
  expect(stamp).toMatch(/^20260203040506007_[0-9a-f]{8}$/);
  expect(newStamp(moment)).not.toBe(stamp);
});
