import {
  existsSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {ask, freePort, type Server} from './nginx';
import {makeServerFolder, runServer, type ServerFolder} from './serverProcess';

/** Where distributions keep the modules of Apache. */
const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/local/apache2/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** Modules that Debian's Apache has from the start, and the two that the file needs beside them. */
export const APACHE_MODULES: readonly string[] = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'negotiation'],
  ...['autoindex', 'filter', 'deflate', 'headers', 'rewrite'],
];

/** How somebody has set up Apache. */
export interface ApacheSetup {
  /** Path of the site below the host, with a slash at both ends. */
  readonly baseUrl?: string;
  readonly modules?: readonly string[];
  /** Lines of the server's own file. */
  readonly own?: string;
}

/**
 * Serves a folder by Apache, the file beside the others of the folder.
 *
 * @param root - folder of a build
 * @param htaccess - text of the file
 * @throws Error with what Apache says of it
 */
export async function startApache(
  root: string,
  htaccess: string,
  {baseUrl = '/', modules = APACHE_MODULES, own = ''}: ApacheSetup = {},
): Promise<Server> {
  const folder = makeServerFolder();
  const site = folder.at('site');
  symlinkEach(root, site);
  writeFileSync(path.join(site, '.htaccess'), htaccess);
  const from = MODULE_FOLDERS.find((each) => existsSync(each)) ?? 'modules';
  return start('Apache', folder, (port) =>
    [
      `PidFile ${folder.at('pid')}`,
      `Listen localhost:${port}`,
      'ServerName localhost',
      // Those that are not there are built in.
      ...modules
        .map((name) => [name, path.join(from, `mod_${name}.so`)] as const)
        .filter(([, file]) => existsSync(file))
        .map(([name, file]) => `LoadModule ${name}_module ${file}`),
      'TypesConfig /dev/null',
      `ErrorLog ${folder.at('log')}`,
      `DocumentRoot ${baseUrl === '/' ? site : folder.folder}`,
      ...(baseUrl === '/' ? [] : [`Alias ${baseUrl} ${site}/`]),
      `<Directory ${site}>`,
      'AllowOverride All',
      'Options FollowSymLinks Indexes MultiViews',
      '</Directory>',
      own,
      '',
    ].join('\n'),
  );
}

/**
 * Serves a folder by Caddy, as the owner of a server would: the file is imported into a site block.
 *
 * @param root - folder of a build
 * @param config - text of the file
 * @throws Error with what Caddy says of it
 */
export async function startCaddy(
  root: string,
  config: string,
): Promise<Server> {
  const folder = makeServerFolder();
  writeFileSync(folder.at('Caddyfile.inc'), config);
  return start('Caddy', folder, (port) =>
    [
      '{\n\tadmin off\n}',
      `http://localhost:${port} {`,
      `\troot * ${path.resolve(root)}`,
      `\timport ${folder.at('Caddyfile.inc')}`,
      '}\n',
    ].join('\n'),
  );
}

async function start(
  server: 'Apache' | 'Caddy',
  folder: ServerFolder,
  configAt: (port: number) => string,
): Promise<Server> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const close = await runServer(server, folder, configAt(port), () =>
    ask(url, '/').then(
      () => true,
      () => false,
    ),
  );
  return {url, close, ask: (...args) => ask(url, ...args)};
}

/** A folder in which each file and folder of another one stands, and nothing need be copied. */
function symlinkEach(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    symlinkSync(path.resolve(from, name), path.join(to, name));
  }
}
