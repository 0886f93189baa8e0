import {collectionSchema} from '../../../scripts/typesense/schema';
import type {SearchRecord} from '../../../src/search/record';
import {documentProblem, type Document} from './collection';
import {SEARCH_KEY, StandIn} from './server';
import {State} from './state';
import {tokenIndex} from './tokenIndex';

/** Collection that the search key may search. */
export const COLLECTION = 'sdk-docs-global';

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
 * Starts a cluster.
 *
 * @throws Error when a record does not fit the schema
 */
export async function startCluster(
  count: number,
  records: readonly SearchRecord[],
): Promise<Cluster> {
  const collection = {
    schema: collectionSchema(COLLECTION) as never,
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
  const state = new State();
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
