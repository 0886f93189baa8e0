import {existsSync, readFileSync} from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import {readSiteInfo, SITE_INFO_FILE} from '@document-sdk/host-files';

export interface StaticServer {
  /** Origin of the server, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  readonly dir: string;
  /** Port number; 0 means any free port. */
  readonly port: number;
  readonly host?: string;
  /** Base path with a slash at both ends; by default the base path of the build. */
  readonly baseUrl?: string;
  /** Headers sent with every response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Path → headers that replace those in `headers` for this path. */
  readonly exceptions?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/**
 * Serves a build like a static host does: compressed, without `.html` and trailing slashes in addresses, with
 * a not-found page per locale, and with long caching of `assets/`.
 *
 * @throws Error if the folder contains no build or the port is in use
 */
export async function startStaticServer({
  dir,
  port,
  host = 'localhost',
  baseUrl = readBaseUrl(dir),
  headers = {},
  exceptions = new Map(),
}: Options): Promise<StaticServer> {
  if (!existsSync(path.join(dir, 'index.html'))) {
    throw new Error(
      `No build in ${dir}: expected ${dir}/index.html. Run "npm run build" first.`,
    );
  }
  const compress = compression();
  const server = createServer((request, response) => {
    // Splits the text, because `new URL('//', …)` would throw.
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const own = exceptions.get(pathname);
    response.setHeaders(new Map(Object.entries({...headers, ...own})));
    const next = () => {
      answer({dir, baseUrl}, request, response).catch((error: Error) => {
        console.error(`${request.method} ${request.url}: ${error.message}`);
        response.destroy();
      });
    };
    // The types require Express objects, but the function also works with those of Node.js.
    compress(request as never, response as never, next);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is taken. Choose another, e.g. PORT=3100 or --port 3100.`,
            )
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const {port: taken} = server.address() as AddressInfo;
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns the base path of a build, or `/` for a folder that is not a build of this site. */
function readBaseUrl(dir: string): string {
  return existsSync(path.join(dir, SITE_INFO_FILE))
    ? readSiteInfo(dir).baseUrl
    : '/';
}

async function answer(
  {dir, baseUrl}: {readonly dir: string; readonly baseUrl: string},
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const location = getCanonicalLocation(url, baseUrl);
  if (location !== undefined) {
    response.writeHead(301, {location}).end();
    return;
  }
  request.url = url.slice(baseUrl.length - 1);
  if (url.split('?', 1)[0]?.includes('%00')) {
    // Rejects paths with a NUL character, for which file system functions throw.
    sendErrorPage(dir, request.url, response, 400);
    return;
  }
  await serveHandler(
    request,
    response,
    {
      public: dir,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      etag: true,
      headers: [
        {
          // These files can be cached for long, because their names contain hashes.
          source: '**/assets/**',
          headers: [
            {
              key: 'cache-control',
              value: 'public, max-age=31536000, immutable',
            },
          ],
        },
      ],
    },
    {
      sendError: async (
        _file: string,
        errorResponse: ServerResponse,
        ...rest: {statusCode: number}[]
      ) =>
        sendErrorPage(
          dir,
          request.url ?? '/',
          errorResponse,
          rest.at(-1)!.statusCode,
        ),
    } as never,
  );
}

/**
 * Redirects a page to its canonical address: below the base path, without `index.html`, `.html` and trailing slash.
 *
 * @param url - path and query of a request
 * @returns redirect target, or `undefined` if the address is canonical
 */
export function getCanonicalLocation(
  url: string,
  baseUrl: string,
): string | undefined {
  const [pathname = '/', query = ''] = url.split(/(?=\?)/);
  if (!pathname.startsWith(baseUrl)) {
    return baseUrl;
  }
  const page = pathname.slice(baseUrl.length);
  const canonical = page
    // Merges slashes, because a path that starts with two would name another host. Browsers treat a backslash
    // like a slash.
    .replace(/[/\\]+/g, '/')
    .replace(/^\/|\/$/g, '')
    .replace(/\.html$/, '')
    .replace(/(?:^|\/)index$/, '');
  return canonical === page ? undefined : baseUrl + canonical + query;
}

/** Sends the not-found page of the requested locale. */
function sendErrorPage(
  dir: string,
  url: string,
  response: ServerResponse,
  status: number,
): void {
  const [, first = ''] = url.split('/');
  const localized = /^[a-z][\w-]*$/i.test(first)
    ? path.join(dir, first, '404.html')
    : '';
  const page =
    localized && existsSync(localized) ? localized : path.join(dir, '404.html');
  response.writeHead(status, {'content-type': 'text/html; charset=utf-8'});
  response.end(readFileSync(page));
}
