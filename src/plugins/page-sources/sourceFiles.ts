import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files that pages take texts from.
 *
 * @param sources - files, and folders whose files count, relative to the site's folder
 * @returns absolute paths
 * @throws Error when one of them does not exist
 */
export function sourceFiles(
  siteDir: string,
  sources: readonly string[],
): string[] {
  return sources.flatMap((source) => {
    const file = path.join(siteDir, source);
    return statSync(file).isDirectory()
      ? readdirSync(file).map((name) => path.join(file, name))
      : [file];
  });
}
