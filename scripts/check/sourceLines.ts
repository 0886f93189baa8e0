import type {FileTree} from './files';

/** Line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/**
 * Line of a file, from 1, on which a text first stands; line 1 when it does not.
 * For problems in data modules, whose values carry no position.
 */
export function lineOfText(
  files: FileTree,
  file: string,
  text: string,
): number {
  const index = files.has(file) ? files.read(file).indexOf(text) : -1;
  return index < 0 ? 1 : lineAt(files.read(file), index);
}

/** JSON as it is read; `undefined` for a text that is no object of JSON, which the rule of data names. */
export function parsedJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value ? value : undefined;
  } catch {
    return undefined;
  }
}
