import {DOCS_LOCALE, LOCALE_TABLE, type LocaleRow} from '../../site/locales';
import {getTranslatedQuestionsFile} from '../../site/translations';
import {findOriginalFile} from '../pages/place';
import type {SourcePage} from '../pages/page';
import type {FileProblem} from '../problem';
import {hashText} from '../translations/sections';
import {ANSWERS_FILE, checkAnswers, findJsonLine} from './answers';
import {
  findUnspecifiedMarks,
  isQuestionId,
  type LocatedUnspecifiedMark,
} from './marks';

/** Pages with open questions (`<Unspecified>` elements), and access to the files with answers and translations. */
export interface QuestionSources {
  /** All pages, or at least those with open questions and their translations. */
  readonly pages: readonly SourcePage[];
  /** Reads a file of the repository; returns `undefined` if it does not exist. */
  readonly read: (file: string) => string | undefined;
  readonly locales?: readonly string[];
}

/** Finds mistakes in open questions (`<Unspecified>` elements), in the answers to them, and in their translations. */
export function findQuestionProblems({
  pages,
  read,
  locales = Object.keys(LOCALE_TABLE),
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
    ...locales
      .filter((locale) => locale !== DOCS_LOCALE)
      .flatMap((locale) => {
        const file = getTranslatedQuestionsFile(locale);
        const source = read(file);
        return source === undefined
          ? []
          : translationProblems({file, text: source, locale, marks});
      }),
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

/** Question id → translation, and the hash of the English question from which it was made. */
export type QuestionTexts = Readonly<
  Record<string, {readonly question: string; readonly hash: string}>
>;

interface QuestionFile {
  readonly file: string;
  readonly text: string;
  readonly locale: string;
  /** Questions of all pages, including translated pages. */
  readonly marks: readonly LocatedUnspecifiedMark[];
}

/** Checks that a file translates exactly the open questions of untranslated pages. */
function translationProblems({
  file,
  text,
  locale,
  marks,
}: QuestionFile): FileProblem[] {
  const texts = parseTexts(text);
  if (!texts) {
    return [
      {
        file,
        line: 1,
        found: 'no JSON object of texts',
        expected: '{"area.subject": {"question": "…", "hash": "…"}}',
        remedy:
          'Correct the file, or take it away: questions are then English.',
      },
    ];
  }
  const translated = new Set(
    marks
      .filter(({page}) => page.locale === locale)
      .map(({page}) => findOriginalFile(page.file)),
  );
  const wanted = marks.filter(
    ({page}) => page.locale === DOCS_LOCALE && !translated.has(page.file),
  );
  const {name, letters} = (LOCALE_TABLE as Record<string, LocaleRow>)[
    locale
  ] ?? {name: locale, letters: undefined};
  const isWritten = (question: string) =>
    letters === undefined
      ? question.trim() !== ''
      : new RegExp(letters, 'u').test(question);
  // Without valid ids, correct translations would be reported as unused.
  const haveIds = marks.every(({id}) => isQuestionId(id));
  return [
    ...wanted
      .filter(
        ({id}) => isQuestionId(id) && !isWritten(texts[id]?.question ?? ''),
      )
      .map(({id, question, page, line}) => ({
        file: page.file,
        line,
        found: `the question "${id}" is not in ${name}`,
        expected: `its translation in ${file}`,
        remedy: `Add "${id}": {"question": "…", "hash": "${hashText(question)}"}; in English it says "${question}".`,
      })),
    ...wanted
      .filter(
        ({id = '', question}) =>
          texts[id] && texts[id].hash !== hashText(question),
      )
      .map(({id = '', question}) => ({
        file,
        line: findJsonLine(text, id),
        found: `the question "${id}", translated from another English text`,
        expected: `a translation of "${question}"`,
        remedy: `Correct it, then run npm run translated -- ${id}`,
      })),
    ...Object.keys(texts)
      .filter((id) => haveIds && !wanted.some((mark) => mark.id === id))
      .map((id) => ({
        file,
        line: findJsonLine(text, id),
        found: `a question "${id}" that no page without a translation asks`,
        expected: 'the id of a mark',
        remedy:
          'Correct the id. If the page is translated now, run npm run translated, which removes the entry.',
      })),
  ];
}

function parseTexts(text: string): QuestionTexts | undefined {
  try {
    const texts: unknown = JSON.parse(text);
    const isTable =
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts).every(
        (value) => typeof Object(value).question === 'string',
      );
    return isTable ? (texts as QuestionTexts) : undefined;
  } catch {
    return undefined;
  }
}
