import {format} from 'prettier';
import {type Fence, includedFile} from '../../../src/content';
import {inParallel} from '../../process/inParallel';
import {runCommand} from '../../process/run';
import {lineAt, type FileTree} from '../files';
import type {Rule} from '../types';

/** A comment that colours lines, and that readers do not see. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--) *highlight-(?:next-line|start|end)\b.*$/gm;

/** Samples that no compiler of the gate reads are read by a parser of their language. */
export const run: Rule = async ({pages, files}) => {
  const samples = pages
    .flatMap(({fences}) => fences)
    .flatMap((fence) => sampleOf(fence, files));
  const problems = await inParallel(samples, 4, async (sample) => {
    const {lang, text, file, line} = sample;
    const error = await READERS[lang]!(text);
    return error
      ? [
          {
            file,
            line: line + Math.max(error.line, 1) - 1,
            found: `${lang} that cannot be read: ${error.reason}`,
            expected: `${lang} that its readers can use as it stands`,
            remedy:
              'Correct the line, or the one before it. If it is an outline, call the fence ```text.',
          },
        ]
      : [];
  });
  return {inspected: samples.length, problems: problems.flat()};
};

/** The text of a fence, or of the file that it shows, where something can read its language. */
function sampleOf({file, line, lang, code, meta}: Fence, files: FileTree) {
  const shown = includedFile({file, meta});
  // The check of fences names a file that is not there.
  return !(lang in READERS) ||
    meta.has('no-check') ||
    (shown !== undefined && !files.has(shown))
    ? []
    : shown === undefined
      ? [{lang, text: code.replace(MAGIC_COMMENT, ''), file, line}]
      : [{lang, text: files.read(shown), file: shown, line: 1}];
}

/** Where a text stops being what it is said to be, and why. */
interface SyntaxError {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly reason: string;
}

type Reader = (text: string) => Promise<SyntaxError | undefined>;

/** JSON without comments and without commas at the end: programs take no others. */
async function readJson(text: string): Promise<SyntaxError | undefined> {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as Error;
    const position = /\bposition (\d+)/.exec(message)?.[1];
    const line =
      position === undefined
        ? (await readWith('json')(text))?.line
        : lineAt(text, Number(position));
    return {line: line ?? 1, reason: message.split('\n', 1)[0]!};
  }
}

/** Prettier's parser of a language, which says where it stops. */
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

/** Of shell scripts, where the machine has a shell; nothing is run. */
async function readBash(text: string): Promise<SyntaxError | undefined> {
  const {code, output} = await runCommand({
    program: 'bash',
    args: ['-n'],
    input: `${text}\n`,
    captured: true,
  });
  const {line, reason} =
    /line (?<line>\d+): (?<reason>.*)/.exec(output)?.groups ?? {};
  return code === 0 || reason === undefined
    ? undefined
    : {line: Number(line), reason};
}

/** Readers of languages, by the names that fences have. Compilers read all others: `npm run samples`. */
const READERS: Readonly<Record<string, Reader>> = {
  bash: readBash,
  css: readWith('css'),
  html: readWith('html'),
  json: readJson,
  sh: readBash,
  shell: readBash,
  yaml: readWith('yaml'),
};
