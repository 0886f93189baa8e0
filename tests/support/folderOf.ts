import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {scratchFolder} from './scratchFolder';

/** Contents of files by relative path. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

export function putFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Creates a temporary folder with files. */
export function folderOf(
  files: Files,
  ...whenDone: [] | [(remove: () => void) => void]
): string {
  const folder = scratchFolder('files', ...whenDone);
  putFiles(folder, files);
  return folder;
}
