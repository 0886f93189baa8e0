import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

/**
 * Creates a temporary folder that is removed after use.
 *
 * @param name - prefix of the name of the folder
 * @param whenDone - `afterAll` of Vitest, or `onTestFinished` inside a test
 */
export function scratchFolder(
  name: string,
  whenDone: (remove: () => void) => void = afterAll,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  whenDone(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
