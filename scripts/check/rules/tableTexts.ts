import {
  DOCS_LOCALE,
  LOCALE_TABLE,
  SPECIFIED_LOCALES,
  type LocaleRow,
  type Localized,
  type Strings,
} from '../../../src/site/locales';
import type {FileTree} from '../files';
import {lineOfText} from '../sourceLines';
import {readTableTexts, type TableText} from '../tableTexts';
import {nameFault} from '../statedNames';
import {numberFault} from '../statedNumbers';
import {isWrittenIn} from '../translationRules';
import type {Problem} from '../../../src/sets/problem';
import type {Sources} from '../sources';
import type {CheckResult} from '../types';

/** Tables carry their texts in Korean and English, which say the same; every further locale has each of them too. */
export function run({files, locales, strings}: Sources): CheckResult {
  const texts = readTableTexts(files);
  const further = Object.entries(locales).filter(
    ([locale]) => !(SPECIFIED_LOCALES as readonly string[]).includes(locale),
  );
  return {
    inspected: texts.length * (further.length + 1),
    problems: [
      ...texts.flatMap(unreadable),
      ...texts.flatMap(empty),
      ...texts.flatMap(different),
      ...texts.flatMap(english),
      ...further.flatMap(([locale, row]) => {
        const file = `src/site/strings/${locale}.ts`;
        const own = strings[locale];
        return own
          ? [
              ...texts.flatMap((text) => missing(text, row, own, file)),
              ...Object.entries(own).flatMap(([english, message]) =>
                misused({english, message}, {row, file, files, texts}),
              ),
            ]
          : [noStrings(locale, file, files)];
      }),
    ],
  };
}

function unreadable({file, line, text}: TableText): Problem[] {
  return text
    ? []
    : [
        {
          file,
          line,
          found: 'a text that is put together',
          expected: 'texts that can be read without running the code',
          remedy: 'Write each as one plain string.',
        },
      ];
}

function empty({file, line, text}: TableText): Problem[] {
  return Object.entries(text ?? {})
    .filter(([, said]) => said.trim() === '')
    .map(([locale]) => ({
      file,
      line,
      found: `an empty text in "${locale}"`,
      expected: 'what readers of the language see',
      remedy: 'Write the text: a menu, a card or a link would be empty.',
    }));
}

/** Korean that is not: names alone are written with the same letters. */
function english({file, line, text}: TableText): Problem[] {
  const {ko = ''} = text ?? {};
  const words = ko.match(/(?<![\w./-])[a-z]{2,}(?![\w/-]|\.\w)/g) ?? [];
  return words.length < 3 || isWrittenIn(LOCALE_TABLE.ko, ko, text?.en ?? '')
    ? []
    : [
        {
          file,
          line,
          found: `"${ko}" as the Korean text`,
          expected: LOCALE_TABLE.ko.name,
          remedy: 'Translate it.',
        },
      ];
}

/** Names and numbers that one of the languages has alone. */
function different({file, line, text}: TableText): Problem[] {
  if (!text) {
    return [];
  }
  return [
    nameFault(text.ko, text.en, LOCALE_TABLE.ko),
    numberFault(text.ko, text.en),
  ].flatMap((fault) =>
    fault
      ? [{file, line, ...fault, found: `"${text.ko}": ${fault.found}`}]
      : [],
  );
}

function noStrings(locale: string, file: string, files: FileTree): Problem {
  const table = 'src/site/locales.ts';
  return {
    file: table,
    line: lineOfText(files, table, `  ${locale}: {`),
    found: `no texts for the locale "${locale}"`,
    expected: `a table of them in ${file}, entered in STRINGS`,
    remedy: `Write the file: the English text of each table in front, its translation behind.`,
  };
}

function missing(
  {file, line, text}: TableText,
  {name}: LocaleRow,
  own: Strings,
  strings: string,
): Problem[] {
  return !text || Object.hasOwn(own, text.en)
    ? []
    : [
        {
          file,
          line,
          found: `the text "${text.en}" has no ${name} translation`,
          expected: `an entry for it in ${strings}`,
          remedy: `Add ${JSON.stringify(text.en)}: "…".`,
        },
      ];
}

function misused(
  {english, message}: {english: string; message: string},
  context: {
    row: LocaleRow;
    file: string;
    files: FileTree;
    texts: readonly TableText[];
  },
): Problem[] {
  const {row, file, files, texts} = context;
  const at = {file, line: lineOfText(files, file, english)};
  const source = texts.find(({text}) => text?.[DOCS_LOCALE] === english)?.text;
  if (!source) {
    return [
      {
        ...at,
        found: `"${english}", which no table says`,
        expected: 'texts that are in use',
        remedy: 'Take the entry away, or correct its English text.',
      },
    ];
  }
  return isSaidAlike(source) || isWrittenIn(row, message, english)
    ? []
    : [
        {
          ...at,
          found: `"${english}" says "${message}"`,
          expected: row.name,
          remedy: 'Translate it.',
        },
      ];
}

/** Whether a text is the same in every language: a name such as `OCR SDK`. */
function isSaidAlike({ko, en}: Localized): boolean {
  return ko === en;
}
