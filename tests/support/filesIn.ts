import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Every file below a folder: paths relative to it, with slashes. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) =>
      path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'),
    );
}
