import path from 'node:path';
import {
  canInstallDebianPackages,
  installDebianPackages,
} from './debianPackages';
import {findProgram} from './findProgram';

/** Where servers stand, which the search path of a user may leave out. */
const SERVER_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** Finds nginx on the search path, or where servers are installed. */
export function findNginx(
  searchPath: string = process.env['PATH'] ?? '',
): string | undefined {
  return findProgram(
    ['nginx'],
    [searchPath, ...SERVER_FOLDERS].join(path.delimiter),
  );
}

/**
 * Finds nginx, else installs it.
 *
 * @returns the program's path
 * @throws Error when there is none and none can be installed
 */
export async function requireNginx(): Promise<string> {
  if (!findNginx() && canInstallDebianPackages()) {
    await installDebianPackages(['nginx-light']);
  }
  const found = findNginx();
  if (!found) {
    throw new Error(
      `No nginx on the PATH or in ${SERVER_FOLDERS.join(', ')}; the files of hosts are tested in it. On Debian: apt-get install nginx-light.`,
    );
  }
  return found;
}
