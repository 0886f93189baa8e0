import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {findProgram} from '../../process/findProgram';
import {runCommand} from '../../process/run';
import {syntaxFault, type SyntaxFault} from './types';

/** A program that reads a language, and says where it cannot. It compiles nothing and runs nothing. */
export interface LanguageProgram {
  readonly language: string;
  readonly program: string;
  /** @param file - where the text stands */
  readonly args: (file: string) => readonly string[];
  /** Name of the file; some demand an ending. */
  readonly file: string;
  /** Finds the line and the reason in what it prints. */
  readonly says: RegExp;
}

const READ_PYTHON =
  'import ast,sys\ntry: ast.parse(open(sys.argv[1],encoding="utf-8").read())\nexcept SyntaxError as e: sys.exit(f"{e.lineno}: {e.msg}")';

export const PROGRAMS: Readonly<Record<string, LanguageProgram>> = {
  bash: {
    language: 'a shell command',
    program: 'bash',
    args: (file) => ['-n', file],
    file: 'sample.sh',
    says: /line (?<line>\d+): (?<reason>.*)/,
  },
  python: {
    language: 'Python',
    program: 'python3',
    args: (file) => ['-I', '-c', READ_PYTHON, file],
    file: 'sample.py',
    says: /(?<line>\d+): (?<reason>.*)/,
  },
  csharp: {
    language: 'C#',
    program: 'mcs',
    args: (file) => ['--parse', file],
    file: 'sample.cs',
    says: /\((?<line>\d+),\d+\): error \w+: (?<reason>.*)/,
  },
  java: {
    language: 'Java',
    program: 'javac',
    // Names that a class path would have to bring are looked up after the text is read.
    args: (file) => ['-XDshould-stop.ifNoError=PARSE', file],
    file: 'Sample.java',
    says: /:(?<line>\d+): error: (?<reason>.*)/,
  },
};

/**
 * Lets a program read a text.
 *
 * @returns the fault, `undefined` when there is none, `'skipped'` when the machine does not have the program
 */
export async function programFault(
  {language, program, args, file, says}: LanguageProgram,
  text: string,
): Promise<SyntaxFault | 'skipped' | undefined> {
  if (!findProgram([program])) {
    return 'skipped';
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    const sample = path.join(folder, file);
    writeFileSync(sample, `${text}\n`);
    const {code, output} = await runCommand({
      program,
      args: args(sample),
      cwd: folder,
      captured: true,
      limitMs: 20_000,
    });
    const {line, reason} = says.exec(output)?.groups ?? {};
    return code === 0 || reason === undefined
      ? undefined
      : syntaxFault(language, Number(line), reason);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
