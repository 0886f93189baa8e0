import path from 'node:path';
import ts from 'typescript';
import {
  type Problem,
  SAMPLE_COMPILER_OPTIONS,
  type ScriptSample,
} from '../../../src/content';
import {floatingPromises} from './floating';
import {NEXT_TYPES} from './nextTypes';
import {virtualHost} from './virtualHost';

/** What the compiler says about one line of a sample. */
export interface SampleError {
  readonly sample: ScriptSample;
  /** Line of the sample, from 1. */
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

const {options: OPTIONS} = ts.convertCompilerOptionsFromJson(
  SAMPLE_COMPILER_OPTIONS,
  '.',
);

/** A promise of a sample that nothing waits for. */
export type FloatingPromise = Pick<SampleError, 'line' | 'sample'>;

/** Samples as the compiler sees them. */
interface SampleProgram {
  readonly program: ts.Program;
  /** By the path of the file that the compiler sees. */
  readonly byPath: ReadonlyMap<string, ScriptSample>;
  /** Path of the contract. */
  readonly contractPath: string;
}

/**
 * Makes one program of samples.
 *
 * @param root - repository root, where packages that samples import are found
 * @param contract - declaration file that stands for the module `spreadsheet-sdk`
 */
function sampleProgram(
  root: string,
  contract: string,
  samples: readonly ScriptSample[],
): SampleProgram {
  const contractPath = path.resolve(root, contract);
  const byPath = new Map(
    samples.map((sample) => [path.join(root, '.samples', sample.path), sample]),
  );
  const options: ts.CompilerOptions = {
    ...OPTIONS,
    paths: {'spreadsheet-sdk': [contractPath]},
  };
  const files = new Map(
    [...byPath].flatMap(([file, {code, modules}]) => [
      ...modules.map(
        ({name, source}) =>
          [path.join(path.dirname(file), name), source] as const,
      ),
      [file, code] as const,
    ]),
  );
  files.set(path.join(root, '.samples/next.d.ts'), NEXT_TYPES);
  const program = ts.createProgram(
    [...files.keys(), contractPath],
    options,
    virtualHost(options, root, files),
  );
  return {program, byPath, contractPath};
}

/**
 * Type-checks samples in one program, strictly.
 *
 * @param root - repository root, where packages that samples import are found
 * @param contract - declaration file that stands for the module `spreadsheet-sdk`
 * @returns every error of the samples, and of the contract, and each promise that samples leave
 */
export function compileSamples(
  root: string,
  contract: string,
  samples: readonly ScriptSample[],
): {
  errors: SampleError[];
  floating: FloatingPromise[];
  contractProblems: Problem[];
} {
  const {program, byPath, contractPath} = sampleProgram(
    root,
    contract,
    samples,
  );
  const errors = [...byPath].flatMap(([file, sample]) =>
    diagnosticsOf(program, file)
      .filter((diagnostic) => !isOfBuild(diagnostic))
      .map((diagnostic) => ({
        sample,
        line: lineOf(diagnostic),
        code: diagnostic.code,
        message: messageOf(diagnostic),
      })),
  );
  const contractProblems = diagnosticsOf(program, contractPath).map(
    (diagnostic) => ({
      file: contract,
      line: lineOf(diagnostic),
      found: `TS${diagnostic.code} ${messageOf(diagnostic)}`,
      expected: 'declarations that compile strictly on their own',
      remedy: 'Mend the contract before the samples that follow it.',
    }),
  );
  const floating = [...byPath].flatMap(([file, sample]) =>
    floatingPromises(program, file).map((line) => ({sample, line})),
  );
  return {errors, floating, contractProblems};
}

/** Every error of one file. */
export function diagnosticsOf(
  program: ts.Program,
  file: string,
): ts.Diagnostic[] {
  const source = program.getSourceFile(file);
  if (!source) {
    throw new Error(`${file}: the compiler did not read this file.`);
  }
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
}

/** Modules that only a build of the site has: samples may show how it is extended. */
function isOfBuild({code, messageText}: ts.Diagnostic): boolean {
  return (
    code === 2307 &&
    /^Cannot find module '@(?:theme|theme-original|docusaurus|generated|site)\//.test(
      String(messageText),
    )
  );
}

/** What the compiler says, on one line. */
export function messageOf({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

/** Line of a diagnostic in its file, from 1. */
function lineOf({file, start}: ts.Diagnostic): number {
  return file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 1;
}
