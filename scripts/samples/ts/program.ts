import path from 'node:path';
import ts from 'typescript';
import {SAMPLE_COMPILER_OPTIONS, type ScriptSample} from '../../../src/content';

/** Declarations of the parts of Next.js that samples use. Next.js itself is too large to install for them. */
export const NEXT_TYPES = `
declare module 'next/dynamic' {
  import type {ComponentType, ReactNode} from 'react';

  // Lazy loading of components: https://nextjs.org/docs/app/guides/lazy-loading
  export default function dynamic<P>(
    load: () => Promise<ComponentType<P>>,
    options?: {readonly ssr?: boolean; readonly loading?: () => ReactNode},
  ): ComponentType<P>;
}

// Next.js projects include the types of Node.js.
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};
`;

/**
 * Creates one TypeScript program for all samples and the contract.
 *
 * @param root - root of the repository, where packages that samples import are installed
 * @param contractPath - absolute path of the declaration file of `spreadsheet-sdk`
 * @returns the program, and the path of each sample in it
 */
export function createSampleProgram(
  root: string,
  contractPath: string,
  samples: readonly ScriptSample[],
): {
  readonly program: ts.Program;
  readonly fileOf: (sample: ScriptSample) => string;
} {
  const fileOf = (sample: ScriptSample) =>
    path.join(root, '.samples', sample.path);
  const {options} = ts.convertCompilerOptionsFromJson(
    {
      ...SAMPLE_COMPILER_OPTIONS,
      paths: {'spreadsheet-sdk': [contractPath]},
      types: samples.some(({code}) => /['"]node:/.test(code)) ? ['node'] : [],
    },
    '.',
  );
  const files = new Map([[path.join(root, '.samples/next.d.ts'), NEXT_TYPES]]);
  for (const sample of samples) {
    const file = fileOf(sample);
    for (const {name, source} of sample.modules) {
      files.set(path.join(path.dirname(file), name), source);
    }
    files.set(file, sample.code);
  }
  const program = ts.createProgram(
    [...files.keys(), contractPath],
    options,
    createVirtualHost(options, root, files),
  );
  return {program, fileOf};
}

/** Path → parsed declarations of installed packages, shared by all programs. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/** Path → other files when they were last parsed. Most do not change between two programs. */
const ownFiles = new Map<string, ts.SourceFile>();

/**
 * Creates a compiler host in which virtual files exist besides those on disk, also in folders that do not exist.
 *
 * @param root - working folder of the compiler
 * @param files - absolute path → code
 */
export function createVirtualHost(
  options: ts.CompilerOptions,
  root: string,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const disk = {...host};
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  const parse = (
    file: string,
    code: string,
    version: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ) => {
    const key = `${options.moduleDetection} ${file}`;
    const known = ownFiles.get(key);
    const source =
      known?.text === code ? known : ts.createSourceFile(file, code, version);
    ownFiles.set(key, source);
    return source;
  };
  return Object.assign(host, {
    getCurrentDirectory: () => root,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    directoryExists: (folder) =>
      folders.has(folder) || (disk.directoryExists?.(folder) ?? true),
    getSourceFile: (file, version, ...rest) => {
      if (!files.has(file) && file.includes('/node_modules/')) {
        const known =
          packageFiles.get(file) ?? disk.getSourceFile(file, version, ...rest);
        packageFiles.set(file, known);
        return known;
      }
      const code = host.readFile(file);
      return code === undefined ? undefined : parse(file, code, version);
    },
  } satisfies Partial<ts.CompilerHost>);
}
