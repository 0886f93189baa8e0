import type {SearchAnswer} from '../../answer';
import {SearchError, SearchRefusal} from '../../engine';
import type {SearchQuery} from '../../query';
import {readAnswer} from './readAnswer';

/** Further nodes, or the same one again, that are asked when one gives no answer. */
const RETRIES = 1;

/** What to ask the cluster, and how. */
interface Request {
  readonly apiKey: string;
  /** Parameters of the search: parameters.ts. */
  readonly search: object;
  readonly query: SearchQuery;
  /** Time the cluster has to answer, all attempts together, in milliseconds. */
  readonly deadline: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Asks the cluster: `POST /multi_search` with one search, as the packaged theme does. A node that gives no answer, or
 * one that cannot be read, is passed over; a refusal would be the same everywhere.
 *
 * @param nodes - in the order to try them; one that fails becomes the last
 * @throws SearchError without the API key in its message; AbortError when the signal asks to stop
 */
export async function requestSearch(
  nodes: string[],
  {apiKey, search, query, deadline, signal}: Request,
): Promise<SearchAnswer> {
  const body = JSON.stringify({searches: [search]});
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  setTimeout(stop, deadline);
  signal?.addEventListener('abort', stop);
  for (
    let tries = 0;
    tries <= RETRIES && !stopping.signal.aborted;
    tries += 1
  ) {
    const node = nodes[0]!;
    try {
      return readAnswer(await ask(node, apiKey, body, stopping.signal), query);
    } catch (error) {
      // A newer query, not the node, ended this one.
      signal?.throwIfAborted();
      if (error instanceof SearchRefusal) {
        // Without the text of the server, which may cite the request and its key.
        throw new SearchRefusal('The search server refused the request');
      }
      nodes.push(...nodes.splice(nodes.indexOf(node), 1));
    }
  }
  // Without the cause, which may cite the address and with it the key.
  throw new SearchError('No search server gave an answer');
}

/**
 * Sends a search to a node. Key and content type are where they spare browsers the question whether the request is
 * allowed.
 *
 * @returns the text of its answer
 */
async function ask(
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
    throw new SearchRefusal(`The search server refused: status ${status}`);
  }
  if (!ok) {
    throw new SearchError(`The search server failed: status ${status}`);
  }
  return response.text();
}
