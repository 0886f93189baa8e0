import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
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
        ? readdirSync(absolute(folder), {recursive: true, encoding: 'utf8'})
            .map((name) =>
              path.posix.join(folder, name.split(path.sep).join('/')),
            )
            .filter((file) => statSync(absolute(file)).isFile())
            .sort()
        : [],
    has: (file) =>
      existsSync(absolute(file)) && statSync(absolute(file)).isFile(),
    read: (file) => readFileSync(absolute(file), 'utf8'),
    bytes: (file) => readFileSync(absolute(file)),
    size: (file) => statSync(absolute(file)).size,
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
      const added = Object.keys(changes).filter((file) =>
        file.startsWith(`${folder}/`),
      );
      return [...new Set([...base.list(folder), ...added])]
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
