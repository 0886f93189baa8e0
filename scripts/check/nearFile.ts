import path from 'node:path';
import {didYouMean} from '../../src/sets/didYouMean';
import type {FileTree} from './files';

/** Whether a file is there by this very name: some machines take another case of letters for the same, servers do not. */
export function hasExactly(files: FileTree, file: string): boolean {
  return files.has(file) && files.list(path.posix.dirname(file)).includes(file);
}

/** What to do about a file that is not there: the one of the same name in other letters, or of a similar name beside it. */
export function fileAdvice(files: FileTree, file: string): string {
  const beside = files.list(path.posix.dirname(file));
  const same = beside.find(
    (other) => other.toLowerCase() === file.toLowerCase(),
  );
  if (same !== undefined) {
    return `${same} is there: the two differ in upper and lower case, which servers tell apart. Write the name as the file has it.`;
  }
  const near = didYouMean(
    path.posix.basename(file),
    beside.map((other) => path.posix.basename(other)),
  );
  return `${near}Correct the path, or put the file there.`;
}
