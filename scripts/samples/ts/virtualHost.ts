import path from 'node:path';
import ts from 'typescript';

/** Declarations of installed packages, parsed once for every program. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Other files as they were last parsed: most have not changed when they are asked for again. */
const ownFiles = new Map<string, ts.SourceFile>();

/**
 * A compiler's view of the disk with files laid over it, in folders that need not exist there.
 *
 * @param root - folder in which the compiler works
 * @param files - code by absolute path
 */
export function virtualHost(
  options: ts.CompilerOptions,
  root: string,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const onDisk = {...host};
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  host.getCurrentDirectory = () => root;
  host.fileExists = (file) => files.has(file) || onDisk.fileExists(file);
  host.readFile = (file) => files.get(file) ?? onDisk.readFile(file);
  host.directoryExists = (folder) =>
    folders.has(folder) || (onDisk.directoryExists?.(folder) ?? true);
  host.getSourceFile = (file, version, ...rest) => {
    if (!files.has(file) && file.includes('/node_modules/')) {
      const known =
        packageFiles.get(file) ?? onDisk.getSourceFile(file, version, ...rest);
      packageFiles.set(file, known);
      return known;
    }
    const code = host.readFile(file);
    return code === undefined ? undefined : parsed(file, code, version);
  };
  return host;

  function parsed(
    file: string,
    code: string,
    version: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ): ts.SourceFile {
    const key = `${options.moduleDetection} ${file}`;
    const known = ownFiles.get(key);
    const source =
      known?.text === code ? known : ts.createSourceFile(file, code, version);
    ownFiles.set(key, source);
    return source;
  }
}
