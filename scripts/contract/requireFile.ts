import {statSync} from 'node:fs';

/**
 * Makes sure that a contract is there before it is read.
 *
 * @param usage - how the command is used
 * @throws Error naming the file, and how to come by one
 */
export function requireFile(file: string, usage: string): void {
  const stats = statSync(file, {throwIfNoEntry: false});
  if (!stats?.isFile()) {
    throw new Error(
      `${file}: expected a C header (.h) or a declaration file (.d.ts), found ${stats ? 'a folder' : 'no file of this name'}. Correct the path. The contracts stand in contracts/; an earlier text of one comes out of git: git show COMMIT:contracts/ocr/argo_sdk.h > old.h\n${usage}`,
    );
  }
}
