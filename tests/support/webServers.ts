import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {request, type IncomingHttpHeaders} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {startCommand} from '../../scripts/process/run';
import {requireWebServer, type WebServer} from '../../scripts/process/tools';

export interface Server {
  /** Origin without a trailing slash. */
  readonly url: string;
  ask(address: string, headers?: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Place {
  /** Free port on `localhost`. */
  readonly port: number;
  /** Folder for files of the server, removed when it closes. */
  readonly folder: string;
  /** Returns the path of a file in the folder. */
  readonly at: (name: string) => string;
}

/** Command line arguments; the server stays in the foreground. */
const ARGUMENTS: Readonly<
  Record<WebServer, (folder: string, config: string) => readonly string[]>
> = {
  nginx: (folder, config) => ['-p', folder, '-e', 'stderr', '-c', config],
  Apache: (folder, config) => ['-X', '-d', folder, '-f', config],
  Caddy: (_, config) => ['run', '--adapter', 'caddyfile', '--config', config],
};

/**
 * Starts a web server and waits until it answers.
 *
 * @param configure - returns the configuration
 * @throws Error with the output of the server if it does not start
 */
async function start(
  program: WebServer,
  configure: (place: Place) => string,
): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-'));
  const at = (name: string) => path.join(folder, name);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  writeFileSync(at('server.conf'), configure({port, folder, at}));
  const running = startCommand({
    program: requireWebServer(program),
    args: ARGUMENTS[program](folder, at('server.conf')),
    // Caddy writes its state there.
    env: {...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder},
    captured: true,
  });
  const close = async () => {
    await running.stop();
    rmSync(folder, {recursive: true, force: true});
  };
  let hasEnded = false;
  void running.ended.then(() => (hasEnded = true));
  while (!(await ask(url, '/').catch(() => undefined))) {
    if (hasEnded) {
      await close();
      throw new Error(`${program} did not start: ${running.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {url, close, ask: (...args) => ask(url, ...args)};
}

/**
 * Starts nginx with a configuration file that is included in a `server` block.
 *
 * @param root - folder of a build
 */
export function startNginx(root: string, config: string): Promise<Server> {
  return startNginxServers(({port, at}) => {
    writeFileSync(at('nginx.inc'), config);
    return `server {
    listen localhost:${port};
    root ${path.resolve(root)};
    include ${at('nginx.inc')};
  }`;
  });
}

/**
 * Starts nginx with `server` blocks.
 *
 * @param configure - returns the blocks; one of them must listen on the port of `localhost`
 */
export function startNginxServers(
  configure: (place: Place) => string,
): Promise<Server> {
  return start('nginx', (place) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place.at(name)};`,
    );
    return `daemon off; master_process off; pid ${place.at('pid')};
error_log stderr warn;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  ${configure(place)}
}
`;
  });
}

/** Folders of Apache modules in common distributions. */
const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/local/apache2/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** The default modules of Debian, plus `headers` and `rewrite`. */
export const APACHE_MODULES: readonly string[] = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'negotiation'],
  ...['autoindex', 'filter', 'deflate', 'headers', 'rewrite'],
];

export interface ApacheSetup {
  /** Path of the site, with a slash at both ends. */
  readonly baseUrl?: string;
  readonly modules?: readonly string[];
  /** Additional lines of the server configuration. */
  readonly own?: string;
}

/**
 * Starts Apache with an `.htaccess` file in the root folder.
 *
 * @param root - folder of a build
 */
export function startApache(
  root: string,
  htaccess: string,
  {baseUrl = '/', modules = APACHE_MODULES, own = ''}: ApacheSetup = {},
): Promise<Server> {
  return start('Apache', ({port, folder, at}) => {
    const site = at(baseUrl === '/' ? 'site' : baseUrl.slice(1, -1));
    mkdirSync(site, {recursive: true});
    for (const name of readdirSync(root)) {
      symlinkSync(path.resolve(root, name), path.join(site, name));
    }
    writeFileSync(path.join(site, '.htaccess'), htaccess);
    const from = MODULE_FOLDERS.find((each) => existsSync(each)) ?? 'modules';
    return [
      `PidFile ${at('pid')}`,
      `Listen localhost:${port}`,
      'ServerName localhost',
      // Modules without a file are compiled in.
      ...modules
        .map((name) => [name, path.join(from, `mod_${name}.so`)] as const)
        .filter(([, file]) => existsSync(file))
        .map(([name, file]) => `LoadModule ${name}_module ${file}`),
      'TypesConfig /dev/null',
      `ErrorLog ${at('log')}`,
      `DocumentRoot ${baseUrl === '/' ? site : folder}`,
      `<Directory ${site}>`,
      'AllowOverride All',
      'Options FollowSymLinks Indexes MultiViews',
      '</Directory>',
      own,
      '',
    ].join('\n');
  });
}

/**
 * Starts Caddy with a file that is imported into a site block.
 *
 * @param root - folder of a build
 */
export function startCaddy(root: string, config: string): Promise<Server> {
  return start('Caddy', ({port, at}) => {
    writeFileSync(at('Caddyfile.inc'), config);
    return `{
	admin off
}
http://localhost:${port} {
	root * ${path.resolve(root)}
	import ${at('Caddyfile.inc')}
}
`;
  });
}

/** Requests an address without normalizing it, unlike `fetch`. */
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

/** Finds a port that is not in use. */
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
