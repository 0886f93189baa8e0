import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {load} from 'js-yaml';
import {transform} from 'lightningcss';
import {parse, parseFragment, type ParserError} from 'parse5';
import {SaxesParser} from 'saxes';
import {findProgram} from '../process/findProgram';
import {runCommand} from '../process/run';

/** Where a text stops being what it is said to be, and why. */
export interface SyntaxError {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly reason: string;
}

type Reader = (
  text: string,
) => SyntaxError | undefined | Promise<SyntaxError | undefined>;

/** JSON without comments and without commas at the end: programs take no others. */
function readJson(text: string): SyntaxError | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const line = /\(line (\d+)/.exec(message)?.[1] ?? readYaml(text)?.line;
    return {line: Number(line ?? 1), reason: message.split('\n', 1)[0]!};
  }
}

function readYaml(text: string): SyntaxError | undefined {
  try {
    load(text);
    return undefined;
  } catch (error) {
    const {mark, reason} = error as {
      readonly mark?: {readonly line: number};
      readonly reason?: string;
    };
    return {line: (mark?.line ?? 0) + 1, reason: reason ?? String(error)};
  }
}

/** Readers of XML stop at the first fault. */
function readXml(text: string): SyntaxError | undefined {
  let first: SyntaxError | undefined;
  const parser = new SaxesParser({xmlns: false, position: true});
  parser.on('error', ({message}) => {
    const reason = message.replace(/^\d+:\d+: /, '');
    first ??= {line: parser.line, reason};
  });
  parser.write(text).close();
  return first;
}

/** A whole page, or a part of one. */
function readHtml(text: string): SyntaxError | undefined {
  let first: SyntaxError | undefined;
  const onParseError = ({code, startLine}: ParserError) => {
    // Templates of components may end an element so.
    if (code !== 'non-void-html-element-start-tag-with-trailing-solidus') {
      first ??= {line: startLine, reason: code};
    }
  };
  const read = /^\s*<(?:!doctype|html)\b/i.test(text) ? parse : parseFragment;
  read(text, {onParseError});
  return first;
}

function readCss(text: string): SyntaxError | undefined {
  try {
    transform({filename: 'sample.css', code: Buffer.from(text)});
    return undefined;
  } catch (error) {
    const {loc, message} = error as Error & {readonly loc?: {line: number}};
    return {line: loc?.line ?? 1, reason: message};
  }
}

/** Readers of languages, by the names that fences have. */
export const READERS: Readonly<Record<string, Reader>> = {
  css: readCss,
  html: readHtml,
  json: readJson,
  xml: readXml,
  yaml: readYaml,
};

/** A program that reads a language, and says where it cannot. It compiles nothing and runs nothing. */
interface LanguageProgram {
  readonly program: string;
  /** What comes before the name of the file. */
  readonly args: readonly string[];
  /** Name of the file; some demand an ending. */
  readonly file: string;
  /** Finds the line and the reason in what it prints. */
  readonly says: RegExp;
}

const READ_PYTHON =
  'import ast,sys\ntry: ast.parse(open(sys.argv[1],encoding="utf-8").read())\nexcept SyntaxError as e: sys.exit(f"{e.lineno}: {e.msg}")';

export const PROGRAMS: Readonly<Record<string, LanguageProgram>> = {
  bash: {
    program: 'bash',
    args: ['-n'],
    file: 'sample.sh',
    says: /line (?<line>\d+): (?<reason>.*)/,
  },
  python: {
    program: 'python3',
    args: ['-I', '-c', READ_PYTHON],
    file: 'sample.py',
    says: /(?<line>\d+): (?<reason>.*)/,
  },
  csharp: {
    program: 'mcs',
    args: ['--parse'],
    file: 'sample.cs',
    says: /\((?<line>\d+),\d+\): error \w+: (?<reason>.*)/,
  },
  java: {
    program: 'javac',
    // Names that a class path would have to bring are looked up after the text is read.
    args: ['-XDshould-stop.ifNoError=PARSE'],
    file: 'Sample.java',
    says: /:(?<line>\d+): error: (?<reason>.*)/,
  },
};

/** Lets a program read a text; `'skipped'` when the machine does not have it. */
export async function readByProgram(
  {program, args, file, says}: LanguageProgram,
  text: string,
): Promise<SyntaxError | 'skipped' | undefined> {
  if (!findProgram([program])) {
    return 'skipped';
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    const sample = path.join(folder, file);
    writeFileSync(sample, `${text}\n`);
    const {code, output} = await runCommand({
      program,
      args: [...args, sample],
      cwd: folder,
      captured: true,
      limitMs: 20_000,
    });
    const {line, reason} = says.exec(output)?.groups ?? {};
    return code === 0 || reason === undefined
      ? undefined
      : {line: Number(line), reason};
  } finally {
    rmSync(folder, {recursive: true});
  }
}
