import {Client, Errors} from 'typesense';

/** Timeout of a request, in seconds. It is long, because importing many records is slow. */
const TIMEOUT = 60;

/** Creates a client that tries the next node if a request fails. */
export function createTypesenseClient(
  nodes: readonly string[],
  apiKey: string,
): Client {
  return new Client({
    nodes: nodes.map((url) => ({url})),
    apiKey,
    connectionTimeoutSeconds: TIMEOUT,
    // No logging, because the command itself prints errors.
    logLevel: 'silent',
  });
}

/** Waits for a request, and returns `undefined` if the server answers with status 404. */
export async function ignoreNotFound<T>(
  request: Promise<T>,
): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Returns the HTTP status of an error: 0 if the server did not answer, `undefined` for errors that are not
 * about a request.
 */
function statusOf(error: unknown): number | undefined {
  return error instanceof Errors.TypesenseError
    ? error.httpStatus
    : 'code' in (error as Error)
      ? 0
      : undefined;
}

/** Whether an error has a 4xx status, after which the request has had no effect. */
export function isClientError(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}

/** Returns the message of an error, or its code, because some network errors have no message. */
export function getErrorMessage(error: unknown): string {
  const {message, code} = error as {message: string; code?: string};
  return message || (code ?? 'No answer');
}

const NOT_READY =
  'The server is starting or behind its cluster: wait until GET /health answers {"ok":true}, then run this again.';

const REMEDIES: Readonly<Record<number, string>> = {
  0: 'Check TYPESENSE_NODES and that the server runs and can be reached from here, then run this again.',
  401: 'TYPESENSE_ADMIN_API_KEY: expected a key with the rights that guides/search.md lists. Set one, then run this again.',
  502: NOT_READY,
  503: NOT_READY,
};

/**
 * Creates an error with the original message, the state of the collections, and a remedy. The original error
 * is dropped, because it contains the request and therefore the API key.
 *
 * @param state - sentence about the live collection
 */
export function addRemedy(error: unknown, state: string): Error {
  const remedy = REMEDIES[statusOf(error) ?? NaN];
  return new Error(
    [getErrorMessage(error), state, remedy].filter(Boolean).join('\n'),
  );
}
