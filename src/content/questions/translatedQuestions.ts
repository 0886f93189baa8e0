import {DOCS_LOCALE, LOCALE_TABLE, type LocaleRow} from '../../site/locales';
import {originalOf} from '../page/place';
import type {Problem} from '../problem';
import {lineOfKey} from './answers';
import {isMarkId, type Mark} from './marks';

/** Questions of a locale by the id of their mark. */
export type QuestionTexts = Readonly<Record<string, string>>;

interface QuestionFile {
  readonly file: string;
  readonly text: string;
  readonly locale: string;
  /** Every mark, those of translations included. */
  readonly marks: readonly Mark[];
}

/** The questions that the file of a locale translates: those of pages that are not translated. */
function untranslatedMarks(marks: readonly Mark[], locale: string): Mark[] {
  const translated = new Set(
    marks
      .filter(({page}) => page.locale === locale)
      .map(({page}) => originalOf(page.file)),
  );
  return marks.filter(
    ({page}) => page.locale === DOCS_LOCALE && !translated.has(page.file),
  );
}

/** Whether a file is what {@link QuestionTexts} says, and says all of it. */
export function checkQuestions({
  file,
  text,
  locale,
  marks,
}: QuestionFile): Problem[] {
  const texts = parse(text);
  if (!texts) {
    return [
      {
        file,
        line: 1,
        found: 'no JSON object of texts',
        expected: '{"area.subject": "question"}',
        remedy:
          'Correct the file, or take it away: questions are then English.',
      },
    ];
  }
  const wanted = untranslatedMarks(marks, locale);
  const {name, letters} = (LOCALE_TABLE as Record<string, LocaleRow>)[
    locale
  ] ?? {name: locale, letters: undefined};
  const isWritten = (question: string) =>
    letters === undefined
      ? question.trim() !== ''
      : new RegExp(letters, 'u').test(question);
  return [
    ...wanted
      .filter(({id}) => isMarkId(id) && !isWritten(texts[id] ?? ''))
      .map(({id, question, page, line}) => ({
        file: page.file,
        line,
        found: `the question "${id}" is not in ${name}`,
        expected: `its translation in ${file}`,
        remedy: `Add "${id}": "…"; in English it says "${question}".`,
      })),
    ...Object.keys(texts)
      // An entry of a mark whose id is being mended is none too many.
      .filter(
        (id) =>
          marks.every((mark) => isMarkId(mark.id)) &&
          !wanted.some((mark) => mark.id === id),
      )
      .map((id) => ({
        file,
        line: lineOfKey(text, id),
        found: `a question "${id}" that no page without a translation asks`,
        expected: 'the id of a mark',
        remedy: 'Correct the id, or take the entry away.',
      })),
  ];
}

function parse(text: string): QuestionTexts | undefined {
  try {
    const texts: unknown = JSON.parse(text);
    const isTable =
      typeof texts === 'object' &&
      texts !== null &&
      Object.values(texts).every((value) => typeof value === 'string');
    return isTable ? (texts as QuestionTexts) : undefined;
  } catch {
    return undefined;
  }
}
