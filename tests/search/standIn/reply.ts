/** An answer of the stand-in. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  /** Content type; JSON where absent. */
  readonly type?: string;
}

/**
 * Answers with a value. `T` is the type that Typesense publishes for it, with the client for the
 * newest version.
 */
export function accept<T>(value: T, status = 200): Reply {
  return {status, body: JSON.stringify(value)};
}

export function refuse(status: number, message: string): Reply {
  return {status, body: JSON.stringify({message})};
}
