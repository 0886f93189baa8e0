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

/** Module folders of distributions. */
const MODULE_FOLDERS = [
  '/usr/lib/apache2/modules',
  '/usr/lib64/httpd/modules',
  '/usr/local/apache2/modules',
  '/opt/homebrew/lib/httpd/modules',
];

/** Default modules of Debian, plus headers and rewrite. */
export const APACHE_MODULES: readonly string[] = [
  ...['mpm_event', 'authz_core', 'dir', 'mime', 'alias', 'negotiation'],
  ...['autoindex', 'filter', 'deflate', 'headers', 'rewrite'],
];

/** Existing configuration of an Apache server. */
export interface ApacheSetup {
  /** Base path of the site, with a slash at both ends. */
  readonly baseUrl?: string;
  readonly modules?: readonly string[];
  /** Lines of the server configuration. */
  readonly own?: string;
}

/**
 * Serves a folder with Apache and a `.htaccess`.
 *
 * @param root - folder of a build
 * @param htaccess - text of the file
 * @throws Error with the output of Apache if it does not start
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
      // Missing modules are compiled in.
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
 * Serves a folder with Caddy, with a file that a site block imports.
 *
 * @param root - folder of a build
 * @param config - text of the file
 * @throws Error with the output of Caddy if it does not start
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

/** Links each entry of a folder in a new one, so that nothing is copied. */
function symlinkEach(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    symlinkSync(path.resolve(from, name), path.join(to, name));
  }
}
