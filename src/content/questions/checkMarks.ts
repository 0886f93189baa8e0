import {DOCS_LOCALE} from '../../site/locales';
import type {SourcePage} from '../pages/page';
import type {FileProblem} from '../problem';
import {ANSWERS_FILE, checkAnswers, findJsonLine} from './answers';
import {
  findUnspecifiedMarks,
  isQuestionId,
  type LocatedUnspecifiedMark,
} from './marks';

/** Pages with open questions (`<Unspecified>` elements), and access to the file with answers. */
export interface QuestionSources {
  /** All pages, or at least those with open questions and their translations. */
  readonly pages: readonly SourcePage[];
  /** Reads a file of the repository; returns `undefined` if it does not exist. */
  readonly read: (file: string) => string | undefined;
}

/** Finds mistakes in open questions (`<Unspecified>` elements), and in the answers to them. */
export function findQuestionProblems({
  pages,
  read,
}: QuestionSources): FileProblem[] {
  const marks = findUnspecifiedMarks(pages);
  const originals = marks.filter(({page}) => page.locale === DOCS_LOCALE);
  const text = read(ANSWERS_FILE) ?? '';
  const {answers, problems} = checkAnswers(ANSWERS_FILE, text);
  const ids = new Set(originals.map(({id}) => id));
  const haveIds = originals.every(({id}) => isQuestionId(id));
  return [
    ...marks.flatMap(problemsOfMark),
    ...duplicates(originals),
    ...problems,
    ...Object.keys(answers)
      .filter((id) => haveIds && !ids.has(id))
      .map((id) => ({
        file: ANSWERS_FILE,
        line: findJsonLine(text, id),
        found: `an answer to "${id}", which no page asks`,
        expected: 'the id of a mark',
        remedy:
          'Correct the id. If the page states the fact itself now, take the answer away.',
      })),
  ];
}

function problemsOfMark({
  page,
  line,
  id,
  question,
  isText,
}: LocatedUnspecifiedMark): FileProblem[] {
  const at = {file: page.file, line};
  const problems: FileProblem[] = [];
  if (!isQuestionId(id)) {
    problems.push({
      ...at,
      found: id === undefined ? 'a mark without an id' : `the id "${id}"`,
      expected:
        'an id such as "ocr.languages": area and subject in lower-case words, with a dot between them',
      remedy: 'Write <Unspecified id="area.subject">Question?</Unspecified>.',
    });
  }
  if (question === '' || !isText) {
    problems.push({
      ...at,
      found:
        question === ''
          ? `the mark "${id ?? ''}" without a question`
          : `the mark "${id ?? ''}" with more than text in its question`,
      expected: 'the question, as plain text',
      remedy: 'Write it between the tags; readers see it among all questions.',
    });
  }
  if (page.partial) {
    problems.push({
      ...at,
      found: 'a mark in a fragment',
      expected: 'marks on pages, which have an address',
      remedy: 'Move the sentence with the mark to the page.',
    });
  }
  return problems;
}

function duplicates(marks: readonly LocatedUnspecifiedMark[]): FileProblem[] {
  return marks.flatMap((mark, index) => {
    const {id, question, page, line} = mark;
    const other = marks
      .slice(0, index)
      .find(
        (each) =>
          each.id === id ||
          (each.question === question && each.page.area === page.area),
      );
    return id === undefined || !other
      ? []
      : {
          file: page.file,
          line,
          found: `the ${other.id === id ? `id "${id}"` : `question "${question}"`} a second time`,
          expected: `one mark for each question; ${other.page.file}:${other.line} has it`,
          remedy: `Give another question its own id. For the same one, link to /open-questions#${other.id}.`,
        };
  });
}
