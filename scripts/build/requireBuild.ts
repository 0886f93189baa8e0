import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE_INFO_FILE} from '@document-sdk/host-files';

/**
 * Checks that a folder contains a finished build of this site.
 * @throws Error if it does not
 */
export function requireBuild(dir: string): void {
  const file = path.join(dir, SITE_INFO_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
}
