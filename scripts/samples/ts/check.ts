import path from 'node:path';
import ts from 'typescript';
import {
  type CheckOptOut,
  collectScriptSamples,
  type FileProblem,
  locateSampleLine,
  type MarkdownPage,
  type ScriptSample,
} from '../../../src/content';
import {createSampleProgram} from './program';

export interface ScriptSamplesReport {
  /** Problems of the contract, followed by those of the pages. */
  readonly problems: readonly FileProblem[];
  readonly fenceCount: number;
  readonly sampleCount: number;
  readonly optOuts: readonly CheckOptOut[];
}

/**
 * Type-checks all TypeScript, JavaScript and Vue fences of some pages.
 *
 * @param root - root of the repository
 * @param contract - declaration file of the module `spreadsheet-sdk`, relative to the root
 */
export function checkScriptSamples(
  root: string,
  contract: string,
  pages: readonly MarkdownPage[],
): ScriptSamplesReport {
  const {samples, problems, ...counts} = collectScriptSamples(pages);
  const {ofContract, ofSamples} = compileSamples(root, contract, samples);
  return {
    ...counts,
    sampleCount: samples.length,
    problems: [...ofContract, ...problems, ...ofSamples.flat()],
  };
}

/** Finds the problems of the contract, and those of each sample. */
export function compileSamples(
  root: string,
  contract: string,
  samples: readonly ScriptSample[],
): {
  readonly ofContract: readonly FileProblem[];
  readonly ofSamples: readonly (readonly FileProblem[])[];
} {
  if (samples.length === 0) {
    return {ofContract: [], ofSamples: []};
  }
  const contractPath = path.resolve(root, contract);
  const {program, fileOf} = createSampleProgram(root, contractPath, samples);
  return {
    ofContract: findDiagnostics(program, contractPath).map((diagnostic) => ({
      file: contract,
      line: lineOf(diagnostic),
      found: describe(diagnostic),
      expected: 'declarations that compile strictly on their own',
      remedy: 'Mend the contract before the samples that follow it.',
    })),
    ofSamples: samples.map((sample) =>
      findSampleProblems(program, fileOf(sample), sample),
    ),
  };
}

/** Finds compiler errors and unhandled promises in a sample. */
function findSampleProblems(
  program: ts.Program,
  file: string,
  sample: ScriptSample,
): FileProblem[] {
  return [
    ...findDiagnostics(program, file)
      .filter((diagnostic) => !isMissingBuildModule(diagnostic))
      .map((diagnostic) => ({
        ...locateSampleLine(sample, lineOf(diagnostic)),
        found: describe(diagnostic),
        expected: 'a sample that compiles against the contract',
        remedy:
          'Mend the sample, or write `// @ts-expect-error` above the line if it is meant to fail.',
      })),
    ...findFloatingPromises(program, file).map((line) => ({
      ...locateSampleLine(sample, line),
      found: 'a promise that nothing waits for',
      expected: '`await`, a handler of its failure, or `void`',
      remedy:
        'Write `await` before it: the next line runs before it is done, and its error is lost.',
    })),
  ];
}

/** Returns all syntax and type errors of a file. */
export function findDiagnostics(
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

/** Whether an error is about an import of a module that exists only in builds of the site. */
function isMissingBuildModule({code, messageText}: ts.Diagnostic): boolean {
  return (
    code === 2307 &&
    /^Cannot find module '@(?:theme|theme-original|docusaurus|generated|site)\//.test(
      String(messageText),
    )
  );
}

function describe(diagnostic: ts.Diagnostic): string {
  return `TS${diagnostic.code} ${formatDiagnosticMessage(diagnostic)}`;
}

/** Formats the message of a TypeScript diagnostic on one line. */
export function formatDiagnosticMessage({messageText}: ts.Diagnostic): string {
  return ts.flattenDiagnosticMessageText(messageText, ' ');
}

/** Returns the 1-based line of a diagnostic in its file. */
function lineOf({file, start}: ts.Diagnostic): number {
  return file ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1 : 1;
}

/**
 * Finds calls whose promise is not awaited, because the next line would run too early and errors would be
 * lost. Calls with `void` or an error handler are not reported.
 *
 * @returns 1-based lines of the file
 */
function findFloatingPromises(
  program: ts.Program,
  file: string,
): readonly number[] {
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isExpressionStatement(node) &&
      isUnhandledCall(node.expression) &&
      isPromise(checker.getTypeAtLocation(node.expression))
    ) {
      lines.push(
        source!.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      );
    }
    ts.forEachChild(node, visit);
  };
  if (source) {
    visit(source);
  }
  return lines;
}

/** Whether an expression is a call without an error handler. */
function isUnhandledCall(expression: ts.Expression): boolean {
  if (!ts.isCallExpression(expression)) {
    return false;
  }
  const {expression: called, arguments: handlers} = expression;
  const name = ts.isPropertyAccessExpression(called) ? called.name.text : '';
  return !(name === 'catch' || (name === 'then' && handlers.length > 1));
}

function isPromise(type: ts.Type): boolean {
  return (
    type.getSymbol()?.name === 'Promise' ||
    type.getProperty('then') !== undefined
  );
}
