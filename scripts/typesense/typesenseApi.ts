import {TypesenseError, unlessMissing} from './typesenseError';

/** A cluster and the key that may change it. */
export interface ClusterAccess {
  readonly nodes: readonly string[];
  readonly apiKey: string;
  /** Time for one request, in milliseconds; imports of large parts take a while. */
  readonly timeout?: number;
}

const TIMEOUT = 60_000;

/** Answers of a node that is not ready: another one may be. */
const NOT_READY = [502, 503, 504];

/** Speaks to the first node that answers. */
export class TypesenseApi {
  constructor(private readonly access: ClusterAccess) {}

  /**
   * Sends a request to one node after the other until one answers. A request may therefore arrive
   * twice: send only what may be repeated.
   *
   * @param body - JSON value, or text that is sent as it is
   * @returns the answer's text
   * @throws TypesenseError when the server refuses, fails, or no node answers
   */
  async request(method: string, path: string, body?: unknown): Promise<string> {
    const failures: string[] = [];
    let status = 0;
    for (const node of this.access.nodes) {
      try {
        return await this.ask(node, method, path, body);
      } catch (error) {
        if (!(error instanceof TypesenseError)) {
          // A key that cannot be sent is cited in the reason.
          const reason = reasonOf(error).replaceAll(
            this.access.apiKey,
            '(key)',
          );
          failures.push(`${node}: ${reason}`);
        } else if (NOT_READY.includes(error.status)) {
          failures.push(`${node}: ${error.message}`);
          status = error.status;
        } else {
          throw error;
        }
      }
    }
    throw new TypesenseError(
      status,
      `${method} ${path}: no node answers (${failures.join('; ')})`,
    );
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.request(method, path, body)) as T;
  }

  /** As {@link json}, with `undefined` for what does not exist. */
  find<T>(path: string): Promise<T | undefined> {
    return unlessMissing(this.json<T>('GET', path));
  }

  private async ask(
    node: string,
    method: string,
    path: string,
    body: unknown,
  ): Promise<string> {
    const {apiKey, timeout = TIMEOUT} = this.access;
    const response = await fetch(`${node}${path}`, {
      method,
      headers: {
        'x-typesense-api-key': apiKey,
        'content-type': 'application/json',
      },
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && {
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new TypesenseError(
        response.status,
        `${method} ${path}: status ${response.status}: ${messageOf(text)}`,
      );
    }
    return text;
  }
}

/** Why `fetch` got no answer; the reason hides in the cause. */
function reasonOf(error: unknown): string {
  const {message, cause} = error as Error;
  const {code, message: reason} = (cause ?? {}) as {
    code?: string;
    message?: string;
  };
  return code ?? reason ?? message;
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as {message?: string}).message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}
