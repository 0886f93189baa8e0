import ts from 'typescript';

/** A sample as the compiler sees it. */
export interface ProgramSample {
  /** Path of its own, which need not exist. */
  readonly path: string;
  /** Code of the fences that it continues, then its own. */
  readonly code: string;
}

/**
 * As much of the language as leads from one member of the contract to the next: the compiler's own
 * declarations of it, and those of browsers and frameworks, take longer to read than all samples.
 */
const LANGUAGE = `
interface SymbolConstructor { readonly iterator: unique symbol }
declare var Symbol: SymbolConstructor;
interface IteratorResult<T, R = any> { done?: boolean; value: T | R }
interface Iterator<T, R = any, N = any> { next(value?: N): { done?: false; value: T } }
interface Iterable<T, R = any, N = any> { [Symbol.iterator](): Iterator<T, R, N> }
interface IterableIterator<T, R = any, N = any> extends Iterator<T, R, N> {
  [Symbol.iterator](): IterableIterator<T, R, N>;
}
interface ReadonlyArray<T> extends Iterable<T> {
  readonly [index: number]: T;
  readonly length: number;
  at(index: number): T | undefined;
  entries(): IterableIterator<[number, T]>;
  filter(test: (item: T, index: number) => unknown): T[];
  find(test: (item: T, index: number) => unknown): T | undefined;
  flat(): (T extends readonly (infer Inner)[] ? Inner : T)[];
  flatMap<U>(change: (item: T, index: number) => U | readonly U[]): U[];
  forEach(call: (item: T, index: number) => void): void;
  map<U>(change: (item: T, index: number) => U): U[];
}
interface Array<T> extends ReadonlyArray<T> { [index: number]: T }
interface PromiseLike<T> { then<U>(next: (value: T) => U | PromiseLike<U>): PromiseLike<U> }
interface Promise<T> {
  then<U>(next: (value: T) => U | PromiseLike<U>, fail?: (error: any) => U): Promise<U>;
  catch(fail: (error: any) => unknown): Promise<T>;
  finally(last: () => void): Promise<T>;
}
interface Object {} interface Function {} interface CallableFunction {}
interface NewableFunction {} interface IArguments {} interface String {}
interface Number {} interface Boolean {} interface RegExp {}
interface Date {} interface Error {}
declare var Error: new (message?: string, options?: unknown) => Error;
type Partial<T> = {[K in keyof T]?: T[K]};
type Readonly<T> = {readonly [K in keyof T]: T[K]};
type Awaited<T> = T extends PromiseLike<infer U> ? U : T;
`;
const LANGUAGE_FILE = '/language.d.ts';

const OPTIONS: ts.CompilerOptions = {
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  noLib: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  types: [],
};

const MODULE = 'spreadsheet-sdk';

/**
 * Makes a program of samples that import the contract and nothing else.
 *
 * @param contract - path of the declarations that stand for the module
 */
export function sampleProgram(
  contract: string,
  samples: readonly ProgramSample[],
): ts.Program {
  const files = new Map([
    [LANGUAGE_FILE, LANGUAGE],
    ...samples.map(({path, code}) => [path, code] as const),
  ]);
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    getSourceFile: (file, version) => {
      const code = files.get(file) ?? disk.readFile(file);
      return code === undefined
        ? undefined
        : ts.createSourceFile(file, code, version);
    },
    resolveModuleNameLiterals: (names) =>
      names.map(({text}) => ({
        resolvedModule:
          text === MODULE
            ? {resolvedFileName: contract, extension: ts.Extension.Dts}
            : undefined,
      })),
  };
  return ts.createProgram([...files.keys(), contract], OPTIONS, host);
}
