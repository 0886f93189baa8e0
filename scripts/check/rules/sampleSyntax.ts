import {format} from 'prettier';
import {type Fence, getIncludedFile} from '../../../src/content';
import {mapInParallel} from '../../process/inParallel';
import {runCommand} from '../../process/run';
import {findJsonFault} from '../dataFiles';
import type {FileTree} from '../files';
import type {CheckRule} from '../sources';

/** A comment that highlights lines, and that readers do not see. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--) *highlight-(?:next-line|start|end)\b.*$/gm;

/** Samples in languages that are not compiled have valid syntax. */
export const run: CheckRule = async ({pages, files}) => {
  const samples = pages
    .flatMap(({fences}) => fences)
    .flatMap((fence) => readSample(fence, files));
  const problems = await mapInParallel(samples, 4, async (sample) => {
    const {lang, text, file, line} = sample;
    const error = await READERS[lang]!(text);
    return error
      ? [
          {
            file,
            line: line + Math.max(error.line, 1) - 1,
            found: `${lang} that cannot be read: ${error.reason}`,
            expected: `valid ${lang}`,
            remedy:
              'Correct the line, or the one before it. If it is an outline, call the fence ```text.',
          },
        ]
      : [];
  });
  return problems.flat();
};

/** Returns the text of a fence, or of the file that it shows, if there is a parser for it. */
function readSample({file, line, lang, code, meta}: Fence, files: FileTree) {
  const shown = getIncludedFile({file, meta});
  // The check "fences" reports missing files.
  return !(lang in READERS) ||
    meta.has('no-check') ||
    (shown !== undefined && !files.has(shown))
    ? []
    : shown === undefined
      ? [{lang, text: code.replace(MAGIC_COMMENT, ''), file, line}]
      : [{lang, text: files.read(shown), file: shown, line: 1}];
}

interface SyntaxError {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

type Reader = (text: string) => Promise<SyntaxError | undefined>;

/** Parses with Prettier. */
const readWith =
  (parser: string): Reader =>
  async (text) => {
    try {
      await format(text, {parser});
      return undefined;
    } catch (error) {
      const {loc, message} = error as Error & {
        readonly loc?: {readonly start: {readonly line: number}};
      };
      return {line: loc?.start.line ?? 1, reason: message.split('\n', 1)[0]!};
    }
  };

/** Parses a script with its interpreter without running it. Passes if that is not installed. */
const readBy =
  (program: string, args: readonly string[], error: RegExp): Reader =>
  async (text) => {
    const input = `${text}\n`;
    const run = {program, args, input, captured: true};
    const {code, output} = await runCommand(run);
    const {line, reason} = error.exec(output)?.groups ?? {};
    return code === 0 || reason === undefined
      ? undefined
      : {line: Number(line), reason};
  };

const readBash = readBy('bash', ['-n'], /line (?<line>\d+): (?<reason>.*)/);

const PARSE_PYTHON = 'import ast, sys; ast.parse(sys.stdin.read())';

const readPython = readBy(
  'python3',
  ['-c', PARSE_PYTHON],
  /line (?<line>\d+)\n[^]*?(?<reason>\w+Error: .*)/,
);

/** Parsers by language of a fence. `npm run samples` compiles other languages, and scripts with imports. */
const READERS: Readonly<Record<string, Reader>> = {
  bash: readBash,
  css: readWith('css'),
  html: readWith('html'),
  js: readWith('babel'),
  py: readPython,
  python: readPython,
  json: async (text) => findJsonFault(text),
  sh: readBash,
  shell: readBash,
  yaml: readWith('yaml'),
};
