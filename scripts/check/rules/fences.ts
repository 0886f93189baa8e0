import type {Code} from 'mdast';
import {
  noShownFile,
  shownFile,
  type Fence,
} from '../../../src/sets/page/fences';
import {meant} from '../../../src/sets/meant';
import {isKnownFenceLanguage} from '../../../src/sets/page/fenceLanguages';
import {
  DOCUSAURUS_WORDS,
  FENCE_VALUES,
  FENCE_WORDS,
} from '../../../src/sets/page/fenceWords';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {outputFault} from '../outputFences';
import {PRISM_LANGUAGES} from '../prismLanguages';
import type {Rule} from '../types';

/** The last line of a fence, which may stand in a list or a quotation. */
const CLOSED = /^[\s>]*(?:`{3,}|~{3,})\s*$/;

const WORDS = [...Object.keys(FENCE_WORDS), ...DOCUSAURUS_WORDS];

/** Code fences name known languages, and their info strings can be read. */
export const run: Rule = ({pages, files}) => {
  const all = pages.flatMap((page) => page.fences);
  return {
    inspected: all.length,
    problems: [
      ...all.flatMap((fence) => [
        ...fenceProblems(fence.file, fence.node),
        ...wordProblems(fence),
        ...valueProblems(fence),
        ...fileProblems(fence, files),
      ]),
      ...pages.flatMap((page) => outputProblems(page.fences, files)),
      ...pages.flatMap(openFence),
    ],
  };
};

function outputProblems(fences: readonly Fence[], files: FileTree): Problem[] {
  return fences.flatMap((fence, index) => {
    const fault = outputFault(fence, fences.slice(0, index), files);
    return fault
      ? [
          {
            file: fence.file,
            line: fence.node.position?.start.line ?? 1,
            ...fault,
          },
        ]
      : [];
  });
}

/** What is wrong with a fence's info string. */
export function fenceProblems(
  file: string,
  {lang, meta, position}: Pick<Code, 'lang' | 'meta' | 'position'>,
): Problem[] {
  const at = {file, line: position?.start.line ?? 1};
  if (!lang) {
    return [];
  }
  const problems: Problem[] = [];
  if (!isKnownFenceLanguage(lang) && !PRISM_LANGUAGES.includes(lang)) {
    problems.push({
      ...at,
      found: `a fence in "${lang}", which nothing knows`,
      expected:
        'a language that Prism knows: https://prismjs.com/#supported-languages',
      remedy: `${meant(lang, PRISM_LANGUAGES)}Correct the name, or write \`\`\`text.`,
    });
  }
  const unread = unreadMeta(meta ?? '');
  if (unread !== '') {
    problems.push({
      ...at,
      found: `\`${unread}\` in a fence's info string`,
      expected:
        'words, key="value" pairs and lines in braces, e.g. title="run.c" {2}',
      remedy:
        'Quote values, and write lines as numbers with commas between them: {1,4-6}.',
    });
  }
  if (/(?:^|\s)title=""/.test(meta ?? '')) {
    problems.push({
      ...at,
      found: 'an empty fence title',
      expected: 'the name of the file or of what is shown',
      remedy: 'Fill in title="…" or take it away.',
    });
  }
  return problems;
}

/** A word that nothing reads does nothing: the sample is shown and checked as if it were not there. */
function wordProblems({file, meta, node}: Fence): Problem[] {
  return [...meta.keys()]
    .filter((word) => !WORDS.includes(word))
    .map((word) => ({
      file,
      line: node.position?.start.line ?? 1,
      found: `\`${word}\` in a fence's info string, which nothing reads`,
      expected: `one of ${WORDS.join(', ')}`,
      remedy: `${meant(word, WORDS)}Correct the word, or add a new one to src/sets/page/fenceWords.ts.`,
    }));
}

/** A value that nothing knows has no effect: the program runs as if it were not there. */
function valueProblems({file, meta, node}: Fence): Problem[] {
  return Object.entries(FENCE_VALUES).flatMap(([word, values]) => {
    const value = meta.get(word);
    return value === undefined || values.includes(value)
      ? []
      : [
          {
            file,
            line: node.position?.start.line ?? 1,
            found: `\`${word}="${value}"\` in a fence's info string, which has no effect`,
            expected: `one of ${values.join(', ')}`,
            remedy: 'Correct the value, or take the word away.',
          },
        ];
  });
}

/** What follows a fence that nothing closes is code: no other check says so. */
function openFence({file, text, fences}: SourcePage): Problem[] {
  const lines = text.split('\n');
  return fences
    .filter(({node: {position}}) => {
      const {line} = position!.end;
      return (
        line === position!.start.line || !CLOSED.test(lines[line - 1] ?? '')
      );
    })
    .map(({node}) => ({
      file,
      line: node.position!.start.line,
      found: 'a code fence that nothing closes',
      expected: 'three back-ticks on a line of their own below the code',
      remedy: 'Close the fence where its code ends.',
    }));
}

function fileProblems(fence: Fence, files: FileTree): Problem[] {
  const shown = shownFile(fence);
  return shown === undefined || files.has(shown)
    ? []
    : [{file: fence.file, line: fence.line - 1, ...noShownFile(shown)}];
}

/** What is left of an info string when every word and `key="value"` pair is taken out. */
function unreadMeta(meta: string): string {
  return meta
    .replace(/\{[\d,.\s-]+\}/g, '')
    .replace(
      /(?<=^|\s)[a-z][\w-]*(?:="[^"]*"|='[^']*'|=[^\s"'{}]+)?(?=\s|$)/gi,
      '',
    )
    .trim();
}
