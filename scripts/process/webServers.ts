import path from 'node:path';
import {
  canInstallDebianPackages,
  installDebianPackages,
} from './debianPackages';
import {findProgram} from './findProgram';

/** Web servers that the files of hosts are tested in: names of the program, and Debian's package with it. */
const WEB_SERVERS = {
  nginx: {programs: ['nginx'], debian: 'nginx-light'},
  Apache: {programs: ['apache2', 'httpd'], debian: 'apache2-bin'},
  Caddy: {programs: ['caddy'], debian: 'caddy'},
} as const;

/** Name of a web server. */
export type WebServer = keyof typeof WEB_SERVERS;

/** Where servers stand, which the search path of a user may leave out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function find(server: WebServer): string | undefined {
  return findProgram(
    WEB_SERVERS[server].programs,
    [process.env['PATH'] ?? '', ...SERVER_FOLDERS].join(path.delimiter),
  );
}

/**
 * Finds web servers, else installs them.
 *
 * @returns the path of each one's program
 * @throws Error when one is missing and cannot be installed
 */
export async function requireWebServers(
  servers = Object.keys(WEB_SERVERS) as readonly WebServer[],
): Promise<string[]> {
  const missing = servers.filter((server) => !find(server));
  const packages = missing.map((server) => WEB_SERVERS[server].debian);
  if (missing.length > 0 && canInstallDebianPackages()) {
    await installDebianPackages(packages);
  }
  return servers.map((server) => {
    const found = find(server);
    if (!found) {
      throw new Error(
        `No ${server} on the PATH or in ${SERVER_FOLDERS.join(', ')}; the files of hosts are tested in it. On Debian: apt-get install ${WEB_SERVERS[server].debian}.`,
      );
    }
    return found;
  });
}
