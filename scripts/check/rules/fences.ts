import {createRequire} from 'node:module';
import {
  suggestName,
  type ProblemText,
  type Fence,
  getIncludedFile,
  createMissingFileFault,
  SCRIPT_EXTENSIONS,
} from '../../../src/content';
import {C_LANGUAGES, isCProgram} from '../../samples/c/collect';
import {TOOLCHAINS} from '../../process/compilers';
import type {FileTree} from '../files';
import type {CheckRule} from '../sources';

const {languages} = createRequire(__filename)('prismjs/components.json') as {
  readonly languages: Readonly<
    Record<string, {readonly alias?: string | readonly string[]}>
  >;
};

/** Language names of Prism and Docusaurus. */
const LANGUAGES: readonly string[] = [
  ...Object.entries(languages).flatMap(([name, {alias}]) => [
    name,
    ...[alias ?? []].flat(),
  ]),
  'mermaid',
  'mdx',
  'vue',
  'text',
];

/** Prism's names for languages that writers call otherwise. */
const PRISM_NAMES: Readonly<Record<string, string>> = {
  bat: 'batch',
  cmd: 'batch',
  console: 'shell-session',
  fish: 'bash',
  jsonc: 'json5',
  proto: 'protobuf',
};

/** Words after the language of a fence. CONTRIBUTING.md says what they mean. */
const FENCE_WORDS: readonly string[] = [
  ...['title', 'continues', 'file', 'no-check', 'no-run', 'in-project'],
  ...['from-header', 'from-file'],
  // On `Output`: state of the licence, number of CUDA devices, network of the
  // licence server, milliseconds per image, and what fails during the run.
  ...['license', 'gpus', 'network', 'delay', 'fault'],
];

/** Words of Docusaurus and its plugins: https://docusaurus.io/docs/markdown-features/code-blocks */
const DOCUSAURUS_WORDS: readonly string[] = [
  'showLineNumbers',
  'live',
  'noInline',
  'npm2yarn',
];

/** Allowed values of words with a fixed set of values. */
const FENCE_VALUES: Readonly<Record<string, readonly string[]>> = {
  license: ['none', 'requested', 'active', 'expired', 'revoked'],
  network: ['down'],
  fault: ['memory', 'gpu-memory', 'expired', 'internal'],
};

const WORDS = [...FENCE_WORDS, ...DOCUSAURUS_WORDS];

/** Fences have known languages, words and values, and outputs follow the program that prints them. */
export const run: CheckRule = ({pages, files}) =>
  pages.flatMap((page) =>
    page.fences.flatMap((fence, index) =>
      [
        languageFault(fence),
        ...infoFaults(fence),
        fileFault(fence, files),
        outputFault(fence, page.fences.slice(0, index), files),
      ].flatMap((fault) =>
        fault ? {file: page.file, line: fence.line - 1, ...fault} : [],
      ),
    ),
  );

function languageFault({lang}: Fence): ProblemText | undefined {
  return lang === '' || LANGUAGES.includes(lang)
    ? undefined
    : {
        found: `a fence in "${lang}", which nothing knows`,
        expected:
          'a language that Prism knows: https://prismjs.com/#supported-languages',
        remedy: `${PRISM_NAMES[lang] ? `Prism calls it ${PRISM_NAMES[lang]}. ` : suggestName(lang, LANGUAGES)}Correct the name, or write \`\`\`text.`,
      };
}

/** Finds words, values and quotes that have no effect. */
function infoFaults({meta}: Fence): ProblemText[] {
  return [...meta].flatMap(([word, value]) => {
    const values = FENCE_VALUES[word];
    const isKnown = WORDS.includes(word);
    const isRead = values
      ? values.includes(value)
      : !/^["']/.test(value) && (word !== 'title' || value !== '');
    return isKnown && isRead
      ? []
      : {
          found: `\`${word}${value && `=${value}`}\` in a fence's info string, which nothing reads`,
          expected: isKnown
            ? (values?.join(' or ') ?? 'a value between quotes')
            : `one of ${WORDS.join(', ')}, or lines in braces such as {1,4-6}`,
          remedy: `${suggestName(word, WORDS)}Correct the word, or add a new one to FENCE_WORDS in scripts/check/rules/fences.ts.`,
        };
  });
}

function fileFault(fence: Fence, files: FileTree): ProblemText | undefined {
  const shown = getIncludedFile(fence);
  return shown === undefined || files.has(shown)
    ? undefined
    : createMissingFileFault(shown);
}

/**
 * Checks a fence that shows output.
 *
 * @param above - the fences of the page before it
 */
function outputFault(
  {meta, code}: Fence,
  above: readonly Fence[],
  files: FileTree,
): ProblemText | undefined {
  const title = meta.get('title') ?? '';
  const isLog = title === 'Console';
  if (!isLog && !title.startsWith('Output')) {
    return undefined;
  }
  const program = above.filter(({lang}) => lang !== 'text').at(-1);
  const lang = program?.lang ?? '';
  const prints =
    program !== undefined &&
    !program.meta.has('no-check') &&
    (isLog
      ? lang in SCRIPT_EXTENSIONS
      : !(lang in C_LANGUAGES) || isComplete(program, files));
  if (!prints) {
    return {
      found: `title="${title}" that follows no program`,
      expected: `a ${isLog ? 'TypeScript or JavaScript sample' : 'complete program'} above it, which prints it`,
      remedy: 'Put it below its program, or give it another title.',
    };
  }
  const isRun =
    lang in C_LANGUAGES ||
    TOOLCHAINS.some((toolchain) => toolchain.lang === lang);
  return isRun && !/^\$ /m.test(code)
    ? {
        found: `title="${title}" without a command`,
        expected: 'a line that begins with "$ ", and what it prints below it',
        remedy: 'Write the command that runs the program.',
      }
    : undefined;
}

function isComplete(fence: Fence, files: FileTree): boolean {
  const shown = getIncludedFile(fence) ?? '';
  // fileFault reports missing files.
  const isLost = shown !== '' && !files.has(shown);
  return isLost || isCProgram(shown === '' ? fence.code : files.read(shown));
}
