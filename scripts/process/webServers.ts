import path from 'node:path';
import {findProgram} from './findProgram';
import {requireTools, type Tool} from './tools';

/** Names of each web server's program; host files are tested in all of them. */
const PROGRAMS = {
  nginx: ['nginx'],
  Apache: ['apache2', 'httpd'],
  Caddy: ['caddy'],
} as const;

/** Name of a web server. */
export type WebServer = keyof typeof PROGRAMS;

/** Where servers stand, which the search path of a user may leave out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function find(server: WebServer): string | undefined {
  return findProgram(
    PROGRAMS[server],
    [process.env['PATH'] ?? '', ...SERVER_FOLDERS].join(path.delimiter),
  );
}

const tool = (name: WebServer, debian: string): Tool => ({
  name,
  packages: [debian],
  isThere: () => find(name) !== undefined,
});

/** The web servers that tests run. */
export const WEB_SERVERS: readonly Tool[] = [
  tool('nginx', 'nginx-light'),
  tool('Apache', 'apache2-bin'),
  tool('Caddy', 'caddy'),
];

/**
 * Finds a web server.
 *
 * @returns the path of its program
 * @throws Error when it is missing
 */
export function requireWebServer(server: WebServer): string {
  requireTools(WEB_SERVERS.filter(({name}) => name === server));
  return find(server)!;
}
