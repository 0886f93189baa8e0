import type {FileTree} from './files';

/**
 * Line of a file, from 1, on which a text first stands; line 1 when it does not.
 * For problems in data modules, whose values carry no position.
 */
export function lineOfText(
  files: FileTree,
  file: string,
  text: string,
): number {
  if (!files.has(file)) {
    return 1;
  }
  const index = files.read(file).indexOf(text);
  return index < 0 ? 1 : files.read(file).slice(0, index).split('\n').length;
}
