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

/** A running server. */
export interface Server {
  /** Origin without a slash at its end. */
  readonly url: string;
  /** Asks for an address as it is written, which `fetch` would tidy up. */
  ask(address: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Serves a folder as the owner of a server would: the file is included in a `server` block.
 *
 * @param root - folder of a build
 * @param config - text of the file
 * @throws Error with what nginx says of it
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
 * Runs servers that a test writes itself.
 *
 * @param serversAt - their blocks, one of them at the port of `localhost` that it is given
 * @throws Error with what nginx says of it
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

/** Asks a server for an address as it is written, which `fetch` would tidy up. */
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

/** A port that nothing listens on. */
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
