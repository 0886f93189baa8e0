import {cpSync, existsSync, readdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished build in the place of the one before: at once, or file by file where something is
 * mounted there, such as a volume of a container.
 *
 * @param target - folder of the build
 * @param whole - folder beside it that holds the new one, and is gone afterwards
 * @throws Error of the file system
 */
export function putInPlace(
  target: string,
  whole: string,
  rename = renameSync,
): void {
  const before = `${target}-before`;
  clear(before);
  try {
    if (existsSync(target)) {
      rename(target, before);
    }
    rename(whole, target);
  } catch (error) {
    // What is mounted keeps its name: https://man7.org/linux/man-pages/man2/rename.2.html
    if ((error as NodeJS.ErrnoException).code !== 'EBUSY') {
      throw error;
    }
    readdirSync(target).forEach((name) => clear(path.join(target, name)));
    cpSync(whole, target, {recursive: true});
    clear(whole);
  }
  clear(before);
}

/** Takes a folder or file away, if it is there. */
export function clear(name: string): void {
  rmSync(name, {recursive: true, force: true});
}
