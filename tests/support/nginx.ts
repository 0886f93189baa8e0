import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {requireNginx} from '../../scripts/process/nginx';
import {startCommand} from '../../scripts/process/run';

/** A running nginx. */
export interface Nginx {
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
export async function startNginx(root: string, config: string): Promise<Nginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  const port = await freePort();
  writeFileSync(inFolder('nginx.inc'), config);
  writeFileSync(
    inFolder('nginx.conf'),
    `daemon off; master_process off; pid ${inFolder('pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${inFolder(name)};`)
    .join('\n  ')}
  server {
    listen localhost:${port};
    root ${path.resolve(root)};
    include ${inFolder('nginx.inc')};
  }
}
`,
  );
  const server = startCommand({
    program: await requireNginx(),
    args: ['-p', folder, '-e', 'stderr', '-c', inFolder('nginx.conf')],
    captured: true,
  });
  const close = async () => {
    await server.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  const url = `http://localhost:${port}`;
  let ended = false;
  void server.ended.then(() => {
    ended = true;
  });
  const answers = () =>
    ask(url, '/').then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (ended) {
      await close();
      throw new Error(`nginx did not start: ${server.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const {port} = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
