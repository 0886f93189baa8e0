import {createRequire} from 'node:module';
import {didYouMean} from '../../../src/sets/didYouMean';
import {isKnownFenceLanguage} from '../../../src/sets/page/fenceLanguages';
import {
  noShownFile,
  shownFile,
  type Fence,
} from '../../../src/sets/page/fences';
import {
  DOCUSAURUS_WORDS,
  FENCE_VALUES,
  FENCE_WORDS,
} from '../../../src/sets/page/fenceWords';
import type {Fault} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {outputFault} from '../outputFences';
import type {Rule} from '../types';

const {languages} = createRequire(__filename)('prismjs/components.json') as {
  readonly languages: Readonly<
    Record<string, {readonly alias?: string | readonly string[]}>
  >;
};

/** Every name that Prism has for a language, and those that Docusaurus takes besides. */
const LANGUAGES: readonly string[] = [
  ...Object.entries(languages).flatMap(([name, {alias}]) => [
    name,
    ...[alias ?? []].flat(),
  ]),
  'mermaid',
  'mdx',
  'text',
];

const WORDS = [...Object.keys(FENCE_WORDS), ...DOCUSAURUS_WORDS];

/** Fences name known languages, their info strings can be read, and outputs stand below what prints them. */
export const run: Rule = ({pages, files}) => ({
  inspected: pages.reduce((sum, {fences}) => sum + fences.length, 0),
  problems: pages.flatMap((page) =>
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
  ),
});

function languageFault({lang}: Fence): Fault | undefined {
  return lang === '' || isKnownFenceLanguage(lang) || LANGUAGES.includes(lang)
    ? undefined
    : {
        found: `a fence in "${lang}", which nothing knows`,
        expected:
          'a language that Prism knows: https://prismjs.com/#supported-languages',
        remedy: `${didYouMean(lang, LANGUAGES)}Correct the name, or write \`\`\`text.`,
      };
}

/** Words, values and quotes that nothing reads: the sample is shown and checked as if they were not there. */
function infoFaults({meta}: Fence): Fault[] {
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
          remedy: `${didYouMean(word, WORDS)}Correct the word, or add a new one to src/sets/page/fenceWords.ts.`,
        };
  });
}

function fileFault(fence: Fence, files: FileTree): Fault | undefined {
  const shown = shownFile(fence);
  return shown === undefined || files.has(shown)
    ? undefined
    : noShownFile(shown);
}
