import ts from 'typescript';
import type {ProblemText} from '../../../src/content';
import {
  LOCALE_TABLE,
  SPECIFIED_LOCALES,
  type LocalizedText,
} from '../../../src/site/locales';
import {findLineOfText, getLineAt, type FileTree} from '../files';
import {findTranslationFault} from '../translationFault';
import type {CheckRule} from '../sources';

/** Korean and English texts of tables agree, and other locales translate all of them. */
export const run: CheckRule = ({files, locales, strings}) => {
  const texts = findTableTexts(files);
  const further = Object.entries(locales).filter(
    ([locale]) => !SPECIFIED_LOCALES.some((known) => known === locale),
  );
  const problems = texts.flatMap(({file, line, text}) => {
    const fault = tableFault(text);
    return fault ? [{file, line, ...fault}] : [];
  });
  for (const [locale, language] of further) {
    const file = `src/site/strings/${locale}.ts`;
    const own = strings[locale] ?? {};
    for (const {text, ...at} of texts) {
      if (text && !Object.hasOwn(own, text.en)) {
        problems.push({
          ...at,
          found: `the text "${text.en}" has no ${language.name} translation`,
          expected: `an entry for it in ${file}, which STRINGS_BY_LOCALE of src/site/locales.ts names`,
          remedy: `Add ${JSON.stringify(text.en)}: "…".`,
        });
      }
    }
    for (const [english, message] of Object.entries(own)) {
      const source = texts.find(({text}) => text?.en === english)?.text;
      const fault = source
        ? source.ko !== english &&
          findTranslationFault(message, english, language)
        : {
            found: `"${english}", which no table says`,
            expected: 'texts that are in use',
            remedy: 'Remove the entry, or correct its English text.',
          };
      if (fault) {
        problems.push({
          file,
          line: findLineOfText(files, file, english),
          ...fault,
        });
      }
    }
  }
  return {inspected: texts.length * (further.length + 1), problems};
};

function tableFault(text: TableText['text']): ProblemText | undefined {
  if (!text?.ko.trim() || !text.en.trim()) {
    return {
      found: text ? 'an empty text' : 'a text that is put together',
      expected: 'literal texts, which can be read without running the code',
      remedy: 'Write each as one plain string.',
    };
  }
  // Texts of names only may be the same in both languages.
  const words = text.ko.match(/(?<![\w./-])[a-z]{2,}(?![\w/-]|\.\w)/g) ?? [];
  return text.ko === text.en && words.length < 3
    ? undefined
    : findTranslationFault(text.ko, text.en, LOCALE_TABLE.ko);
}

interface TableText {
  readonly file: string;
  readonly line: number;
  /** `undefined` if the text is not a literal. */
  readonly text: LocalizedText | undefined;
}

/** Finds all objects `{ko: '…', en: '…'}` in the modules of site and scripts. */
export function findTableTexts({list, read}: FileTree): TableText[] {
  const modules = ['src', 'scripts', 'sidebars'].flatMap(list);
  return modules
    .filter((file) => /\.tsx?$/.test(file) && /\bko:/.test(read(file)))
    .flatMap((file) => {
      const source = ts.createSourceFile(
        file,
        read(file),
        ts.ScriptTarget.Latest,
      );
      const found: TableText[] = [];
      const visit = (node: ts.Node): void => {
        ts.forEachChild(node, visit);
        if (!ts.isObjectLiteralExpression(node)) {
          return;
        }
        const [first, ...others] = ['ko', 'en'].map((locale) =>
          node.properties
            .filter(ts.isPropertyAssignment)
            .find(({name}) => name.getText(source) === locale),
        );
        // In the locale table, the value is an object.
        if (first && !ts.isObjectLiteralExpression(first.initializer)) {
          const [ko, en] = [first, ...others].map((property) =>
            property && ts.isStringLiteral(property.initializer)
              ? property.initializer.text
              : undefined,
          );
          found.push({
            file,
            line: getLineAt(source.text, first.getStart(source)),
            text: ko === undefined || en === undefined ? undefined : {ko, en},
          });
        }
      };
      visit(source);
      return found;
    });
}
