import type {FileTree} from '../../scripts/check/files';

/**
 * Applies changes to a file tree.
 *
 * @param changes - new text by path; `null` removes the file
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
    size: (file) =>
      changed(file) ? Buffer.byteLength(changes[file] ?? '') : base.size(file),
  };
}
