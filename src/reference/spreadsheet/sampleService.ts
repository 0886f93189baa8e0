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

/** Comments are not needed. */
const PARSING = ts.JSDocParsingMode.ParseNone;

/** Keeps the parsed files of the process. */
const registry = ts.createDocumentRegistry(true, '/', PARSING);

/** Creates the language service of a program of all samples. */
export function createSampleService(
  texts: ReadonlyMap<string, string>,
  contractFile: string,
  packageName: string,
): ts.LanguageService {
  const readFile = (file: string) => texts.get(file) ?? ts.sys.readFile(file);
  return ts.createLanguageService(
    {
      // Tells the service that no file changes, so that it does not compare all files on each call.
      getProjectVersion: () => '1',
      getCompilationSettings: () => OPTIONS,
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => [contractFile, ...texts.keys()],
      getScriptVersion: (file) => ts.sys.createHash!(readFile(file) ?? ''),
      getScriptSnapshot: (file) => {
        const text = readFile(file);
        return text === undefined
          ? undefined
          : ts.ScriptSnapshot.fromString(text);
      },
      fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
      readFile,
      jsDocParsingMode: PARSING,
      resolveModuleNameLiterals: (names) =>
        names.map(({text}) => ({
          resolvedModule:
            text === packageName
              ? {resolvedFileName: contractFile, extension: ts.Extension.Dts}
              : undefined,
        })),
    },
    registry,
  );
}
