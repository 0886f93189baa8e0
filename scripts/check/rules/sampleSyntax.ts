import {shownFile, type Fence} from '../../../src/sets/page/fences';
import {inParallel} from '../../process/inParallel';
import type {FileTree} from '../files';
import {PROGRAMS, readByProgram, READERS} from '../syntax';
import type {Rule} from '../types';

/** Other names of languages. */
const ALIASES: Readonly<Record<string, string>> = {
  cs: 'csharp',
  'c#': 'csharp',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
};

/** A comment that colours lines, and that readers do not see. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--) *highlight-(?:next-line|start|end)\b.*$/gm;

/** Samples that no compiler of the gate reads are read by a parser of their language. */
export const run: Rule = async ({pages, files}) => {
  const samples = pages
    .flatMap(({fences}) => fences)
    .flatMap((fence) => sampleOf(fence, files));
  const skipped = new Set<string>();
  const problems = await inParallel(samples, 4, async (sample) => {
    const {lang, text, file, line} = sample;
    const program = PROGRAMS[lang];
    const error = program
      ? await readByProgram(program, text)
      : await READERS[lang]!(text);
    if (error === 'skipped') {
      skipped.add(lang);
    } else if (error) {
      return [
        {
          file,
          line: line + Math.max(error.line, 1) - 1,
          found: `${lang} that cannot be read: ${error.reason}`,
          expected: `${lang} that its readers can use as it stands`,
          remedy:
            'Correct the line, or the one before it. If it is an outline, call the fence ```text.',
        },
      ];
    }
    return [];
  });
  return {
    inspected: samples.length,
    problems: problems.flat(),
    ...(skipped.size > 0 && {
      note: `not read: ${[...skipped].map((lang) => `${lang}, for want of ${PROGRAMS[lang]!.program}`).join('; ')}`,
    }),
  };
};

/** The text of a fence, or of the file that it shows, where something can read its language. */
function sampleOf(
  {file, line, lang: written, code, meta}: Fence,
  files: FileTree,
) {
  const lang = ALIASES[written] ?? written;
  const shown = shownFile({file, meta});
  // The check of fences names a file that is not there.
  return !(lang in READERS || lang in PROGRAMS) ||
    meta.has('no-check') ||
    (shown !== undefined && !files.has(shown))
    ? []
    : shown === undefined
      ? [{lang, text: code.replace(MAGIC_COMMENT, ''), file, line}]
      : [{lang, text: files.read(shown), file: shown, line: 1}];
}
