/** What a host says of an address. */
export type HostAnswer =
  | {readonly kind: 'there'}
  /** The host says that it has no such page. */
  | {readonly kind: 'gone'; readonly why: string}
  /** It refuses programs or is busy: nobody knows. */
  | {readonly kind: 'unknown'; readonly why: string}
  /** No host answers at all: there is none of that name, it is silent, or there is no network. */
  | {
      readonly kind: 'unreached';
      readonly why: string;
      readonly hasHost: boolean;
    };

/** How hosts are asked. */
export interface AskOptions {
  /** How long an answer may take, in milliseconds. */
  readonly patience: number;
  /** How often a host that does not answer is asked. */
  readonly attempts: number;
}

/** Asks for an address, redirects followed; without the page where the host allows that. */
export async function askHost(
  address: string,
  {patience, attempts}: AskOptions,
): Promise<HostAnswer> {
  const answer = await askOnce(address, patience);
  return (answer.kind === 'unknown' || answer.kind === 'unreached') &&
    attempts > 1
    ? askHost(address, {patience, attempts: attempts - 1})
    : answer;
}

async function askOnce(address: string, patience: number): Promise<HostAnswer> {
  try {
    const short = await ask(address, 'HEAD', patience);
    // Many hosts answer HEAD wrongly, whatever they say to it.
    const {ok, status} = short.ok ? short : await ask(address, 'GET', patience);
    const why = `status ${status}`;
    if (ok) {
      return {kind: 'there'};
    }
    return status === 404 || status === 410
      ? {kind: 'gone', why}
      : {kind: 'unknown', why};
  } catch (error) {
    const {message, cause} = error as Error;
    const code = (cause as {code?: string} | undefined)?.code;
    return code === 'ENOTFOUND'
      ? {kind: 'unreached', why: 'there is no such host', hasHost: false}
      : {kind: 'unreached', why: code ?? message, hasHost: true};
  }
}

async function ask(
  address: string,
  method: 'HEAD' | 'GET',
  patience: number,
): Promise<{readonly ok: boolean; readonly status: number}> {
  const {ok, status, body} = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
  });
  await body?.cancel();
  return {ok, status};
}
