import {DOCS_LOCALE, LOCALE_TABLE} from '../../site/locales';
import {translatedQuestions} from '../../site/translations';
import type {Problem} from '../problem';
import {ANSWERS_FILE, checkAnswers, lineOfKey} from './answers';
import {isMarkId, marksOf, type Mark, type MarkedPage} from './marks';
import {checkQuestions} from './translatedQuestions';

/** What marks are held to. */
export interface MarkSources {
  /** Every page, or those with a mark and their translations. */
  readonly pages: readonly MarkedPage[];
  /** Text of a file of the repository; `undefined` when there is none. */
  readonly read: (file: string) => string | undefined;
  readonly locales?: readonly string[];
}

/** What is wrong with marks, with the answers to them and with the translations of their questions. */
export function markProblems({
  pages,
  read,
  locales = Object.keys(LOCALE_TABLE),
}: MarkSources): Problem[] {
  const marks = pages.flatMap(marksOf);
  const originals = marks.filter(({page}) => page.locale === DOCS_LOCALE);
  const text = read(ANSWERS_FILE) ?? '';
  const {answers, problems} = checkAnswers(ANSWERS_FILE, text);
  const ids = new Set(originals.map(({id}) => id));
  const isWhole = originals.every(({id}) => isMarkId(id));
  return [
    ...marks.flatMap(faultsOf),
    ...duplicates(originals),
    ...problems,
    ...Object.keys(answers)
      .filter((id) => isWhole && !ids.has(id))
      .map((id) => ({
        file: ANSWERS_FILE,
        line: lineOfKey(text, id),
        found: `an answer to "${id}", which no page asks`,
        expected: 'the id of a mark',
        remedy:
          'Correct the id. If the page states the fact itself now, take the answer away.',
      })),
    ...locales
      .filter((locale) => locale !== DOCS_LOCALE)
      .flatMap((locale) => {
        const file = translatedQuestions(locale);
        const source = read(file);
        return source === undefined
          ? []
          : checkQuestions({file, text: source, locale, marks});
      }),
  ];
}

function faultsOf({page, line, id, question, isText}: Mark): Problem[] {
  const at = {file: page.file, line};
  const problems: Problem[] = [];
  if (!isMarkId(id)) {
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
      expected: 'the question to the vendor, as plain text',
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

function duplicates(marks: readonly Mark[]): Problem[] {
  const first = new Map<string, Mark>();
  return marks.flatMap((mark) => {
    const {id, page, line} = mark;
    const other = first.get(id ?? '');
    if (id === undefined || !other) {
      first.set(id ?? '', mark);
      return [];
    }
    return [
      {
        file: page.file,
        line,
        found: `the id "${id}" a second time`,
        expected: `one mark for each question; ${other.page.file}:${other.line} has it`,
        remedy: `Give another question its own id. For the same one, link to /open-questions#${id}.`,
      },
    ];
  });
}
