import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, readFileSync, realpathSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

// Docusaurus loads the configuration and everything that it imports through jiti 1, which keeps what it
// made of each file under the file's path. A copy of the repository is at another path, and would pay
// for all of it again: more than a tenth of what its build costs.

/** Where jiti keeps what it made. */
const CACHE = path.join(tmpdir(), 'node-jiti');

/** The name under which jiti keeps what it made of a file. */
function cachedAs(file: string): string {
  const hash = createHash('md5').update(file).digest('hex').slice(0, 8);
  const folder = path.basename(path.dirname(file));
  return path.join(CACHE, `${folder}-${path.basename(file)}.${hash}.js`);
}

/**
 * Lets a copy of the repository use what jiti has made of the repository's own files. A copied file that
 * differs is made anew, for jiti compares the sources; one that knows its own path is never shared. What
 * jiti has not made yet, or keeps elsewhere, the copy makes itself.
 *
 * @param files - relative to both folders
 */
export function shareTransforms(
  files: readonly string[],
  repository: string,
  copy: string,
): void {
  const [from, to] = [realpathSync(repository), realpathSync(copy)];
  for (const file of files.filter((name) => /\.m?tsx?$/.test(name))) {
    const made = cachedAs(path.join(from, file));
    if (existsSync(made) && !readFileSync(made, 'utf8').includes(from)) {
      copyFileSync(made, cachedAs(path.join(to, file)));
    }
  }
}
