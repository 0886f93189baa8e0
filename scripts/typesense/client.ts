import {Client, Errors} from 'typesense';

/** Time for one request, in seconds: a server that loads much takes a while. */
const TIMEOUT = 60;

/** A client of a cluster: it asks the next node where one does not answer. */
export function createClient(nodes: readonly string[], apiKey: string): Client {
  return new Client({
    nodes: nodes.map((url) => ({url})),
    apiKey,
    connectionTimeoutSeconds: TIMEOUT,
    // What fails is told once, by the command.
    logLevel: 'silent',
  });
}

/** The answer to a request, or `undefined` when the server says that there is no such thing. */
export async function unlessMissing<T>(
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

/** HTTP status of an answer that is no yes; 0 for a request without an answer, absent for other errors. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Errors.TypesenseError
    ? error.httpStatus
    : 'code' in (error as Error)
      ? 0
      : undefined;
}

/** Whether a request was certainly not carried out. */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
}

/** What an error says; of some of the network, there is but a code. */
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
 * Makes the message of a command that failed. The error itself is not kept: it holds the request with the key.
 *
 * @param state - what is live now
 */
export function explain(error: unknown, state: string): Error {
  const remedy = REMEDIES[statusOf(error) ?? NaN];
  return new Error(
    [messageOf(error), state, remedy].filter(Boolean).join('\n'),
  );
}
