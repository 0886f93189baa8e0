import {shownFile, type Fence} from '../../../src/sets/page/fences';
import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import type {Sources} from '../sources';
import {cFault} from '../syntax/code';
import {PROGRAMS, programFault} from '../syntax/programs';
import {ALIASES, READERS} from '../syntax/readers';
import type {CheckResult} from '../types';

/** A comment that colours lines, and that readers do not see. */
const MAGIC_COMMENT =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|<!--|--) *highlight-(?:next-line|start|end)\b.*$/gm;

/** A sample as it stands somewhere. */
interface Sample {
  readonly lang: string;
  readonly text: string;
  readonly file: string;
  /** Line of the file on which it begins. */
  readonly line: number;
}

/** Samples that are read by no compiler of the gate are read by a parser of their language. */
export async function run({pages, files}: Sources): Promise<CheckResult> {
  const samples = new Map(
    pages
      .flatMap((page) => page.fences)
      .flatMap((fence) => sampleOf(fence, files))
      .map((sample) => [`${sample.file}:${sample.line}`, sample]),
  );
  const headers = [files.read(HEADER_FILE)];
  const read = await Promise.all(
    [...samples.values()].map(async (sample) => ({
      ...sample,
      fault: await faultOf(sample, headers),
    })),
  );
  const skipped = new Set(
    read.filter(({fault}) => fault === 'skipped').map(({lang}) => lang),
  );
  return {
    inspected: read.length,
    problems: read.flatMap(({file, line, fault}): Problem[] =>
      fault === undefined || fault === 'skipped'
        ? []
        : [
            {
              file,
              ...fault,
              line: line + fault.line - 1,
              remedy: `${fault.remedy} If it is an outline, call the fence \`\`\`text.`,
            },
          ],
    ),
    ...(skipped.size > 0 && {
      note: `not read: ${[...skipped].map((lang) => `${lang}, for want of ${PROGRAMS[lang]!.program}`).join('; ')}`,
    }),
  };
}

function sampleOf(
  {file, line, lang: written, code, meta}: Fence,
  files: FileTree,
): Sample[] {
  const isEnvironment = /(?:^|\/)\.env(?:\.\w+)*$/.test(
    meta.get('title') ?? '',
  );
  const lang = isEnvironment ? 'env' : (ALIASES[written] ?? written);
  const isRead = lang === 'c' || lang in READERS || lang in PROGRAMS;
  // What stands in the contract is read with it.
  if (!isRead || meta.has('no-check') || meta.has('from-header')) {
    return [];
  }
  const source = shownFile({file, meta});
  if (source === undefined) {
    return [{lang, text: code.replace(MAGIC_COMMENT, ''), file, line}];
  }
  // The check of fences names a file that is not there.
  return files.has(source)
    ? [{lang, text: files.read(source), file: source, line: 1}]
    : [];
}

async function faultOf({lang, text}: Sample, headers: readonly string[]) {
  const program = PROGRAMS[lang];
  if (lang === 'c') {
    return cFault(text, headers);
  }
  return program ? programFault(program, text) : READERS[lang]?.(text);
}
