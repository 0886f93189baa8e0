import path from 'node:path';
import {findProgram} from './findProgram';
import {requireTools, type Tool} from './tools';

/** Folders of servers, which the search path of a user may leave out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function webServer(name: string, debian: string, programs: readonly string[]) {
  const find = () =>
    findProgram(
      programs,
      [process.env['PATH'] ?? '', ...SERVER_FOLDERS].join(path.delimiter),
    );
  return {
    name,
    packages: [debian],
    isThere: () => find() !== undefined,
    find,
  } satisfies Tool & {find: unknown};
}

const SERVERS = {
  nginx: webServer('nginx', 'nginx-light', ['nginx']),
  Apache: webServer('Apache', 'apache2-bin', ['apache2', 'httpd']),
  Caddy: webServer('Caddy', 'caddy', ['caddy']),
} as const;

/** Name of a web server. */
export type WebServer = keyof typeof SERVERS;

/** The web servers whose host files are tested. */
export const WEB_SERVERS: readonly Tool[] = Object.values(SERVERS);

/**
 * Finds a web server.
 *
 * @returns the path of its program
 * @throws Error when it is missing
 */
export function requireWebServer(name: WebServer): string {
  requireTools([SERVERS[name]]);
  return SERVERS[name].find()!;
}
