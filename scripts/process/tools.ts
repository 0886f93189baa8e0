import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {runCommand} from './run';

/** Software that must be installed for a command. */
export interface RequiredTool {
  readonly name: string;
  /** Debian packages that contain the software. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

const debianPackages = (tools: readonly RequiredTool[]) =>
  tools.flatMap(({packages}) => packages);

/**
 * Checks that tools are installed.
 * @throws Error naming missing tools and their Debian packages
 */
export function requireTools(tools: readonly RequiredTool[]): void {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    throw new Error(
      `Not installed: ${missing.map(({name}) => name).join(', ')}. On Debian: apt-get install ${debianPackages(missing).join(' ')}`,
    );
  }
}

/**
 * Installs missing tools if possible. Only `npm test` calls this function, because other commands must not
 * install software.
 *
 * @throws Error naming tools that are still missing
 */
export async function installTools(
  tools: readonly RequiredTool[],
): Promise<void> {
  const missing = tools.filter(({isThere}) => !isThere());
  if (missing.length > 0) {
    await installDebianPackages(debianPackages(missing));
  }
  requireTools(tools);
}

/** Installs Debian packages if the user is root and apt-get exists. */
export async function installDebianPackages(
  packages: readonly string[],
): Promise<void> {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) {
    return;
  }
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  console.log(`Installing ${packages.join(', ')} with apt-get`);
  // Updates the package lists, because new container images have none. If the update fails, old lists may
  // still work.
  await runCommand({program: 'apt-get', args: ['update', '-q'], env});
  await runCommand({
    program: 'apt-get',
    args: ['install', '-y', '-q', '--no-install-recommends', ...packages],
    env,
  });
}

/** Folders with web servers that may not be on the user's `PATH`. */
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
  } satisfies RequiredTool & {find: unknown};
}

const SERVERS = {
  nginx: webServer('nginx', 'nginx-light', ['nginx']),
  Apache: webServer('Apache', 'apache2-bin', ['apache2', 'httpd']),
  Caddy: webServer('Caddy', 'caddy', ['caddy']),
} as const;

export type WebServer = keyof typeof SERVERS;

export const WEB_SERVERS: readonly RequiredTool[] = Object.values(SERVERS);

/**
 * Returns the path of a web server program.
 *
 * @throws Error if it is not installed
 */
export function requireWebServer(name: WebServer): string {
  requireTools([SERVERS[name]]);
  return SERVERS[name].find()!;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first of several programs that is installed.
 *
 * @param names - names in order of preference
 * @param searchPath - folders in the format of the `PATH` variable
 */
export function findProgram(
  names: readonly string[],
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}
