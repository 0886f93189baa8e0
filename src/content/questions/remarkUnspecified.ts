import type {PhrasingContent} from 'mdast';
import {
  NOT_SPECIFIED_TEXT,
  ANSWER_SOURCE_LABEL,
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
import type {RemarkStep} from '../remark';
import {
  VENDOR_ANSWERS_FILE,
  createVendorAnswersReader,
  type VendorAnswer,
} from './answers';

/**
 * Remark plugin that replaces the question in each `<Unspecified>` element by the vendor's answer, or by a
 * note that there is no answer.
 *
 * @throws ProblemError from the transformer if an answer is invalid
 */
export function remarkUnspecified(
  answersFile: string = VENDOR_ANSWERS_FILE,
): RemarkStep {
  const readAnswers = createVendorAnswersReader(answersFile);
  return (tree, file) => {
    const answers = readAnswers();
    const place = findPagePlace(toRelativePath(file.path));
    const locale = place?.locale ?? DOCS_LOCALE;
    const note = place?.id.startsWith('legal/')
      ? TO_BE_CONFIRMED_TEXT
      : NOT_SPECIFIED_TEXT;
    for (const {element} of findJsxElements(tree)) {
      if (element.name !== UNSPECIFIED_ELEMENT) {
        continue;
      }
      const id = String(getJsxAttribute(element, 'id'));
      const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
      const children: PhrasingContent[] = answer
        ? answerText(answer, locale)
        : [{type: 'text', value: getLocalizedText(note, locale)}];
      element.children = children;
      if (answer) {
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name: 'answered',
          value: null,
        });
      }
    }
  };
}

/** Creates the text "Answer (source: name)". The name is a link if the source has an address. */
function answerText(
  {answer, source: {name, url}}: VendorAnswer,
  locale: Locale,
): PhrasingContent[] {
  const source: PhrasingContent = {type: 'text', value: name};
  return [
    {
      type: 'text',
      value: `${answer[locale]} (${getLocalizedText(ANSWER_SOURCE_LABEL, locale)}: `,
    },
    url === undefined ? source : {type: 'link', url, children: [source]},
    {type: 'text', value: ')'},
  ];
}
