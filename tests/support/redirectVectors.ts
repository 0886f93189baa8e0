const OTHER_HOST = 'evil.example';

/** Separators that browsers or servers may read as `//`. */
const SEPARATORS = [
  ...['//', '///', '/\\', '/\\/', '\\\\', '/%2f', '%2f%2f', '/%5c', '/%2f%5c'],
  ...['/%252f%252f', '/\t/', '/\n/', '/\r/', '/%09/', '/%0d%0a/', '/%00/'],
  ...['/./', '/..//', '/%2e%2e//', '/;//', '/%20//', '/%c0%af/', '/\uFF0F'],
];

/** Endings that servers redirect. */
const ENDINGS = ['', '/', '/index.html', '.html', '//', '/%2e%2e/', '?a=/'];

const OTHERS = [
  '/@evil.example/',
  '/user@evil.example/index.html',
  '/:80@evil.example/',
  '/evil.example%2f..',
  '/javascript:alert(1)/',
  '/JaVaScRiPt:alert(1).html',
  '/data:text/html,x/',
  '/http://evil.example/',
  '/https:/%5cevil.example/',
  '/%0d%0aLocation:%20//evil.example/',
  '/a%0d%0aSet-Cookie:x=y/index.html',
  '/%E5%98%8A%E5%98%8DLocation:%20//evil.example/',
  '/ocr//evil.example//',
  '/ocr/..%5c%5cevil.example/',
  '/?next=//evil.example/',
  '/ocr?next=https://evil.example/',
  '/#//evil.example/',
  '/en//evil.example/..',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/ocr/..%5c..%5cetc/passwd/',
];

/**
 * Lists addresses that try to redirect to another host.
 *
 * @param root - address of a home page, with a trailing slash
 */
export function redirectVectors(root = '/'): string[] {
  const hosts = SEPARATORS.flatMap((separator) =>
    ENDINGS.map((ending) => separator + OTHER_HOST + ending),
  );
  return [...hosts, ...OTHERS].map((address) => root.slice(0, -1) + address);
}

/** Escapes the characters that a request line cannot contain. */
function escapeAddress(address: string): string {
  return address
    .replace(/#.*$/, '')
    .replace(/^(?!\/)/, '/')
    .replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const ORIGIN = 'http://site.example';
const MAX_REDIRECTS = 5;

/**
 * Requests addresses and follows redirects like a browser.
 *
 * @param ask - sends a request without normalizing the address
 * @returns `left`: the addresses that leave the host, set a cookie, cause a server error or loop, with the
 * answer; `redirected`: the number of addresses with a redirect
 */
export async function followAll(
  addresses: readonly string[],
  ask: (address: string) => Promise<Answer>,
): Promise<{readonly left: string[]; readonly redirected: number}> {
  const left: string[] = [];
  let redirected = 0;
  for (const address of addresses) {
    let next: string | undefined = escapeAddress(address);
    for (let turn = 0; next !== undefined; turn += 1) {
      const {status, headers}: Answer = await ask(next);
      const {location} = headers;
      const to: URL | null = URL.parse(String(location), ORIGIN + next);
      if (
        status >= 500 ||
        headers['set-cookie'] !== undefined ||
        turn > MAX_REDIRECTS ||
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
