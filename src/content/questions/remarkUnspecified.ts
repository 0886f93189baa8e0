import type {Nodes, PhrasingContent} from 'mdast';
import {
  ASK_US_TEXT,
  ASK_US_TITLE,
  SOURCE_LABEL,
  TO_BE_CONFIRMED_TEXT,
} from '../../site/openQuestions';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {textIn} from '../../site/texts';
import {
  findElements,
  jsxAttribute,
  UNSPECIFIED_ELEMENT,
} from '../pages/elements';
import {findPagePlace, relativePath} from '../pages/place';
import type {RemarkStep} from '../remark';
import {ANSWERS_FILE, answersReader, type Answer} from './answers';
import {questionText} from './marks';

/**
 * Remark plugin that replaces the question in each `<Unspecified>` element by its answer, or by the text of a
 * link. The question of an open mark becomes the name of the link and, outside legal texts, a tooltip.
 *
 * @throws ProblemError from the transformer if an answer is invalid
 */
export function remarkUnspecified(
  answersFile: string = ANSWERS_FILE,
): RemarkStep {
  const readAnswers = answersReader(answersFile);
  return (tree, file) => {
    const answers = readAnswers();
    const place = findPagePlace(relativePath(file.path));
    const locale = place?.locale ?? DOCS_LOCALE;
    const isLegal = place?.id.startsWith('legal/') ?? false;
    const note = textIn(isLegal ? TO_BE_CONFIRMED_TEXT : ASK_US_TEXT, locale);
    for (const {element} of findElements(tree)) {
      if (element.name !== UNSPECIFIED_ELEMENT) {
        continue;
      }
      const id = String(jsxAttribute(element, 'id'));
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const question = questionText(element as Nodes);
      const children: PhrasingContent[] = answer
        ? answerText(answer, locale)
        : [{type: 'text', value: note}];
      element.children = children;
      const add = (name: string, value: string | null) =>
        element.attributes.push({type: 'mdxJsxAttribute', name, value});
      if (answer) {
        add('answered', null);
        continue;
      }
      add('label', `${note}: ${question}`);
      if (!isLegal) {
        add(
          'title',
          textIn(ASK_US_TITLE, locale).replace('{question}', () => question),
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
  const source: PhrasingContent = {type: 'text', value: name};
  return [
    {
      type: 'text',
      value: `${answer[locale]} (${textIn(SOURCE_LABEL, locale)}: `,
    },
    url === undefined ? source : {type: 'link', url, children: [source]},
    {type: 'text', value: ')'},
  ];
}
