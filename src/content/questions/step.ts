import path from 'node:path';
import type {PhrasingContent} from 'mdast';
import {
  NOT_SPECIFIED,
  SOURCE_LABEL,
  TO_BE_CONFIRMED,
} from '../../site/openQuestions';
import {DOCS_LOCALE, type Locale} from '../../site/locales';
import {textIn} from '../../site/texts';
import {jsxAttribute, jsxElementsOf} from '../page/elements';
import {pagePlaceOf} from '../page/place';
import type {RemarkStep} from '../markdown/step';
import {ANSWERS_FILE, answersReader, type VendorAnswer} from './answers';
import {MARK} from './marks';

/**
 * Makes the remark step that puts a text into the place of each mark's question: that the vendor has
 * not specified it, or what the vendor has said. A page carries its own answers and no others.
 *
 * @param answersFile - path of the answers
 * @throws ProblemError from the step, when an answer cannot be used
 */
export default function remarkUnspecified(
  answersFile: string = ANSWERS_FILE,
): RemarkStep {
  const answers = answersReader(answersFile);
  return (tree, file) => {
    const known = answers();
    const place = pagePlaceOf(
      path.relative(process.cwd(), path.resolve(file.path)),
    );
    const locale = place?.locale ?? DOCS_LOCALE;
    for (const {element} of jsxElementsOf(tree)) {
      if (element.name === MARK) {
        const id = jsxAttribute(element, 'id');
        const answer = Object.hasOwn(known, String(id))
          ? known[String(id)]
          : undefined;
        const open = place?.id.startsWith('legal/')
          ? TO_BE_CONFIRMED
          : NOT_SPECIFIED;
        const text: PhrasingContent[] = answer
          ? answerText(answer, locale)
          : [{type: 'text', value: textIn(open, locale)}];
        element.children = text;
        if (answer) {
          element.attributes.push({
            type: 'mdxJsxAttribute',
            name: 'answered',
            value: null,
          });
        }
      }
    }
  };
}

/** "Answer (source: name)", the name as a link where the source has an address. */
function answerText(
  {answer, source: {name, url}}: VendorAnswer,
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
