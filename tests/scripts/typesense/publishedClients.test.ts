import * as v27 from 'typesense-27';
import * as v29 from 'typesense-29';
import * as v30 from 'typesense-30';
import {expect, it} from 'vitest';
import {createSearchKey} from '../../../scripts/typesense/searchKey';
import {collectionSchema} from '../../../src/search/engines/hosted/schema';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import type {SearchRecord} from '../../../src/search/records/record';
import {ADMIN_KEY, StandIn} from '../../search/standIn/server';
import {ALIAS, nameOf, recordsOf, startServer, type Server} from './support';

/** The clients that Typesense publishes, each with the oldest version of the server it is made for. */
const CLIENTS = [
  {version: '27.1', ...v27},
  {version: '29.0', ...v29},
  {version: '30.2', ...v30},
];

const RECORDS = recordsOf(3);
const NAME = nameOf(1);
const SEARCH_KEY = 'search-only-key';

/** What this test asks of a client, whatever its version. */
interface Client {
  collections(): {create(schema: object): Promise<unknown>};
  collections(name: string): {
    documents(): {
      import(records: SearchRecord[], options: object): Promise<unknown>;
    };
    synonyms(): {upsert(id: string, entry: object): Promise<unknown>};
  };
  aliases(): {upsert(name: string, target: object): Promise<unknown>};
  keys(): {create(key: object): Promise<unknown>};
}

function startVersion(version: string): Promise<Server> {
  const node = new StandIn();
  node.state.version = version;
  return startServer({node});
}

/** Requests that a node got, as far as they say what is wanted. */
function requestsTo({node}: Server) {
  return node.requests.map(({method, path, body}) => ({
    method,
    // The client tells the server what it asks of itself.
    path: path.replace('throwOnFail=true&', ''),
    body: body
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown),
  }));
}

it.each(CLIENTS)(
  "asks what Typesense's client for $version does",
  async ({version, Client: Published}) => {
    const ours = await startVersion(version);
    await ours.push(1, RECORDS);
    await createSearchKey(ours.api, ALIAS, SEARCH_KEY);

    const theirs = await startVersion(version);
    const {hostname: host, port} = new URL(theirs.address);
    const access = {
      apiKey: ADMIN_KEY,
      nodes: [{host, port: Number(port), protocol: 'http'}],
    };
    const client: Client = new Published(access);
    const metadata = {records: RECORDS.length};
    await client.collections().create({...collectionSchema(NAME), metadata});
    const collection = client.collections(NAME);
    await collection.documents().import([...RECORDS], {action: 'upsert'});
    const entries = Object.entries(synonymsFor(RECORDS));
    if (version.startsWith('30')) {
      const items = entries.map(([id, words]) => ({id, synonyms: [...words]}));
      const sets = new v30.Client(access);
      await sets.synonymSets(NAME).upsert({items});
      await sets.collections(NAME).update({synonym_sets: [NAME]});
    } else {
      for (const [id, synonyms] of entries) {
        await collection.synonyms().upsert(id, {synonyms});
      }
    }
    await client.aliases().upsert(ALIAS, {collection_name: NAME});
    await client.keys().create({
      description: `Search of ${ALIAS}`,
      actions: ['documents:search'],
      collections: [ALIAS],
      value: SEARCH_KEY,
    });

    const expected = requestsTo(theirs);
    expect(expected.length).toBeGreaterThan(5);
    expect(requestsTo(ours)).toEqual(expect.arrayContaining(expected));
  },
);
