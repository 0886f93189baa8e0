import {SearchError, type HostedServer} from '../../engine';
import type {SearchParameters} from '../../query';
import type {SearchResponse} from '../../response';
import type {NodePool} from './nodes';

/** Time a node has to answer, in milliseconds. */
const TIMEOUT = 2000;

/** Further nodes, or the same one again, that are asked when one gives no answer. */
const RETRIES = 1;

/** A refusal that no other node would answer differently: wrong key, unknown collection. */
class Refusal extends SearchError {}

/**
 * Asks the cluster: `POST /multi_search` with one search, as the packaged theme does. The content
 * type spares browsers the question whether the request is allowed.
 *
 * @throws SearchError without the key in its message
 */
export async function requestSearch(
  {apiKey}: Pick<HostedServer, 'apiKey'>,
  pool: NodePool,
  search: SearchParameters,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const order = pool.order();
  const attempts = [...order, ...order].slice(0, RETRIES + 1);
  let failure: unknown;
  for (const node of attempts) {
    try {
      const response = await ask(node, apiKey, search, signal);
      pool.reportSuccess(node);
      return response;
    } catch (error) {
      // A newer query, not the node, ended this one.
      signal?.throwIfAborted();
      if (error instanceof Refusal) {
        throw error;
      }
      pool.reportFailure(node);
      failure = error;
    }
  }
  throw new SearchError('No search server gave an answer', {cause: failure});
}

async function ask(
  node: string,
  apiKey: string,
  search: SearchParameters,
  signal?: AbortSignal,
): Promise<SearchResponse> {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const address = `${node}/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'text/plain', accept: 'application/json'},
    body: JSON.stringify({searches: [search]}),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: signal ? anyOf(signal, timeout) : timeout,
  });
  if (
    response.status >= 400 &&
    response.status < 500 &&
    response.status !== 429
  ) {
    throw new Refusal(`The search server refused: status ${response.status}`);
  }
  if (!response.ok) {
    throw new SearchError(
      `The search server failed: status ${response.status}`,
    );
  }
  return readAnswer(await response.json());
}

/** Errors of a search come inside an answer with status 200. */
function readAnswer(body: unknown): SearchResponse {
  const result = (body as {results?: unknown[]} | null)?.results?.[0] as
    (Partial<SearchResponse> & {code?: number; error?: string}) | undefined;
  if (result?.error !== undefined || result?.code !== undefined) {
    throw new Refusal(
      `The search server refused: ${result.code ?? ''} ${result.error ?? ''}`,
    );
  }
  if (
    !Array.isArray(result?.grouped_hits) ||
    typeof result.found !== 'number'
  ) {
    throw new SearchError('The search server gave no search results');
  }
  const {
    found,
    page = 1,
    grouped_hits,
    request_params,
    search_time_ms = 0,
  } = result;
  return {
    found,
    page,
    grouped_hits,
    search_time_ms,
    request_params: request_params ?? {per_page: grouped_hits.length, q: ''},
  };
}

/** `AbortSignal.any`, which browsers of 2023 lack. */
function anyOf(...signals: AbortSignal[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    const stop = () => controller.abort(signal.reason);
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop, {once: true});
  }
  return controller.signal;
}
