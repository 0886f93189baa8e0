import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists every file in a folder recursively, as relative paths with slashes. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'),
    );
}
