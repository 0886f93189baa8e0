import {HEADER_FILE} from '../../../src/sets/ocr/contract/headerFile';
import {CONTRACT_FILE} from '../../../src/sets/spreadsheet/contract/contractFile';
import type {Problem} from '../../../src/sets/problem';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {FileTree} from '../files';
import {phraseProblems, phrasesIn} from '../phrases';
import type {Rule} from '../types';

/** Pages, contracts and the strings of the interface are worded as the field words things. */
export const run: Rule = async ({pages, files}) => {
  const texts = [
    ...pages.filter(({locale}) => locale === DOCS_LOCALE),
    ...[HEADER_FILE, CONTRACT_FILE]
      .filter(files.has)
      .map((file) => ({file, text: files.read(file)})),
  ];
  const modules = files.list('src').filter((file) => /\.tsx?$/.test(file));
  return {
    inspected: texts.length + modules.length,
    problems: [
      ...texts.flatMap(({file, text}) => phraseProblems(file, text, 1)),
      ...(await moduleProblems(modules, files)),
    ],
  };
};

/** Phrases in strings of modules. Most have none: they need not be parsed, nor the compiler be loaded. */
async function moduleProblems(
  modules: readonly string[],
  {read}: FileTree,
): Promise<Problem[]> {
  const suspects = modules.filter((file) => phrasesIn(read(file)).length > 0);
  if (suspects.length === 0) {
    return [];
  }
  const {stringPhrases} = await import('../stringPhrases');
  return suspects.flatMap((file) => stringPhrases(file, read(file)));
}
