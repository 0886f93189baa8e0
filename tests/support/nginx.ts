import {writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {
  makeServerFolder,
  runServer,
  temporaryFiles,
  type ServerFolder,
} from './serverProcess';

export interface Server {
  /** Origin without a trailing slash. */
  readonly url: string;
  /** Requests an address without normalising it as `fetch` does. */
  ask(address: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Serves a folder with nginx and a file that a `server` block includes.
 *
 * @param root - folder of a build
 * @param config - text of the file
 * @throws Error with the output of nginx if it does not start
 */
export async function startNginx(
  root: string,
  config: string,
): Promise<Server> {
  return startServers((port, folder) => {
    writeFileSync(folder.at('nginx.inc'), config);
    return `server {
    listen localhost:${port};
    root ${path.resolve(root)};
    include ${folder.at('nginx.inc')};
  }`;
  });
}

/**
 * Runs nginx with `server` blocks of a test.
 *
 * @param serversAt - makes the blocks, one of which listens on the given port of `localhost`
 * @throws Error with the output of nginx if it does not start
 */
export async function startServers(
  serversAt: (port: number, folder: ServerFolder) => string,
): Promise<Server> {
  const folder = makeServerFolder();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const close = await runServer(
    'nginx',
    folder,
    `daemon off; master_process off; pid ${folder.at('pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporaryFiles(folder)}
  ${serversAt(port, folder)}
}
`,
    () =>
      ask(url, '/').then(
        () => true,
        () => false,
      ),
  );
  return {url, close, ask: (...args) => ask(url, ...args)};
}

/** Requests an address without normalising it as `fetch` does. */
export function ask(
  url: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, {path: address, headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Finds a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
