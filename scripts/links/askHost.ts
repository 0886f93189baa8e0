/** What a host says of an address. */
export type HostAnswer =
  | {readonly kind: 'there'}
  /** The host says that it has no such page, or there is no such host. */
  | {readonly kind: 'gone'; readonly why: string}
  /** It refuses programs, is busy or does not answer: nobody knows. */
  | {readonly kind: 'unknown'; readonly why: string};

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
  return answer.kind === 'unknown' && attempts > 1
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
      ? {kind: 'gone', why: 'there is no such host'}
      : {kind: 'unknown', why: code ?? message};
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
