import path from 'node:path';
import {findProgram} from './findProgram';
import {runCommand} from './run';

/** Installed software that a command requires. */
export interface Tool {
  readonly name: string;
  /** Debian packages. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

const debianPackages = (tools: readonly Tool[]) =>
  tools.flatMap(({packages}) => packages);

/** @throws Error naming missing tools and their Debian packages */
export function requireTools(tools: readonly Tool[]): void {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    throw new Error(
      `Not installed: ${missing.map(({name}) => name).join(', ')}. On Debian: apt-get install ${debianPackages(missing).join(' ')}`,
    );
  }
}

/**
 * Installs missing tools if possible. Only `npm test` installs software without asking.
 *
 * @throws Error naming tools that are still missing
 */
export async function installTools(tools: readonly Tool[]): Promise<void> {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    await installDebianPackages(debianPackages(missing));
  }
  requireTools(tools);
}

/** Installs Debian packages if this user is root and apt-get exists. */
export async function installDebianPackages(
  packages: readonly string[],
): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    return;
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  // New images have no package lists. If the update fails, old lists may still work.
  await runCommand({program: 'apt-get', args: ['update', '-q'], env});
  await runCommand({
    program: 'apt-get',
    args: ['install', '-y', '-q', '--no-install-recommends', ...packages],
    env,
  });
}

/** Folders of servers that may not be on the `PATH` of a user. */
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

export type WebServer = keyof typeof SERVERS;

export const WEB_SERVERS: readonly Tool[] = Object.values(SERVERS);

/**
 * Returns the path of a web server's program.
 *
 * @throws Error when it is not installed
 */
export function requireWebServer(name: WebServer): string {
  requireTools([SERVERS[name]]);
  return SERVERS[name].find()!;
}
