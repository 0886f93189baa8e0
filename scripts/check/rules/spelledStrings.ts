import type {Problem} from '../../../src/sets/problem';
import {extractSourceStrings, sidebarStrings} from '../interfaceStrings';
import {helpTopicsFile, sidebarFile} from '../siteTables';
import {lineOfText} from '../sourceLines';
import type {Sources} from '../sources';
import {contractTexts} from '../spelling/contractTexts';
import {misspelt} from '../spelling/misspelt';
import {OWN_WORDS_FILE, readOwnWords} from '../spelling/ownWords';
import type {SpelledText} from '../spelling/texts';
import {readTableTexts} from '../tableTexts';
import type {CheckResult} from '../types';

/** Comments of the contracts, strings of the interface and texts of tables are spelt as pages are. */
export async function run(sources: Sources): Promise<CheckResult> {
  const {files} = sources;
  const {strings} = await extractSourceStrings(files.root, files);
  const {inspected, problems} = await misspelt(
    [
      ...contractTexts(files),
      ...[...strings].map(([id, {message, file = ''}]) => ({
        file,
        line: lineOfText(files, file, id),
        text: message,
      })),
      ...readTableTexts(files).flatMap(({file, line, text}) =>
        text ? {file, line, text: text.en} : [],
      ),
      ...menuTexts(sources),
    ],
    sources,
  );
  return {inspected, problems: [...problems, ...listProblems(sources)]};
}

/** Labels of sidebars and of help topics. */
function menuTexts({sidebars, helpTopics, files}: Sources): SpelledText[] {
  const at = (file: string, text: string) => ({
    file,
    line: lineOfText(files, file, `'${text}'`),
    text,
  });
  return [
    ...Object.entries(sidebars).flatMap(([set, config]) =>
      [...sidebarStrings(config).values()].map((label) =>
        at(sidebarFile(set), label),
      ),
    ),
    ...Object.entries(helpTopics).flatMap(([set, topics]) =>
      Object.values(topics).map(({label}) => at(helpTopicsFile(set), label)),
    ),
  ];
}

/** Words of the product that stand out of order or twice: sorted lists merge without conflicts. */
function listProblems({files}: Sources): Problem[] {
  const words = readOwnWords(files);
  const index = words.findIndex(
    ({word}, place) => place > 0 && compare(words[place - 1]!.word, word) >= 0,
  );
  const [before, after] = [words[index - 1], words[index]];
  return before && after
    ? [
        {
          file: OWN_WORDS_FILE,
          line: after.line,
          found: `"${after.word}" after "${before.word}"`,
          expected: 'each word once, in the order of the alphabet',
          remedy: 'Move the line, or take it away.',
        },
      ]
    : [];
}

function compare(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x === y ? Number(a > b) - Number(a < b) : x < y ? -1 : 1;
}
