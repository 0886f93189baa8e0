import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

export type ResponseKind = 'HTML' | 'script' | 'style' | 'fonts' | 'other';

export interface RecordedResponse {
  readonly address: string;
  readonly kind: ResponseKind;
  /** Transferred bytes, including headers. */
  readonly bytes: number;
  /** Prefetched by the browser. */
  readonly isAhead: boolean;
}

/** A server that records its responses. */
export interface SiteServer {
  readonly url: string;
  /** Returns the responses since the last call. */
  take(): RecordedResponse[];
  /** Time of the last response, as of `performance.now()`. */
  lastAnswer(): number;
  close(): Promise<void>;
}

const TYPES: Readonly<
  Record<string, readonly [type: string, kind: ResponseKind]>
> = {
  '.html': ['text/html; charset=utf-8', 'HTML'],
  '.htm': ['text/html; charset=utf-8', 'HTML'],
  '.js': ['text/javascript; charset=utf-8', 'script'],
  '.mjs': ['text/javascript; charset=utf-8', 'script'],
  '.css': ['text/css; charset=utf-8', 'style'],
  '.woff2': ['font/woff2', 'fonts'],
  '.json': ['application/json', 'other'],
  '.svg': ['image/svg+xml', 'other'],
  '.wasm': ['application/wasm', 'other'],
};

const OTHER = ['application/octet-stream', 'other'] as const;

/** Folders with content hashes in file names. */
const HASHED = /^\/(?:assets|_astro)\//;

/**
 * Serves builds of all tools in the same way: gzip level 6, few headers, hashed files immutable, pages
 * revalidated. Unlike the server of this site, it does not redirect to canonical addresses.
 */
export async function serveSite(dir: string): Promise<SiteServer> {
  const known = new Map<string, Buffer>();
  let answers: RecordedResponse[] = [];
  let last = performance.now();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(dir, decodeURIComponent(pathname));
    const [type, kind] = TYPES[path.extname(file)] ?? OTHER;
    const body = known.get(file) ?? gzipSync(readFileSync(file), {level: 6});
    known.set(file, body);
    // The response has no socket after it has finished.
    const {socket} = request;
    const before = socket.bytesWritten;
    response.once('finish', () => {
      last = performance.now();
      answers.push({
        address: pathname,
        kind,
        bytes: socket.bytesWritten - before,
        isAhead: isAhead(request),
      });
    });
    response.writeHead(file.endsWith('404.html') ? 404 : 200, {
      'content-type': type,
      'content-encoding': 'gzip',
      'content-length': body.length,
      vary: 'Accept-Encoding',
      // Sandboxed frames import modules without an origin.
      ...(request.headers.origin === 'null' && {
        'access-control-allow-origin': '*',
      }),
      'cache-control': HASHED.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    });
    response.end(body);
  });
  // Keeps connections open while a benchmark waits for a page to settle.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    take: () => {
      const taken = answers;
      answers = [];
      return taken;
    },
    lastAnswer: () => last,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Finds the file for an address with or without `.html` or a trailing slash. */
function findFile(dir: string, pathname: string): string {
  const file = path.join(dir, pathname);
  return (
    [file, `${file}.html`, path.join(file, 'index.html')].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    ) ?? path.join(dir, '404.html')
  );
}

function isAhead({headers}: IncomingMessage): boolean {
  return [headers['sec-purpose'], headers['purpose']]
    .join()
    .includes('prefetch');
}
