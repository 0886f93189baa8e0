import {accessSync, constants} from 'node:fs';
import path from 'node:path';

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
