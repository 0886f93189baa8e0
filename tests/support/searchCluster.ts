// Joins the site and the stand-in for its search server, which know nothing of each other.
import {HOSTED_BUILD} from '../../scripts/test/builds/builds';
import {collectionSchema} from '../../src/search/engines/hosted/schema';
import type {SearchRecord} from '../../src/search/records/record';
import {
  documentProblem,
  type Document,
  type Schema,
} from '../search/standIn/collection';
import {StandIn, State} from '../search/standIn/server';
import {tokenIndex} from '../search/standIn/tokenIndex';

const {TYPESENSE_ADMIN_API_KEY, TYPESENSE_SEARCH_API_KEY} =
  HOSTED_BUILD.settings;

/** The keys that the hosted build was made with; browsers get the second. */
export const ADMIN_KEY = TYPESENSE_ADMIN_API_KEY;
export const SEARCH_KEY = TYPESENSE_SEARCH_API_KEY;

/** Collection that the search key may search. */
export const COLLECTION = 'sdk-docs-global';

/** A server that knows the keys of the hosted build, and nothing else. */
export function siteState(): State {
  const state = new State(ADMIN_KEY);
  state.keys.add(SEARCH_KEY, {
    actions: ['documents:search'],
    collections: [COLLECTION],
  });
  return state;
}

/** Stand-in nodes that hold the same records. */
export interface Cluster {
  readonly nodes: readonly StandIn[];
  /** What a site needs to know to search there. */
  readonly server: {
    readonly nodes: readonly string[];
    readonly apiKey: string;
    readonly collection: string;
  };
  stop(): Promise<void>;
}

/**
 * Starts a cluster that holds records in the site's own schema.
 *
 * @throws Error when a record does not fit the schema
 */
export async function startCluster(
  count: number,
  records: readonly SearchRecord[],
): Promise<Cluster> {
  const collection = {
    schema: collectionSchema(COLLECTION) as Schema,
    documents: new Map<string, Document>(),
  };
  for (const record of records) {
    const problem = documentProblem(collection, record);
    if (problem) {
      throw new Error(`${record.url}: ${problem}`);
    }
    collection.documents.set(record.id, record);
  }
  // Made now: the first search must not be slower than the others.
  tokenIndex(collection);
  const state = siteState();
  state.collections.set(COLLECTION, collection);
  const nodes = Array.from({length: count}, () => new StandIn(state));
  return {
    nodes,
    server: {
      nodes: await Promise.all(nodes.map((node) => node.start())),
      apiKey: SEARCH_KEY,
      collection: COLLECTION,
    },
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
}
