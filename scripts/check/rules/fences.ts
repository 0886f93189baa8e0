import {createRequire} from 'node:module';
import {meant} from '../../../src/sets/meant';
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
        remedy: `${meant(lang, LANGUAGES)}Correct the name, or write \`\`\`text.`,
      };
}

/** Words, values and quotes that nothing reads: the sample is shown and checked as if they were not there. */
function infoFaults({lang, meta, node}: Fence): Fault[] {
  if (lang === '') {
    return [];
  }
  const unread = unreadInfo(node.meta ?? '');
  const say = (found: string, expected: string, remedy: string) => ({
    found: `${found} in a fence's info string`,
    expected,
    remedy,
  });
  return [
    ...(unread === ''
      ? []
      : [
          say(
            `\`${unread}\``,
            'words, key="value" pairs and lines in braces, e.g. title="run.c" {2}',
            'Quote values, and write lines as numbers with commas between them: {1,4-6}.',
          ),
        ]),
    ...[...meta].flatMap(([word, value]) => {
      const values = FENCE_VALUES[word];
      if (!WORDS.includes(word)) {
        return say(
          `\`${word}\`, which nothing reads,`,
          `one of ${WORDS.join(', ')}`,
          `${meant(word, WORDS)}Correct the word, or add a new one to src/sets/page/fenceWords.ts.`,
        );
      }
      return (values && !values.includes(value)) ||
        (word === 'title' && value === '')
        ? say(
            `\`${word}="${value}"\``,
            values
              ? `one of ${values.join(', ')}`
              : 'the name of what is shown',
            'Correct the value, or take the word away.',
          )
        : [];
    }),
  ];
}

/** What is left of an info string when every word and `key="value"` pair is taken out. */
function unreadInfo(info: string): string {
  return info
    .replace(/\{[\d,.\s-]+\}/g, '')
    .replace(
      /(?<=^|\s)[a-z][\w-]*(?:="[^"]*"|='[^']*'|=[^\s"'{}]+)?(?=\s|$)/gi,
      '',
    )
    .trim();
}

function fileFault(fence: Fence, files: FileTree): Fault | undefined {
  const shown = shownFile(fence);
  return shown === undefined || files.has(shown)
    ? undefined
    : noShownFile(shown);
}
