import {isDeepStrictEqual} from 'node:util';
import * as v27 from 'typesense-27';
import * as v29 from 'typesense-29';
import * as v30 from 'typesense-30';
import {expect, it} from 'vitest';
import {createSearchKey} from '../../../scripts/typesense/searchKey';
import {NodePool} from '../../../src/search/engines/hosted/nodePool';
import {searchParameters} from '../../../src/search/engines/hosted/parameters';
import {requestSearch} from '../../../src/search/engines/hosted/requestSearch';
import {collectionSchema} from '../../../src/search/engines/hosted/schema';
import {synonymsFor} from '../../../src/search/engines/hosted/synonyms';
import {modalQuery} from '../../../src/search/query';
import type {SearchRecord} from '../../../src/search/records/record';
import {ADMIN_KEY} from '../../search/standIn/server';
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
const QUERY = modalQuery('page', {language: 'en', tags: ['default']});

/** What this test asks of a client, whatever its version. */
interface AdminClient {
  collections(): {create(schema: SchemaWithCount): Promise<unknown>};
  collections(name: string): {
    documents(): {
      import(
        records: SearchRecord[],
        options: {action: 'upsert'},
      ): Promise<unknown>;
    };
    synonyms(): {
      upsert(id: string, entry: {synonyms: string[]}): Promise<unknown>;
    };
    retrieve(): Promise<{num_documents: number}>;
  };
  aliases(): {
    upsert(name: string, target: {collection_name: string}): Promise<unknown>;
  };
  keys(): {create(key: object): Promise<unknown>};
}

type SchemaWithCount = ReturnType<typeof collectionSchema> & {
  readonly metadata: object;
};

interface BrowserClient {
  readonly multiSearch: {
    perform(request: {searches: object[]}): Promise<{
      results: {
        grouped_hits?: {hits: {document: {url?: string}}[]}[];
      }[];
    }>;
  };
}

/** Starts a node of a version. */
async function startVersion(version: string): Promise<Server> {
  const server = await startServer();
  server.node.state.version = version;
  return server;
}

function accessTo({address}: Server, apiKey: string) {
  const {hostname: host, port} = new URL(address);
  return {apiKey, nodes: [{host, port: Number(port), protocol: 'http'}]};
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

/** Loads records the way that Typesense's own client does. */
async function load(client: AdminClient, isSet: boolean, server: Server) {
  await client
    .collections()
    .create({...collectionSchema(NAME), metadata: {records: RECORDS.length}});
  await client
    .collections(NAME)
    .documents()
    .import([...RECORDS], {action: 'upsert'});
  const synonyms = Object.entries(synonymsFor(RECORDS)).map(([id, words]) => ({
    id,
    synonyms: [...words],
  }));
  if (isSet) {
    const sets = new v30.Client(accessTo(server, ADMIN_KEY));
    await sets.synonymSets(NAME).upsert({items: synonyms});
    await sets.collections(NAME).update({synonym_sets: [NAME]});
  } else {
    for (const {id, synonyms: words} of synonyms) {
      await client.collections(NAME).synonyms().upsert(id, {synonyms: words});
    }
  }
  await client.aliases().upsert(ALIAS, {collection_name: NAME});
  await client.keys().create({
    description: `Search of ${ALIAS}`,
    actions: ['documents:search'],
    collections: [ALIAS],
    value: SEARCH_KEY,
  });
}

it.each(CLIENTS)(
  "asks and reads what Typesense's client for $version does",
  async ({version, Client, SearchClient}) => {
    const ours = await startVersion(version);
    await ours.push(1, RECORDS);
    await createSearchKey(ours.api, ALIAS, SEARCH_KEY);
    const server = {apiKey: SEARCH_KEY, collection: ALIAS};
    const {hits} = await requestSearch(server, new NodePool([ours.address]), {
      query: QUERY,
    });

    const theirs = await startVersion(version);
    const admin: AdminClient = new Client(accessTo(theirs, ADMIN_KEY));
    await load(admin, version.startsWith('30'), theirs);
    const browser: BrowserClient = new SearchClient(
      accessTo(theirs, SEARCH_KEY),
    );
    const {results} = await browser.multiSearch.perform({
      searches: [searchParameters(ALIAS, QUERY)],
    });

    const sent = requestsTo(ours);
    const expected = requestsTo(theirs);
    expect(expected.length).toBeGreaterThan(6);
    expect(
      expected.filter(
        (request) => !sent.some((other) => isDeepStrictEqual(other, request)),
      ),
    ).toEqual([]);
    const found = results[0]!.grouped_hits!.map(
      (group) => group.hits[0]!.document.url,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(hits.map(({address}) => address)).toEqual(found);
    const {num_documents: count} = await admin.collections(NAME).retrieve();
    expect(count).toBe(RECORDS.length);
  },
);
