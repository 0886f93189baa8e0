import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  type Dirent,
} from 'node:fs';
import path from 'node:path';

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
