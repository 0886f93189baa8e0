import type {FileTree} from './files';
import {loadedLate} from './types';

/** Files of data can be read as what their endings say. */
export const dataSyntax = loadedLate(
  'data syntax',
  'files',
  () => import('./rules/dataSyntax'),
);

/** Folders of the JSON that other checks read. */
const FOLDERS = ['src', 'i18n'];

/** Whether every JSON file that checks read is JSON. */
export function isDataReadable(files: FileTree): boolean {
  return FOLDERS.flatMap((folder) => files.list(folder))
    .filter((file) => file.endsWith('.json'))
    .every((file) => {
      try {
        JSON.parse(files.read(file));
        return true;
      } catch {
        return false;
      }
    });
}
