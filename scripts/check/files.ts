import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  type Dirent,
} from 'node:fs';
import path from 'node:path';
import {memoize} from './memoize';

/** The repository's files as checks see them: on disk, or with changes laid over. */
export interface FileTree {
  /** Folder of the disk that the tree stands for. */
  readonly root: string;
  /** Paths relative to the root, with forward slashes, sorted. */
  list(folder: string): readonly string[];
  has(file: string): boolean;
  /** @throws Error when there is no such file */
  read(file: string): string;
  /** @throws Error when there is no such file */
  bytes(file: string): Uint8Array;
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
    bytes: (file) => readFileSync(absolute(file)),
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

/**
 * Lays changes over a file tree, for trying out what a check says to them.
 *
 * @param changes - new text by path; `null` takes the file away
 */
export function overlayFiles(
  base: FileTree,
  changes: Readonly<Record<string, string | null>>,
): FileTree {
  const changed = (file: string) => Object.hasOwn(changes, file);
  const read = (file: string) => {
    const text = changed(file) ? changes[file] : base.read(file);
    if (text === null || text === undefined) {
      throw new Error(`${file}: no such file`);
    }
    return text;
  };
  return {
    root: base.root,
    list: (folder) => {
      const listed = base.list(folder);
      const below = Object.keys(changes).filter((file) =>
        file.startsWith(`${folder}/`),
      );
      if (below.length === 0) {
        return listed;
      }
      return [...new Set([...listed, ...below])]
        .filter((file) => changes[file] !== null)
        .sort();
    },
    has: (file) => (changed(file) ? changes[file] !== null : base.has(file)),
    read,
    bytes: (file) =>
      changed(file) ? Buffer.from(read(file)) : base.bytes(file),
    size: (file) =>
      changed(file) ? Buffer.byteLength(changes[file] ?? '') : base.size(file),
  };
}
