import {onTestFinished} from 'vitest';
import {collectionSchema} from '../../../scripts/typesense/schema';
import {searchParameters} from '../../../src/search/query';
import {ADMIN_KEY, StandIn} from './server';

/** Name of the one collection. */
export const NAME = 'docs_1';

/** An answer: its status, and its JSON or text. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A running stand-in with a collection in the site's own schema. */
export interface Client {
  readonly node: StandIn;
  /** Sends a request; a text goes as it is, anything else as JSON. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<Answer>;
  /** Searches as the site does, with some parameters changed. */
  search(changes: Record<string, unknown>): Promise<Record<string, unknown>>;
}

/** A document that fits the site's schema. */
export function documentOf(id: string, changes: object = {}): object {
  return {
    id,
    type: 'lvl1',
    'hierarchy.lvl0': 'Docs',
    'hierarchy.lvl1': `Title ${id}`,
    url: `https://docs.example.com/${id}`,
    url_without_anchor: `https://docs.example.com/${id}`,
    language: 'en',
    docusaurus_tag: 'default',
    version: ['current'],
    tags: [],
    item_priority: 1,
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
  await ask('POST', '/collections', collectionSchema(NAME));
  await ask(
    'POST',
    `/collections/${NAME}/documents/import`,
    documents.map((each) => JSON.stringify(each)).join('\n'),
  );
  return {
    node,
    ask,
    search: async (changes) => {
      const query = {q: 'title', page: 1, perPage: 20, filterBy: ''};
      const parameters = {...searchParameters(NAME, query), ...changes};
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
