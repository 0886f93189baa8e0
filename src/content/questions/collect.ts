import {DOCS_LOCALE, type Locale} from '../../site/locales';
import type {OpenQuestion, QuestionGroup} from '../../site/openQuestions';
import {textIn} from '../../site/texts';
import {docSummaries, translatedQuestions} from '../../site/translations';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {originalOf} from '../page/place';
import type {PageSummary} from '../page/translateTitles';
import {ProblemError} from '../problem';
import {ANSWERS_FILE, readAnswers, type VendorAnswers} from './answers';
import {markProblems, type MarkSources} from './checkMarks';
import {marksOf, type Mark, type MarkedPage} from './marks';
import type {QuestionTexts} from './translatedQuestions';

const BESIDE_SETS = {
  ko: '공통 사항 및 약관·정책',
  en: 'All SDKs and legal texts',
};

/**
 * Gathers every question to the vendor, for the page of a locale that lists them: by set, in the
 * order of the pages' paths.
 *
 * @throws ProblemError with everything that is wrong with marks and answers
 */
export function collectQuestions(
  {pages, read}: Pick<MarkSources, 'pages' | 'read'>,
  locale: Locale,
): QuestionGroup[] {
  const [first, ...more] = markProblems({pages, read});
  if (first) {
    throw new ProblemError([first, ...more]);
  }
  const context = {
    locale,
    marks: pages.flatMap(marksOf),
    answers: readAnswers(ANSWERS_FILE, read(ANSWERS_FILE) ?? ''),
    texts: JSON.parse(
      read(translatedQuestions(locale)) ?? '{}',
    ) as QuestionTexts,
    nameOf: ({area, id}: MarkedPage) =>
      (
        JSON.parse(read(docSummaries(locale, area)) ?? '{}') as Readonly<
          Record<string, PageSummary>
        >
      )[id]?.title,
  };
  const areas = [
    ...DOCS_SET_LIST.map(({id, label}) => ({id: id as string, label})),
    {id: 'pages', label: BESIDE_SETS},
  ];
  return areas
    .map(({id, label}) => ({
      id,
      label: textIn(label, locale),
      questions: context.marks
        .filter(({page}) => page.area === id && page.locale === DOCS_LOCALE)
        .map((mark) => questionOf(mark, context)),
    }))
    .filter(({questions}) => questions.length > 0);
}

interface Context {
  readonly locale: Locale;
  readonly marks: readonly Mark[];
  readonly answers: VendorAnswers;
  readonly texts: QuestionTexts;
  /** The title, in the language of the list, of a page that is not translated. */
  readonly nameOf: (page: MarkedPage) => string | undefined;
}

function questionOf(
  original: Mark,
  {locale, marks, answers, texts, nameOf}: Context,
): OpenQuestion {
  const id = original.id!;
  // The mark as the readers of the locale find it: on the translated page, where there is one.
  const mark =
    marks.find(
      ({page, id: own}) =>
        own === id &&
        page.locale === locale &&
        originalOf(page.file) === original.page.file,
    ) ?? original;
  const isForeign = mark.page.locale !== locale;
  const translated = isForeign ? texts[id] : mark.question;
  const name = isForeign ? nameOf(mark.page) : undefined;
  const answer = answers[id];
  return {
    id,
    question: translated ?? mark.question,
    ...(translated === undefined && {questionLang: mark.page.locale}),
    route: mark.page.route,
    page: name ?? String(mark.page.frontMatter['title'] ?? mark.page.route),
    ...(mark.section && {section: mark.section}),
    ...(isForeign && {
      ...(!name && {pageLang: mark.page.locale}),
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
