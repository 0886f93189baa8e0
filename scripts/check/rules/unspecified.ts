import {
  ANSWERS_FILE,
  checkAnswers,
  findMarks,
  MARK,
  markProblems,
  type Problem,
  type SourcePage,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {Rule} from '../types';

/** Marks of unspecified facts have a valid question, and answers belong to a question. */
export const run: Rule = ({pages, files, locales}) => {
  const read = (file: string) =>
    files.has(file) ? files.read(file) : undefined;
  const {answers} = checkAnswers(ANSWERS_FILE, read(ANSWERS_FILE) ?? '');
  return {
    inspected: findMarks(pages).filter(({page}) => page.locale === DOCS_LOCALE)
      .length,
    problems: [
      ...markProblems({pages, read, locales: Object.keys(locales)}),
      ...pages.flatMap(findUnmarked),
    ],
    note: `${Object.keys(answers).length} answered`,
  };
};

const SAID =
  /\bnot (?:been )?specified by the vendor\b|\bvendor (?:does|did) not (?:specify|state)\b/gi;

/** Finds the wording of marks in plain text, where the list of questions would miss it. */
function findUnmarked({file, text, locale}: SourcePage): Problem[] {
  if (locale !== DOCS_LOCALE) {
    return [];
  }
  return text.split('\n').flatMap((row, index) =>
    [...row.matchAll(SAID)].map(([found]) => ({
      file,
      line: index + 1,
      found: `"${found}" as text`,
      expected: `<${MARK} id="area.subject">Question?</${MARK}>`,
      remedy: 'Use the mark: it says the same, and lists the question.',
    })),
  );
}
