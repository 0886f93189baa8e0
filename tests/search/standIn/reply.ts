/** An answer of the stand-in. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

export function accept(value: unknown, status = 200): Reply {
  return {status, body: JSON.stringify(value)};
}

export function refuse(status: number, message: string): Reply {
  return {status, body: JSON.stringify({message})};
}
