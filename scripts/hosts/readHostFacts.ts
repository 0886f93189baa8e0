import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  HOST_FACTS_FILE,
  parseHostFacts,
  type HostFacts,
} from '../../src/hosts/hostFacts';

/**
 * Reads what a build says of itself to those who serve it.
 *
 * @param dir - folder of the build
 * @throws Error when there is no build
 */
export function readHostFacts(dir: string): HostFacts {
  const file = path.join(dir, HOST_FACTS_FILE);
  if (!existsSync(file)) {
    throw new Error(
      `No build in ${dir}: expected ${file}. Run "npm run build" first, or name another folder by --dir.`,
    );
  }
  return parseHostFacts(readFileSync(file, 'utf8'));
}
