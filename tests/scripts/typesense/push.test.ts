import {describe, expect, it} from 'vitest';
import {newStamp} from '../../../scripts/typesense/collections';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import {StandIn} from '../../search/standIn/server';
import {
  ALIAS,
  contentsOf,
  nameOf,
  recordsOf,
  startServer,
  type Server,
} from './support';

const collectionsOf = ({node}: Server) => [...node.collections.keys()];

describe('pushRecords', () => {
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
    expect(server.lines.at(-1)).toBe(`${ALIAS} is now ${nameOf(1)}.`);
  });

  it('swaps only when the new collection is complete', async () => {
    const server = await startServer();
    await server.push(1);
    server.node.requests.length = 0;
    await server.push(2, recordsOf(11));
    const steps = server.node.requests.map(
      ({method, path}) => `${method} ${path.split('?')[0]}`,
    );
    const swap = steps.indexOf(`PUT /aliases/${ALIAS}`);
    expect(
      steps.indexOf(`POST /collections/${nameOf(2)}/documents/import`),
    ).toBeLessThan(steps.indexOf('POST /multi_search'));
    expect(steps.indexOf('POST /multi_search')).toBeLessThan(swap);
    // One request changes what readers search.
    expect(steps.filter((step) => step.includes('PUT /aliases'))).toHaveLength(
      1,
    );
  });

  it('probes in each language, with the request of the modal', async () => {
    const server = await startServer();
    await server.push(1);
    const probes = server.node.requests
      .filter(({path}) => path.startsWith('/multi_search'))
      .map(({body}) => (JSON.parse(body) as {searches: object[]}).searches[0]);
    expect(probes).toMatchObject([
      {
        collection: nameOf(1),
        q: 'Page p0',
        per_page: 10,
        group_by: 'url',
        filter_by: 'language:=en && docusaurus_tag:=[default]',
      },
      {
        q: '환불 규정 9',
        filter_by: 'language:=ko && docusaurus_tag:=[default]',
      },
    ]);
  });

  it('loads large sets in parts', async () => {
    const server = await startServer();
    const records = recordsOf(30).map((record) => ({
      ...record,
      content: 'x'.repeat(100_000),
    }));
    await server.push(1, records);
    const imports = server.node.requests.filter(({path}) =>
      path.includes('/import'),
    );
    expect(imports).toHaveLength(3);
    expect(server.node.collections.get(nameOf(1))!.documents.size).toBe(30);
  });

  it('gives each collection of version 30 and later a synonym set', async () => {
    const server = await startServer();
    await server.push(1);
    const {synonymSets} = server.node.collections.get(nameOf(1))!;
    expect(synonymSets).toEqual([nameOf(1)]);
    const set = server.node.state.synonymSets.get(nameOf(1))!;
    expect(Object.fromEntries(set)).toEqual(synonymsFor([]));
  });

  it('tells the server both spellings of the words of the records', async () => {
    const server = await startServer();
    const records = recordsOf(10).map((record, index) =>
      index === 0 ? {...record, description: 'Colour scales.'} : record,
    );
    await server.push(1, records);
    const set = server.node.state.synonymSets.get(nameOf(1))!;
    expect(set.get('spelling-colour')).toEqual(['colour', 'color']);
    expect(set.has('spelling-scales')).toBe(false);
  });

  it.each(['0.25.2', '29.0'])(
    'gives collections of version %s their synonyms one by one',
    async (version) => {
      const node = new StandIn();
      node.state.version = version;
      const server = await startServer({node});
      await server.push(1);
      const entries = node.state.synonyms.get(nameOf(1))!;
      expect(Object.fromEntries(entries)).toEqual(synonymsFor([]));
      expect(node.aliases.get(ALIAS)).toBe(nameOf(1));
    },
  );

  it('keeps two old collections and their synonyms, and no more', async () => {
    const server = await startServer();
    for (const number of [1, 2, 3, 4, 5]) {
      await server.push(number);
    }
    const kept = [nameOf(3), nameOf(4), nameOf(5)];
    expect(collectionsOf(server)).toEqual(kept);
    expect([...server.node.state.synonymSets.keys()]).toEqual(kept);
    expect(server.lines).toContain(`Removed ${nameOf(2)}.`);
  });

  it('leaves collections of others alone, even when their names begin alike', async () => {
    const server = await startServer();
    const others = [`${ALIAS}_ko`, `${ALIAS}_ko_${newStamp()}`, 'another'];
    for (const name of others) {
      await server.api.request('POST', '/collections', {
        name,
        fields: [{name: 'title', type: 'string'}],
      });
    }
    for (const number of [1, 2, 3, 4]) {
      await server.push(number);
    }
    expect(collectionsOf(server)).toEqual([
      ...others,
      nameOf(2),
      nameOf(3),
      nameOf(4),
    ]);
  });

  it('finishes when an old collection cannot be removed', async () => {
    const server = await startServer();
    for (const number of [1, 2, 3]) {
      await server.push(number);
    }
    server.node.fault = (method) =>
      method === 'DELETE'
        ? {status: 500, body: '{"message": "busy"}'}
        : undefined;
    await server.push(4);
    expect(server.node.aliases.get(ALIAS)).toBe(nameOf(4));
    expect(server.lines.at(-1)).toMatch(`Could not remove ${nameOf(1)}: `);
  });

  it('finishes when somebody else removed an old collection first', async () => {
    const server = await startServer();
    for (const number of [1, 2, 3]) {
      await server.push(number);
    }
    server.node.fault = (method, path) => {
      if (method === 'DELETE' && path.startsWith('/collections/')) {
        server.node.collections.delete(nameOf(1));
      }
      return undefined;
    };
    await server.push(4);
    expect(server.lines.at(-1)).toBe(`Removed ${nameOf(1)}.`);
  });
});

describe('a dry run', () => {
  it('changes nothing and says what would be done', async () => {
    const server = await startServer();
    await server.push(1);
    const before = contentsOf(server);
    server.node.requests.length = 0;
    await server.push(2, recordsOf(12), {dryRun: true});
    expect(contentsOf(server)).toEqual(before);
    expect(server.node.requests.every(({method}) => method === 'GET')).toBe(
      true,
    );
    expect(server.lines.at(-1)).toBe(
      `Dry run: 12 records would be loaded into ${nameOf(2)}. Nothing was changed.`,
    );
  });

  it('finds what would stop a push', async () => {
    const server = await startServer();
    await server.push(1, recordsOf(100));
    await expect(server.push(2, recordsOf(10), {dryRun: true})).rejects.toThrow(
      '--force',
    );
  });
});
