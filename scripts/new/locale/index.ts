import {LOCALE_TABLE, LOCALES} from '../../../src/site/locales';
import type {FileTree} from '../../check/files';
import {addImport, appendTo, quoted} from '../editModule';
import {shaped, text, unless, type Answers, type Scaffold} from '../scaffold';
import {constantOf} from './constantOf';
import {localeTexts, type InLanguage} from './localeTexts';

const TABLE = 'src/site/locales.ts';

/** A further language of the interface, its texts in English until they are translated. */
export const locale: Scaffold = {
  name: 'locale',
  makes: 'a language of the interface',
  questions: () => [
    unless(
      shaped(
        'locale',
        'Its BCP 47 tag, which becomes part of addresses, such as ja?',
        /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/,
        'a language, with script and region if need be: ja, pt-BR, zh-Hant',
      ),
      (answer) =>
        (LOCALES as readonly string[]).includes(answer)
          ? {
              expected: 'a language that the site does not have',
              remedy: `It has ${LOCALES.join(', ')}.`,
            }
          : undefined,
    ),
    text('label', 'Its name in itself, such as 日本語?'),
    text('name', 'Its name in English, such as Japanese?'),
    {
      name: 'direction',
      asks: 'Which way is it written?',
      choices: ['ltr', 'rtl'],
      usual: LOCALE_TABLE.en.direction,
    },
    {
      name: 'letters',
      asks: 'Letters that tell it from English, as a class of a regular expression, such as [\\p{Script=Han}]?',
      usual: '',
      refuses: isPattern,
    },
  ],
  async plan(answers, files) {
    return {
      ...(await localePlan(
        answers,
        files,
        (english, _kind, _key, known) => known ?? english,
      )),
      next: [
        'Translate: npm run check names each text and page that is still in English, and where it stands.',
      ],
    };
  },
};

function isPattern(letters: string) {
  try {
    new RegExp(letters, 'u');
    return undefined;
  } catch (error) {
    return {
      expected: 'a class of a regular expression',
      remedy: (error as Error).message,
    };
  }
}

/**
 * The files of a further language.
 *
 * @param say - gives a text of the site in the language
 */
export async function localePlan(
  answers: Answers,
  files: FileTree,
  say: InLanguage,
) {
  return {
    created: await localeTexts(answers['locale'] ?? '', files, say),
    changed: {[TABLE]: table(answers, files.read(TABLE))},
  };
}

function table(answers: Answers, source: string): string {
  const {locale: tag = '', label = '', name = ''} = answers;
  const {direction = '', letters = ''} = answers;
  const constant = constantOf(tag);
  const row = [
    `label: ${quoted(label)}`,
    `name: ${quoted(name)}`,
    `htmlLang: ${quoted(tag)}`,
    `direction: ${quoted(direction)}`,
    ...(letters === '' ? [] : [`letters: ${quoted(letters)}`]),
  ].join(', ');
  const withImport = addImport(
    {file: TABLE, text: source},
    `import {${constant}} from './strings/${tag}';`,
  );
  const withRow = appendTo(
    {file: TABLE, text: withImport},
    ['LOCALE_TABLE'],
    `${quoted(tag)}: {${row}}`,
  );
  return appendTo(
    {file: TABLE, text: withRow},
    ['STRINGS'],
    constant === tag ? tag : `${quoted(tag)}: ${constant}`,
  );
}
