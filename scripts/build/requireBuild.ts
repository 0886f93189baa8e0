import {existsSync} from 'node:fs';
import path from 'node:path';
import {SITE_INFO_FILE} from '@document-sdk/host-files';

/** @throws Error unless the folder holds a finished build of this site */
export function requireBuild(dir: string): void {
  const file = path.join(dir, SITE_INFO_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
}
