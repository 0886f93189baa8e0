import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  listFiles,
  suggestName,
  type FileProblem,
  type ProblemText,
} from '../../src/content';
import {formatReceived} from '../../src/site/escaping';

/** Files of the repository, on disk or with changes on top. */
export interface FileTree {
  readonly root: string;
  /** Paths relative to the root, with forward slashes, sorted. */
  list(folder: string): readonly string[];
  has(file: string): boolean;
  /** @throws Error when there is no such file */
  read(file: string): string;
  /** In bytes. */
  size(file: string): number;
}

/** A file tree on disk. */
export function createDiskFileTree(root: string): FileTree {
  const stat = (file: string) =>
    statSync(path.join(root, file), {throwIfNoEntry: false});
  const has = (file: string) => stat(file)?.isFile() ?? false;
  return {
    root,
    list: (folder) => listFiles(root, folder).filter(has),
    has,
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
    size: (file) => stat(file)!.size,
  };
}

/** Caches a tree whose files do not change meanwhile. */
export function cacheFileTree(files: FileTree): FileTree {
  return {
    ...files,
    list: cacheResults(files.list),
    has: cacheResults(files.has),
    read: cacheResults(files.read),
  };
}

function cacheResults<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, ask(text));
    }
    return answers.get(text)!;
  };
}

/** Line number, from 1, of an offset. */
export function getLineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/**
 * First line, from 1, that contains a text, or line 1 if there is none. Locates problems in data modules,
 * whose values have no position.
 */
export function findLineOfText(
  files: FileTree,
  file: string,
  text: string,
): number {
  const index = files.has(file) ? files.read(file).indexOf(text) : -1;
  return index < 0 ? 1 : getLineAt(files.read(file), index);
}

/** Reads a table by id. A missing file is an empty table. */
export function readJsonTable(
  files: FileTree,
  file: string,
): Readonly<Record<string, unknown>> {
  return files.has(file)
    ? (JSON.parse(files.read(file)) as Readonly<Record<string, unknown>>)
    : {};
}

/** Reports the entries of a table that have a fault, at their lines. */
export function findTableProblems(
  files: FileTree,
  file: string,
  findFault: (id: string, entry: unknown) => ProblemText | undefined,
): FileProblem[] {
  return Object.entries(readJsonTable(files, file)).flatMap(([id, entry]) => {
    const fault = findFault(id, entry);
    const line = findLineOfText(files, file, JSON.stringify(id));
    const found = `"${formatReceived(id)}": ${fault?.found}`;
    return fault ? [{...fault, file, line, found}] : [];
  });
}

/** Compares names in upper and lower case: servers distinguish them, some file systems do not. */
export function hasExactCase(files: FileTree, file: string): boolean {
  return files.has(file) && files.list(path.posix.dirname(file)).includes(file);
}

/** Suggests a file whose name differs in case, or is similar. */
export function suggestFile(files: FileTree, file: string): string {
  const beside = files.list(path.posix.dirname(file));
  const same = beside.find(
    (other) => other.toLowerCase() === file.toLowerCase(),
  );
  if (same !== undefined) {
    return `${same} exists: the names differ in upper and lower case, which servers distinguish. Write the name of the file.`;
  }
  const near = suggestName(
    path.posix.basename(file),
    beside.map((other) => path.posix.basename(other)),
  );
  return `${near}Correct the path, or put the file there.`;
}
