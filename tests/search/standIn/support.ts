import {onTestFinished} from 'vitest';
import type {Schema} from './collection';
import {ADMIN_KEY, StandIn} from './server';

/** Name of the one collection. */
export const NAME = 'docs_1';

/** An answer: its status, and its JSON or text. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A running stand-in with a collection of pages. */
export interface Client {
  readonly node: StandIn;
  /** Sends a request; a text goes as it is, anything else as JSON. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Answer>;
  /** Searches titles and texts, with some parameters changed. */
  search(changes: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** The schema of a collection of pages. */
export function pageSchema(name: string): Schema {
  return {
    name,
    token_separators: ['_', '<', '>'],
    symbols_to_index: ['+', '#'],
    default_sorting_field: 'rank',
    fields: [
      {name: 'title', type: 'string'},
      {name: 'text', type: 'string', optional: true},
      {name: 'path', type: 'string', facet: true},
      {name: 'language', type: 'string', facet: true},
      {name: 'topics', type: 'string[]', facet: true},
      {name: 'rank', type: 'int64'},
    ],
  };
}

/** A document that fits {@link pageSchema}. */
export function documentOf(id: string, changes: object = {}): object {
  return {
    id,
    title: `Title ${id}`,
    path: `/${id}`,
    language: 'en',
    topics: [],
    rank: 1,
    ...changes,
  };
}

/** Starts a stand-in for one test. */
export async function startClient(
  documents: readonly object[] = [documentOf('a')],
): Promise<Client> {
  const node = new StandIn();
  const address = await node.start();
  onTestFinished(() => node.stop());
  const ask: Client['ask'] = async (method, path, body, key = ADMIN_KEY) => {
    const response = await fetch(address + path, {
      method,
      headers: {'x-typesense-api-key': key},
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: parse(text),
    };
  };
  await ask('POST', '/collections', pageSchema(NAME));
  await ask(
    'POST',
    `/collections/${NAME}/documents/import`,
    documents.map((each) => JSON.stringify(each)).join('\n'),
  );
  return {
    node,
    ask,
    search: async (changes) => {
      const parameters = {
        collection: NAME,
        q: 'title',
        query_by: 'title,text',
        query_by_weights: '2,1',
        group_by: 'path',
        per_page: 20,
        ...changes,
      };
      const {body} = await ask('POST', '/multi_search', {
        searches: [parameters],
      });
      return (body as {results: Record<string, unknown>[]}).results[0]!;
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
