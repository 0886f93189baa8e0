import {sendable} from './redirectVectors';

/** What a server answers, as far as browsers follow it. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The site's origin, to the browser that follows. */
const ORIGIN = 'http://site.example';

/** Most redirects of one address. */
const MOST = 5;

/**
 * Asks for addresses and follows each redirect as a browser does.
 *
 * @param ask - asks a server for an address as it is written
 * @returns those that leave the host, set a cookie, break the server or go round in circles, with what was
 * answered; and how many were redirected at all
 */
export async function followAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
): Promise<{readonly left: string[]; readonly redirected: number}> {
  const left: string[] = [];
  let redirected = 0;
  for (const address of addresses) {
    let next: string | undefined = sendable(address);
    for (let turn = 0; next !== undefined; turn += 1) {
      const {status, headers}: Answer = await ask(next);
      const {location} = headers;
      const to: URL | undefined = URL.canParse(String(location), ORIGIN + next)
        ? new URL(String(location), ORIGIN + next)
        : undefined;
      if (
        status >= 500 ||
        headers['set-cookie'] !== undefined ||
        turn > MOST ||
        (location !== undefined && to?.origin !== ORIGIN)
      ) {
        left.push(`${address}: ${status} ${String(location)}`);
        break;
      }
      redirected += turn === 0 && location !== undefined ? 1 : 0;
      next = location === undefined ? undefined : to!.pathname + to!.search;
    }
  }
  return {left, redirected};
}
