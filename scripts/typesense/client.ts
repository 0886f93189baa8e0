import {Client, Errors} from 'typesense';

/** Timeout of a request, in seconds. Imports of many records are slow. */
const TIMEOUT = 60;

/** Creates a client that asks the next node after a failure. */
export function createClient(nodes: readonly string[], apiKey: string): Client {
  return new Client({
    nodes: nodes.map((url) => ({url})),
    apiKey,
    connectionTimeoutSeconds: TIMEOUT,
    // The command prints the error.
    logLevel: 'silent',
  });
}

/** Resolves to `undefined` if the server answers 404. */
export async function undefinedIfMissing<T>(
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

/** HTTP status of an error; 0 if the server did not answer; `undefined` for other errors. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Errors.TypesenseError
    ? error.httpStatus
    : 'code' in (error as Error)
      ? 0
      : undefined;
}

/** Checks for a client error, after which the request had no effect. */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}

/** The message of an error. Some network errors have a code only. */
export function messageOf(error: unknown): string {
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
 * Adds the state and a remedy to an error. The error itself is dropped, since it contains the request with the key.
 *
 * @param state - a sentence about the live collection
 */
export function explain(error: unknown, state: string): Error {
  const remedy = REMEDIES[statusOf(error) ?? NaN];
  return new Error(
    [messageOf(error), state, remedy].filter(Boolean).join('\n'),
  );
}
