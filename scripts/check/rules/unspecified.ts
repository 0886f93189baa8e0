import {
  ANSWERS_FILE,
  checkAnswers,
  findUnspecifiedMarks,
  findQuestionProblems,
} from '../../../src/content';
import {DOCS_LOCALE} from '../../../src/site/locales';
import type {CheckRule} from '../types';

/** Marks of unspecified facts have a valid question, and answers belong to a question. */
export const run: CheckRule = ({pages, files}) => {
  const read = (file: string) =>
    files.has(file) ? files.read(file) : undefined;
  const {answers} = checkAnswers(ANSWERS_FILE, read(ANSWERS_FILE) ?? '');
  return {
    inspected: findUnspecifiedMarks(pages).filter(
      ({page}) => page.locale === DOCS_LOCALE,
    ).length,
    problems: findQuestionProblems({pages, read}),
    note: `${Object.keys(answers).length} answered`,
  };
};
