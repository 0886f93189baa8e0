import {DOCS_LOCALE, type Locale} from '../../site/locales';
import type {OpenQuestion, QuestionGroup} from '../../site/openQuestions';
import {getLocalizedText} from '../../site/texts';
import {getTranslatedQuestionsFile} from '../../site/translations';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {findOriginalFile} from '../pages/place';
import type {SourcePage} from '../pages/page';
import {readSummaries} from '../pages/translateTitles';
import {throwProblems} from '../problem';
import {ANSWERS_FILE, readAnswers, type Answers} from './answers';
import {
  findQuestionProblems,
  type QuestionSources,
  type QuestionTexts,
} from './checkMarks';
import {findUnspecifiedMarks, type LocatedUnspecifiedMark} from './marks';

const OTHER_PAGES = {
  ko: '공통 사항 및 약관·정책',
  en: 'All SDKs and legal texts',
};

/**
 * Lists the open questions for `/open-questions` in a locale, by documentation set and path of the page.
 *
 * @throws ProblemError with every invalid question or answer
 */
export function collectOpenQuestions(
  {pages, read}: Pick<QuestionSources, 'pages' | 'read'>,
  locale: Locale,
): QuestionGroup[] {
  // Questions without a translation are shown in English.
  throwProblems(findQuestionProblems({pages, read, locales: []}));
  const context: Context = {
    locale,
    marks: findUnspecifiedMarks(pages),
    answers: readAnswers(ANSWERS_FILE, read(ANSWERS_FILE) ?? ''),
    texts: JSON.parse(
      read(getTranslatedQuestionsFile(locale)) ?? '{}',
    ) as QuestionTexts,
    titleOf: ({area, id}) => readSummaries(locale, area, read)[id]?.title,
  };
  const areas = [
    ...DOCS_SET_LIST.map(({id, label}) => ({id: id as string, label})),
    {id: 'pages', label: OTHER_PAGES},
  ];
  return areas
    .map(({id, label}) => ({
      id,
      label: getLocalizedText(label, locale),
      questions: context.marks
        .filter(({page}) => page.area === id && page.locale === DOCS_LOCALE)
        .map((mark) => toQuestion(mark, context)),
    }))
    .filter(({questions}) => questions.length > 0);
}

interface Context {
  readonly locale: Locale;
  readonly marks: readonly LocatedUnspecifiedMark[];
  readonly answers: Answers;
  readonly texts: QuestionTexts;
  /** Returns the translated title of an untranslated page. */
  readonly titleOf: (page: SourcePage) => string | undefined;
}

function toQuestion(
  original: LocatedUnspecifiedMark,
  {locale, marks, answers, texts, titleOf}: Context,
): OpenQuestion {
  const id = original.id!;
  const translation = marks.find(
    ({page, id: own}) =>
      own === id &&
      page.locale === locale &&
      findOriginalFile(page.file) === original.page.file,
  );
  const mark = translation ?? original;
  const isForeign = mark.page.locale !== locale;
  const translated = isForeign ? texts[id]?.question : mark.question;
  const title = isForeign ? titleOf(mark.page) : undefined;
  const answer = answers[id];
  return {
    id,
    question: translated ?? mark.question,
    ...(translated === undefined && {questionLang: mark.page.locale}),
    route: mark.page.route,
    page: title ?? String(mark.page.frontMatter['title'] ?? mark.page.route),
    ...(mark.section && {section: mark.section}),
    ...(isForeign && {
      ...(!title && {pageLang: mark.page.locale}),
      sectionLang: mark.page.locale,
    }),
    ...(answer && {
      answer: {
        text: answer.answer[locale],
        source: answer.source.name,
        url: answer.source.url,
      },
    }),
  };
}
