/** A cluster and the key that may change it. */
export interface ClusterAccess {
  readonly nodes: readonly string[];
  readonly adminKey: string;
}

/** An answer that says no. Its message holds the server's words, never the key. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status; 0 when there was no answer at all. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Time for one request, in milliseconds; imports of large parts take a while. */
const TIMEOUT = 60_000;

/** Speaks to the first node that answers. */
export class TypesenseApi {
  constructor(private readonly access: ClusterAccess) {}

  /**
   * @param body - JSON value, or text that is sent as it is
   * @returns the answer's text
   * @throws ApiError when the server refuses, fails, or no node answers
   */
  async request(method: string, path: string, body?: unknown): Promise<string> {
    let failure = '';
    for (const node of this.access.nodes) {
      let response: Response;
      try {
        response = await fetch(`${node}${path}`, {
          method,
          headers: {
            'x-typesense-api-key': this.access.adminKey,
            'content-type': 'application/json',
          },
          signal: AbortSignal.timeout(TIMEOUT),
          ...(body !== undefined && {
            body: typeof body === 'string' ? body : JSON.stringify(body),
          }),
        });
      } catch (error) {
        failure = `${node}: ${(error as Error).message}`;
        continue;
      }
      const text = await response.text();
      if (!response.ok) {
        throw new ApiError(
          response.status,
          `${method} ${path}: status ${response.status}: ${messageOf(text)}`,
        );
      }
      return text;
    }
    throw new ApiError(0, `${method} ${path}: no node answers (${failure})`);
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.request(method, path, body)) as T;
  }

  /** As {@link json}, with `undefined` for what does not exist. */
  async find<T>(path: string): Promise<T | undefined> {
    try {
      return await this.json<T>('GET', path);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        return undefined;
      }
      throw error;
    }
  }
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as {message?: string}).message ?? text;
  } catch {
    return text.slice(0, 200);
  }
}
