import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

/**
 * Makes a folder for a test's files, and takes it away after use.
 *
 * @param name - begins the folder's name
 * @param whenDone - Vitest's `afterAll`, or `onTestFinished` for a folder that is made inside a test
 */
export function scratchFolder(
  name: string,
  whenDone: (remove: () => void) => void = afterAll,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  whenDone(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}
