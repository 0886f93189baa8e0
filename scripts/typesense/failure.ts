import {TypesenseError} from './typesenseError';

/** Something that keeps an index from going live, and what to do about it. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/**
 * Makes the message of a command that failed.
 *
 * @param alias - alias whose collections were to be changed
 * @param state - what became of the index
 */
export function explain(error: unknown, alias: string, state: string): Error {
  const {message} = error as Error;
  return new Error(`${message}\n${state}\n${remedyFor(error, alias)}`, {
    cause: error,
  });
}

/** Rights that the key for changes needs. */
const RIGHTS =
  'the actions collections:*, documents:*, aliases:*, synonyms:* and synonym_sets:* (keys:create too for --create-search-key)';

const AGAIN = 'then run this again.';

/** Says what to do about an error. */
function remedyFor(error: unknown, alias: string): string {
  if (error instanceof Failure) {
    return error.remedy;
  }
  const {message} = error as Error;
  const status = error instanceof TypesenseError ? error.status : undefined;
  return (
    resourceRemedy(message) ??
    (/find a leader/.test(message) ? statusRemedy(503, alias) : undefined) ??
    statusRemedy(status, alias)
  );
}

/** What to do when a server refuses writes because it runs out of something. */
export function resourceRemedy(message: string): string | undefined {
  if (message.includes('OUT_OF_DISK')) {
    return `The disk of the server is full: free space there (old collections, snapshots, logs) or raise its --disk-used-max-percentage, ${AGAIN}`;
  }
  return message.includes('OUT_OF_MEMORY')
    ? `The memory of the server is full: give it more, or remove collections that nobody uses, ${AGAIN}`
    : undefined;
}

function statusRemedy(status: number | undefined, alias: string): string {
  switch (status) {
    case 0:
      return `Check TYPESENSE_NODES and that the server runs and can be reached from here, ${AGAIN}`;
    case 401:
    case 403:
      return `TYPESENSE_ADMIN_API_KEY: expected a key with ${RIGHTS} for the collections "${alias}" and "${alias}_.*". Set such a key, ${AGAIN}`;
    case 429:
      return `The server limits the number of requests: wait a minute, ${AGAIN}`;
    case 502:
    case 503:
    case 504:
      return `The server is starting or behind its cluster: wait until GET /health answers {"ok":true}, ${AGAIN}`;
    default:
      return 'Run this again; if it stays, look into the log of the server.';
  }
}
