import type {DebugResponseSchema, HealthResponse} from 'typesense-30';
import {aliasReply} from './aliases';
import {collectionReply} from './collections';
import {documentReply, importReply} from './documents';
import {multiSearchReply, searchesOf} from './multiSearch';
import {accept, refuse, type Reply} from './reply';
import type {State} from './state';
import {synonymReply, synonymSetReply} from './synonyms';

export interface Asked {
  readonly method: string;
  /** Path with query. */
  readonly url: URL;
  readonly body: string;
}

/** A request whose route is known: what it needs permission for, and its answer. */
interface Route {
  readonly action: string;
  /** Names of collections as the request writes them. */
  readonly collections: readonly string[];
  readonly reply: () => Reply;
}

const VERBS: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'upsert',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Answers a request of somebody who holds `key`. */
export function reply(state: State, asked: Asked, key: unknown): Reply {
  try {
    return replyToRoute(state, asked, key);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return refuse(400, 'Bad JSON.');
    }
    throw error;
  }
}

function replyToRoute(state: State, asked: Asked, key: unknown): Reply {
  if (asked.url.pathname === '/health') {
    return accept<HealthResponse>({ok: true});
  }
  const route = findRoute(state, asked);
  if (!route) {
    return refuse(404, 'Not Found');
  }
  return state.keys.allows(key, route.action, route.collections)
    ? route.reply()
    : refuse(
        401,
        'Forbidden - a valid `x-typesense-api-key` header must be sent.',
      );
}

function findRoute(state: State, asked: Asked): Route | undefined {
  const {method, url, body} = asked;
  const [kind, name = '', part, id = ''] = url.pathname
    .slice(1)
    .split('/')
    .map(decodeURIComponent);
  const verb = VERBS[method] ?? (name === '' ? 'list' : 'get');
  const global = (answer: () => Reply): Route => ({
    action: `${kind}:${verb}`,
    collections: [],
    reply: answer,
  });
  switch (kind) {
    case 'debug':
      return global(() =>
        accept<DebugResponseSchema>({state: 1, version: state.version}),
      );
    case 'keys':
      return global(() => state.keys.reply(method, name, body));
    case 'aliases':
      return global(() => aliasReply(state, method, name, body));
    case 'synonym_sets':
      return state.isAtLeast(30)
        ? global(() => synonymSetReply(state, method, name, body))
        : undefined;
    case 'multi_search':
      return {
        action: 'documents:search',
        collections: searchesOf(body).map((each) => String(each['collection'])),
        reply: () => multiSearchReply(state, body),
      };
    case 'collections':
      return collectionRoute(state, asked, verb, {name, part, id});
    default:
      return undefined;
  }
}

function collectionRoute(
  state: State,
  {method, url, body}: Asked,
  verb: string,
  {name, part, id}: {name: string; part: string | undefined; id: string},
): Route | undefined {
  if (part === undefined) {
    const {name: created = ''} =
      method === 'POST' ? (JSON.parse(body) as {name?: string}) : {};
    return {
      action: `collections:${verb}`,
      collections: [name || created].filter(Boolean),
      reply: () => collectionReply(state, method, name, body),
    };
  }
  if (part === 'documents' && id === 'import' && method === 'POST') {
    return {
      action: 'documents:import',
      collections: [name],
      reply: () => importReply(state, name, url.searchParams, body),
    };
  }
  if (part === 'documents' && id !== '' && method === 'GET') {
    return {
      action: 'documents:get',
      collections: [name],
      reply: () => documentReply(state, name, id),
    };
  }
  return part === 'synonyms' && method === 'PUT' && !state.isAtLeast(30)
    ? {
        action: 'synonyms:upsert',
        collections: [name],
        reply: () => synonymReply(state, name, id, body),
      }
    : undefined;
}
