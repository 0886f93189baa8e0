/** A request that was not answered with a yes. Its message holds the server's words, never the key. */
export class TypesenseError extends Error {
  override readonly name = 'TypesenseError';

  constructor(
    /** HTTP status; 0 when there was no answer at all. */
    readonly status: number,
    message: string,
  ) {
    super(message);
  }

  /** Whether the server said no, so that the request was certainly not carried out. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }
}

/** The answer, or `undefined` when the server says that there is no such thing. */
export async function unlessMissing<T>(
  request: Promise<T>,
): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof TypesenseError && error.status === 404) {
      return undefined;
    }
    throw error;
  }
}
