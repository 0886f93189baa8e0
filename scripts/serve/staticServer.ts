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

/** A running server of a finished build. */
export interface StaticServer {
  /** Origin without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

interface Options {
  /** Folder of the build. */
  readonly dir: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** Path below which the site stands, with a slash at both ends; by default the one that the build names. */
  readonly baseUrl?: string;
  /** Sent with every answer, e.g. a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with the answers to some paths, in the place of those. */
  readonly exceptions?: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/**
 * Serves a build the way a static host does: compressed, addresses without `.html` and without a
 * slash at their end, each locale's own not-found page, files under `assets/` kept by browsers.
 *
 * @throws Error when the folder holds no build or the port is taken
 */
export async function startStaticServer({
  dir,
  port,
  host = 'localhost',
  baseUrl = baseUrlOf(dir),
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
    // No URL is made of it: that of `//` would end the server.
    const [pathname = '/'] = (request.url ?? '/').split('?', 1);
    const own = exceptions.get(pathname);
    response.setHeaders(new Map(Object.entries({...headers, ...own})));
    const next = () => {
      answer({dir, baseUrl}, request, response).catch((error: Error) => {
        console.error(`${request.method} ${request.url}: ${error.message}`);
        response.destroy();
      });
    };
    // Express's types; a plain request and response are all it touches.
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

/** Builds of other programs do not name it. */
function baseUrlOf(dir: string): string {
  return existsSync(path.join(dir, SITE_INFO_FILE))
    ? readSiteInfo(dir).baseUrl
    : '/';
}

interface Site {
  readonly dir: string;
  readonly baseUrl: string;
}

async function answer(
  {dir, baseUrl}: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = request.url ?? '/';
  const location = canonicalLocation(url, baseUrl);
  if (location !== undefined) {
    response.writeHead(301, {location}).end();
    return;
  }
  request.url = url.slice(baseUrl.length - 1);
  if (url.split('?', 1)[0]?.includes('%00')) {
    // No file name holds a NUL; asking the file system for one is an error of its own.
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
          // Their names change with what they hold.
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
        ...[, errorResponse, , , , , {statusCode}]: SendErrorArguments
      ) => sendErrorPage(dir, request.url ?? '/', errorResponse, statusCode),
    } as never,
  );
}

type SendErrorArguments = [
  file: string,
  response: ServerResponse,
  acceptsJson: boolean,
  root: string,
  handlers: object,
  config: object,
  error: {statusCode: number},
];

/**
 * The one address of a page: below the base path, without `index.html`, `.html` and slashes at its
 * end, as a host with `trailingSlash: false` has it.
 *
 * @param url - path and query of a request
 * @returns where to send the browser, or `undefined` when the address is the page's own
 */
export function canonicalLocation(
  url: string,
  baseUrl: string,
): string | undefined {
  const [pathname = '/', query = ''] = url.split(/(?=\?)/);
  if (!pathname.startsWith(baseUrl)) {
    return baseUrl;
  }
  const page = pathname.slice(baseUrl.length);
  const canonical = page
    // Two slashes at the front would name another host; browsers take a backslash for one.
    .replace(/[/\\]+/g, '/')
    .replace(/^\/|\/$/g, '')
    .replace(/\.html$/, '')
    .replace(/(?:^|\/)index$/, '');
  return canonical === page ? undefined : baseUrl + canonical + query;
}

/** Answers with the not-found page of the locale below which the address stands. */
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
