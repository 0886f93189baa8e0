import type {SearchAnswer} from '../../answer';
import {SearchError, SearchRefusal} from '../../engine';
import type {SearchQuery} from '../../query';
import type {NodePool} from './nodePool';
import {searchParameters, type SearchParameters} from './parameters';
import {readAnswer} from './readAnswer';
import {serverText} from './serverText';
import type {HostedServer} from './themeConfig';

/** Time the cluster has to answer, all attempts together, in milliseconds. */
const DEADLINE = 1500;

/** Further nodes, or the same one again, that are asked when one gives no answer. */
const RETRIES = 1;

/** Longest API key that is sent in the address; longer ones cost the browser a question beforehand. */
const ADDRESS_API_KEY_LENGTH = 2000;

type Server = Pick<HostedServer, 'apiKey' | 'collection'>;

/** What to ask the cluster, and how. */
interface HostedSearch {
  readonly query: SearchQuery;
  /** Search parameters from the site's configuration. */
  readonly configured?: SearchParameters;
  readonly signal?: AbortSignal | undefined;
  /** Time the cluster has to answer, all attempts together, in milliseconds. */
  readonly deadline?: number | undefined;
}

/**
 * Asks the cluster: `POST /multi_search` with one search, as the packaged theme does. The content
 * type spares browsers the question whether the request is allowed. A node that gives no answer, or
 * one that cannot be read, is passed over; a refusal would be the same everywhere.
 *
 * @throws SearchError without the API key in its message; AbortError when the signal asks to stop
 */
export async function requestSearch(
  server: Server,
  pool: NodePool,
  search: HostedSearch,
): Promise<SearchAnswer> {
  const {query, signal, configured, deadline = DEADLINE} = search;
  if (serverText(query.text) === '') {
    return {hits: [], total: 0, hasMore: false};
  }
  const parameters = searchParameters(server.collection, query, configured);
  const body = JSON.stringify({searches: [parameters]});
  const timeUp = AbortSignal.timeout(deadline);
  const stop = signal ? anyOf(signal, timeUp) : timeUp;
  const order = pool.order();
  const attempts = [...order, ...order].slice(0, RETRIES + 1);
  let failure: unknown;
  for (const node of attempts) {
    try {
      const text = await ask(node, server, body, stop);
      const answer = readAnswer(text, query);
      pool.reportSuccess(node);
      return answer;
    } catch (error) {
      // A newer query, not the node, ended this one.
      signal?.throwIfAborted();
      if (error instanceof SearchRefusal) {
        throw new SearchRefusal(withoutApiKey(error, server));
      }
      pool.reportFailure(node);
      failure = error;
      if (timeUp.aborted) {
        break;
      }
    }
  }
  // The cause itself may cite the address and with it the key.
  throw new SearchError(
    `No search server gave an answer: ${withoutApiKey(failure, server)}`,
  );
}

function withoutApiKey(error: unknown, {apiKey}: Server): string {
  const {message} = error as Error;
  return [apiKey, encodeURIComponent(apiKey)].reduce(
    (text, secret) => text.replaceAll(secret, '(key)'),
    message,
  );
}

/** Sends a search to a node. @returns the text of its answer */
async function ask(
  node: string,
  {apiKey}: Server,
  body: string,
  signal: AbortSignal,
): Promise<string> {
  const inAddress = apiKey.length <= ADDRESS_API_KEY_LENGTH;
  const parameter = inAddress
    ? `?x-typesense-api-key=${encodeURIComponent(apiKey)}`
    : '';
  const response = await fetch(`${node}/multi_search${parameter}`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain',
      accept: 'application/json, text/plain, */*',
      ...(!inAddress && {'x-typesense-api-key': apiKey}),
    },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (
    response.status >= 400 &&
    response.status < 500 &&
    response.status !== 429
  ) {
    throw new SearchRefusal(
      `The search server refused: status ${response.status}`,
    );
  }
  if (!response.ok) {
    throw new SearchError(
      `The search server failed: status ${response.status}`,
    );
  }
  return response.text();
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
