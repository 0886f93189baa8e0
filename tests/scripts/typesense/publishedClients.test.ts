import {Client} from 'typesense-30';
import {expect, it} from 'vitest';
import {createSearchKey} from '../../../scripts/typesense/searchKey';
import {collectionSchema} from '../../../src/search/engines/hosted/schema';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import {ADMIN_KEY} from '../../search/standIn/server';
import {ALIAS, nameOf, recordsOf, startServer, type Server} from './support';

const RECORDS = recordsOf(3);
const NAME = nameOf(1);

/** Requests that a node got, as far as they say what is wanted. */
const requestsTo = ({node}: Server) =>
  node.requests.map(({method, path, body}) => ({
    method,
    // The client tells the server what it asks of itself.
    path: path.replace('throwOnFail=true&', ''),
    body: body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  }));

it("asks what Typesense's own client does", async () => {
  const ours = await startServer();
  await ours.push(1, RECORDS);
  await createSearchKey(ours.api, ALIAS, 'search-only-key');

  const theirs = await startServer();
  const client = new Client({
    apiKey: ADMIN_KEY,
    nodes: [{url: theirs.address}],
  });
  const schema = {
    ...collectionSchema(NAME),
    metadata: {records: RECORDS.length},
  };
  await client.collections().create(schema);
  const collection = client.collections(NAME);
  await collection.documents().import([...RECORDS], {action: 'upsert'});
  const items = Object.entries(synonymsFor(RECORDS)).map(([id, words]) => ({
    id,
    synonyms: [...words],
  }));
  await client.synonymSets(NAME).upsert({items});
  await collection.update({synonym_sets: [NAME]});
  await client.aliases().upsert(ALIAS, {collection_name: NAME});
  await client.keys().create({
    description: `Search of ${ALIAS}`,
    actions: ['documents:search'],
    collections: [ALIAS],
    value: 'search-only-key',
  });

  const expected = requestsTo(theirs);
  expect(expected.length).toBeGreaterThan(5);
  expect(requestsTo(ours)).toEqual(expect.arrayContaining(expected));
});
