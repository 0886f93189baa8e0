import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {scratchFolder} from './scratchFolder';

/** Text of a file by its path in a folder. */
export type Files = Readonly<Record<string, string>>;

/** Writes files into a folder. */
export function putFiles(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Makes a scratch folder that holds these files. */
export function folderOf(
  files: Files,
  ...whenDone: [] | [(remove: () => void) => void]
): string {
  const folder = scratchFolder('files', ...whenDone);
  putFiles(folder, files);
  return folder;
}
