import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

export type Kind = 'HTML' | 'script' | 'style' | 'fonts' | 'other';

/** What was sent for one request. */
export interface Answer {
  readonly address: string;
  readonly kind: Kind;
  /** Head and body, as they go over the line. */
  readonly bytes: number;
  /** The browser asked for it ahead of need. */
  readonly isAhead: boolean;
}

/** A server that notes what it sends. */
export interface SiteServer {
  readonly url: string;
  /** Answers since the last call. */
  take(): Answer[];
  /** Time of the last answer, on the clock of `performance.now()`. */
  lastAnswer(): number;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, readonly [type: string, kind: Kind]>> = {
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

/** Folders whose files change their names with what they hold. */
const HASHED = /^\/(?:assets|_astro)\//;

/**
 * Serves the build of any tool in the same way: gzip at level 6, few headers, hashed files kept by
 * the browser, pages asked about anew. Unlike the site's own server it knows no canonical addresses:
 * each tool has its own.
 */
export async function serveSite(dir: string): Promise<SiteServer> {
  const known = new Map<string, Buffer>();
  let answers: Answer[] = [];
  let last = performance.now();
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(dir, decodeURIComponent(pathname));
    const [type, kind] = TYPES[path.extname(file)] ?? OTHER;
    const body = known.get(file) ?? gzipSync(readFileSync(file), {level: 6});
    known.set(file, body);
    // The answer lets go of its socket when it is finished.
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
      // What a sandboxed frame imports must be open to pages without an origin.
      ...(request.headers.origin === 'null' && {
        'access-control-allow-origin': '*',
      }),
      'cache-control': HASHED.test(pathname)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
    });
    response.end(body);
  });
  // A reader's connection does not end while a benchmark waits for a page to settle.
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

/** The file behind an address, with or without `.html` and a slash at its end. */
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
