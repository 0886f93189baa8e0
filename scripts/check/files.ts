import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  type Dirent,
} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../src/content';

/** The repository's files as checks see them: on disk, or with changes laid over. */
export interface FileTree {
  /** Folder of the disk that the tree stands for. */
  readonly root: string;
  /** Paths relative to the root, with forward slashes, sorted. */
  list(folder: string): readonly string[];
  has(file: string): boolean;
  /** @throws Error when there is no such file */
  read(file: string): string;
  /** Size in bytes. */
  size(file: string): number;
}

/** Reads files below a folder of the disk. */
export function diskFiles(root: string): FileTree {
  const absolute = (file: string) => path.join(root, file);
  return {
    root,
    list: (folder) =>
      existsSync(absolute(folder))
        ? readdirSync(absolute(folder), {recursive: true, withFileTypes: true})
            .filter(isFile)
            .map(({parentPath, name}) =>
              path
                .relative(root, path.join(parentPath, name))
                .split(path.sep)
                .join('/'),
            )
            .sort()
        : [],
    has: (file) =>
      existsSync(absolute(file)) && statSync(absolute(file)).isFile(),
    read: (file) => readFileSync(absolute(file), 'utf8'),
    size: (file) => statSync(absolute(file)).size,
  };
}

/** Whether an entry is a file, or a link to one. */
function isFile(entry: Dirent): boolean {
  return (
    entry.isFile() ||
    (entry.isSymbolicLink() &&
      statSync(path.join(entry.parentPath, entry.name)).isFile())
  );
}

/** A tree that is asked once for each list, each text and what there is: it may not change meanwhile. */
export function memoizeFiles(files: FileTree): FileTree {
  return {
    ...files,
    list: memoize(files.list),
    has: memoize(files.has),
    read: memoize(files.read),
  };
}

/** Makes a function answer each question once: checks ask for the same files again and again. */
function memoize<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, ask(text));
    }
    return answers.get(text)!;
  };
}

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
