import {SearchError, type SearchAnswer, type SearchQuery} from '../../engine';
import {parseSearchAnswer} from './parseSearchAnswer';

/** Time after which the next node is asked too, in milliseconds. A node that hangs must not cost the whole timeout. */
const PATIENCE = 400;

/** Statuses of an overloaded server: Request Timeout, which Typesense sends for slow searches, and Too Many Requests. */
const TEMPORARY: readonly number[] = [408, 429];

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
 * Sends one search to the cluster. Asks the next node after a failure, an unreadable answer or a long silence,
 * but not after a refusal, which all nodes would repeat. The first answer counts.
 *
 * @param nodes - URLs in the order of use; a node that answers is moved to the start. A single node is asked
 * twice.
 * @throws SearchError without the API key in its message; AbortError when aborted by the signal
 */
export async function requestSearch(
  nodes: string[],
  {apiKey, search, query, timeout, signal}: Request,
): Promise<SearchAnswer> {
  const body = JSON.stringify({searches: [search]});
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, timeout);
  signal?.addEventListener('abort', stop);
  let isRefused = false;

  const ask = async (node: string): Promise<SearchAnswer> => {
    try {
      const text = await sendRequest(node, apiKey, body, controller.signal);
      const answer = parseSearchAnswer(text, query);
      nodes.unshift(...nodes.splice(nodes.indexOf(node), 1));
      return answer;
    } catch (error) {
      if (error instanceof SearchError && error.reason === 'refused') {
        isRefused = true;
        stop();
      }
      throw error;
    }
  };
  const askAll = async ([
    node = '',
    ...others
  ]: readonly string[]): Promise<SearchAnswer> => {
    const answer = ask(node);
    if (others.length === 0) {
      return answer;
    }
    const isDone = answer.then(
      () => true,
      () => false,
    );
    const silence = new Promise<false>((resolve) =>
      setTimeout(resolve, PATIENCE, false),
    );
    const isAnswered = await Promise.race([isDone, silence]);
    return isAnswered ? answer : Promise.any([answer, askAll(others)]);
  };

  try {
    const [only] = nodes;
    return await askAll(nodes.length > 1 ? [...nodes] : [only!, only!]);
  } catch {
    signal?.throwIfAborted();
    // Omits the cause and the server's message, which may contain the request with the API key.
    throw isRefused
      ? new SearchError('The search server refused the request', 'refused')
      : new SearchError('No search server gave an answer');
  } finally {
    clearTimeout(timer);
    stop();
  }
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
  if (status >= 400 && status < 500 && !TEMPORARY.includes(status)) {
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
