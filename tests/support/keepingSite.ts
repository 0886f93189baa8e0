import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where npm says which packages are installed. */
export const PACKAGES = 'node_modules/.package-lock.json';

/** Makes the folders that kept results depend on, without a module, and a list of packages without one. */
export function makeKeepingSite(root: string): void {
  for (const folder of ['src', 'runtime', 'contracts', 'node_modules']) {
    mkdirSync(path.join(root, folder), {recursive: true});
  }
  writeFileSync(path.join(root, PACKAGES), '{}');
}
