import type {Nodes, PhrasingContent} from 'mdast';
import {
  ANSWER_SOURCE_LABEL,
  ASK_US_TEXT,
  ASK_US_TITLE,
  TO_BE_CONFIRMED_TEXT,
} from '../../site/openQuestions';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {getLocalizedText} from '../../site/texts';
import {
  findJsxElements,
  getJsxAttribute,
  UNSPECIFIED_ELEMENT,
} from '../pages/elements';
import {findPagePlace, toRelativePath} from '../pages/place';
import * as md from '../mdast';
import type {RemarkStep} from '../remark';
import {ANSWERS_FILE, createAnswersReader, type Answer} from './answers';
import {getQuestionText} from './marks';

/**
 * Remark plugin that replaces the question in each `<Unspecified>` element by its answer, or by the text of a
 * link. The question of an open mark becomes the name of the link and, outside legal texts, a tooltip.
 *
 * @throws ProblemError from the transformer if an answer is invalid
 */
export function remarkUnspecified(
  answersFile: string = ANSWERS_FILE,
): RemarkStep {
  const readAnswers = createAnswersReader(answersFile);
  return (tree, file) => {
    const answers = readAnswers();
    const place = findPagePlace(toRelativePath(file.path));
    const locale = place?.locale ?? DOCS_LOCALE;
    const isLegal = place?.id.startsWith('legal/') ?? false;
    const note = getLocalizedText(
      isLegal ? TO_BE_CONFIRMED_TEXT : ASK_US_TEXT,
      locale,
    );
    for (const {element} of findJsxElements(tree)) {
      if (element.name !== UNSPECIFIED_ELEMENT) {
        continue;
      }
      const id = String(getJsxAttribute(element, 'id'));
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const question = getQuestionText(element as Nodes);
      const children: PhrasingContent[] = answer
        ? answerText(answer, locale)
        : [md.text(note)];
      element.children = children;
      const add = (name: string, value: string | null) =>
        element.attributes.push({type: 'mdxJsxAttribute', name, value});
      if (answer) {
        add('answered', null);
        continue;
      }
      add('label', `${note}: ${question}`);
      if (!isLegal) {
        const title = getLocalizedText(ASK_US_TITLE, locale);
        add(
          'title',
          title.replace('{question}', () => question),
        );
      }
    }
  };
}

/** Creates the text "Answer (source: name)". The name is a link if the source has an address. */
function answerText(
  {answer, source: {name, url}}: Answer,
  locale: Locale,
): PhrasingContent[] {
  const label = getLocalizedText(ANSWER_SOURCE_LABEL, locale);
  const text = md.paragraph(
    `${answer[locale]} (${label}: `,
    url === undefined ? name : md.link(url, name),
    ')',
  );
  return text.children;
}
