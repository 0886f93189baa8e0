import {SearchError, type SearchAnswer, type SearchQuery} from '../../engine';
import {parseSearchAnswer} from './parseSearchAnswer';

/** Maximum number of requests for one search. */
const MAX_REQUESTS = 2;

interface Request {
  readonly apiKey: string;
  /** Body of the request: one search with Typesense parameters. */
  readonly search: object;
  readonly query: SearchQuery;
  /** Timeout for all requests of the search together, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Sends one search to the cluster. Tries the next node after a failure or an unreadable answer, but not after
 * a refusal, which all nodes would repeat.
 *
 * @param nodes - URLs in the order of use; a node that fails is moved to the end
 * @throws SearchError without the API key in its message; AbortError when aborted by the signal
 */
export async function requestSearch(
  nodes: string[],
  {apiKey, search, query, timeout, signal}: Request,
): Promise<SearchAnswer> {
  const body = JSON.stringify({searches: [search]});
  const controller = new AbortController();
  const stop = () => controller.abort();
  setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  for (
    let requests = 0;
    requests < MAX_REQUESTS && !controller.signal.aborted;
    requests += 1
  ) {
    const node = nodes[0]!;
    try {
      const text = await sendRequest(node, apiKey, body, controller.signal);
      return parseSearchAnswer(text, query);
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof SearchError && error.reason === 'refused') {
        // Omits the server's message, which may contain the request with the API key.
        throw new SearchError(
          'The search server refused the request',
          'refused',
        );
      }
      nodes.push(...nodes.splice(nodes.indexOf(node), 1));
    }
  }
  // Omits the cause, which may contain the URL with the API key.
  throw new SearchError('No search server gave an answer');
}

/** Sends the API key and the content type in a form that needs no CORS preflight request. */
async function sendRequest(
  node: string,
  apiKey: string,
  body: string,
  signal: AbortSignal,
): Promise<string> {
  const key = encodeURIComponent(apiKey);
  const response = await fetch(
    `${node}/multi_search?x-typesense-api-key=${key}`,
    {
      method: 'POST',
      headers: {'content-type': 'text/plain'},
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    },
  );
  const {ok, status} = response;
  if (status >= 400 && status < 500 && status !== 429) {
    throw new SearchError(
      `The search server refused: status ${status}`,
      'refused',
    );
  }
  if (!ok) {
    throw new SearchError(`The search server failed: status ${status}`);
  }
  return response.text();
}
