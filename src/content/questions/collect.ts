import {DOCS_LOCALE, type Locale} from '../../site/locales';
import type {OpenQuestion, QuestionGroup} from '../../site/openQuestions';
import {getLocalizedText} from '../../site/texts';
import {DOCS_SET_LIST} from '../../site/sets/index';
import {findOriginalFile} from '../pages/place';
import {throwProblems} from '../problem';
import {ANSWERS_FILE, readAnswers, type Answers} from './answers';
import {findQuestionProblems, type QuestionSources} from './checkMarks';
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
  {pages, read}: QuestionSources,
  locale: Locale,
): QuestionGroup[] {
  throwProblems(findQuestionProblems({pages, read}));
  const marks = findUnspecifiedMarks(pages);
  const answers = readAnswers(ANSWERS_FILE, read(ANSWERS_FILE) ?? '');
  const findTranslation = ({id, page: {file}}: LocatedUnspecifiedMark) =>
    marks.find(
      ({page, id: own}) =>
        own === id &&
        page.locale === locale &&
        findOriginalFile(page.file) === file,
    );
  const areas = [
    ...DOCS_SET_LIST.map(({id, label}) => ({id: id as string, label})),
    {id: 'pages', label: OTHER_PAGES},
  ];
  return areas
    .map(({id, label}) => ({
      id,
      label: getLocalizedText(label, locale),
      questions: marks
        .filter(({page}) => page.area === id && page.locale === DOCS_LOCALE)
        .map((mark) =>
          toQuestion(findTranslation(mark) ?? mark, answers, locale),
        ),
    }))
    .filter(({questions}) => questions.length > 0);
}

function toQuestion(
  {id = '', question, page, section}: LocatedUnspecifiedMark,
  answers: Answers,
  locale: Locale,
): OpenQuestion {
  const {answer, source} = answers[id] ?? {};
  return {
    id,
    question,
    ...(page.locale !== locale && {lang: page.locale}),
    route: page.route,
    page: String(page.frontMatter['title'] ?? page.route),
    ...(section && {section}),
    ...(answer &&
      source && {
        answer: {
          text: answer[locale],
          source: source.name,
          url: source.url,
        },
      }),
  };
}
