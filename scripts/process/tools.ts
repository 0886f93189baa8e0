import path from 'node:path';
import {findProgram} from './findProgram';
import {runCommand} from './run';

/** Programs or other files that a command needs from the system. */
export interface Tool {
  readonly name: string;
  /** Debian packages that bring it. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

const packagesOf = (tools: readonly Tool[]) =>
  tools.flatMap(({packages}) => packages);

/** @throws Error naming the tools that are missing, and what installs them on Debian */
export function requireTools(tools: readonly Tool[]): void {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    throw new Error(
      `Not installed: ${missing.map(({name}) => name).join(', ')}. On Debian: apt-get install ${packagesOf(missing).join(' ')}`,
    );
  }
}

/**
 * Installs the tools that are missing, where it can: `npm test` alone does so without being asked.
 *
 * @throws Error naming those that are still missing
 */
export async function installTools(tools: readonly Tool[]): Promise<void> {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    await installDebianPackages(packagesOf(missing));
  }
  requireTools(tools);
}

/** Installs Debian packages where this user can: as root, with apt-get. */
export async function installDebianPackages(
  packages: readonly string[],
): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    return;
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  // A fresh image has no package lists; a failed update may still leave usable ones.
  await runCommand({program: 'apt-get', args: ['update', '-q'], env});
  await runCommand({
    program: 'apt-get',
    args: ['install', '-y', '-q', '--no-install-recommends', ...packages],
    env,
  });
}

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
