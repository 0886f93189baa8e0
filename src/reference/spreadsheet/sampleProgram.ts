import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without the types of the DOM, which take longer to read than all samples.
  lib: ['lib.es2022.d.ts'],
  types: [],
  jsx: ts.JsxEmit.Preserve,
  strict: true,
};

const parsed = new Map<string, ts.SourceFile>();

/** Creates one TypeScript program of all samples. Unchanged files are parsed once per process. */
export function createSampleProgram(
  texts: ReadonlyMap<string, string>,
  contractFile: string,
  packageName: string,
): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  host.getSourceFile = (file, options) => {
    const text = texts.get(file) ?? ts.sys.readFile(file);
    const known = parsed.get(file);
    if (text === undefined || known?.text === text) {
      return known;
    }
    const source = ts.createSourceFile(file, text, options);
    parsed.set(file, source);
    return source;
  };
  host.resolveModuleNameLiterals = (names) =>
    names.map(({text}) => ({
      resolvedModule:
        text === packageName
          ? {resolvedFileName: contractFile, extension: ts.Extension.Dts}
          : undefined,
    }));
  return ts.createProgram([contractFile, ...texts.keys()], OPTIONS, host);
}
