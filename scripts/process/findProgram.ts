import {accessSync, constants} from 'node:fs';
import path from 'node:path';

/** Whether a file stands there that this user may execute. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds the first of several programs on the search path.
 *
 * @param names - names in order of preference
 * @param searchPath - folders, as in the `PATH` variable
 * @returns the program's full path, or `undefined`
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
