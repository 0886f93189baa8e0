import ts from 'typescript';
import type {Fault} from '../../../src/sets/problem';
import {
  LOCALE_TABLE,
  SPECIFIED_LOCALES,
  type Localized,
} from '../../../src/site/locales';
import {lineOfText, type FileTree} from '../files';
import {translationFault} from '../translationFault';
import type {Rule} from '../types';

/** Tables carry their texts in Korean and English, which say the same; every further locale has each of them too. */
export const run: Rule = ({files, locales, strings}) => {
  const texts = readTableTexts(files);
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
          expected: `an entry for it in ${file}, which STRINGS of src/site/locales.ts names`,
          remedy: `Add ${JSON.stringify(text.en)}: "…".`,
        });
      }
    }
    for (const [english, message] of Object.entries(own)) {
      const source = texts.find(({text}) => text?.en === english)?.text;
      const fault = source
        ? source.ko !== english && translationFault(message, english, language)
        : {
            found: `"${english}", which no table says`,
            expected: 'texts that are in use',
            remedy: 'Take the entry away, or correct its English text.',
          };
      if (fault) {
        problems.push({file, line: lineOfText(files, file, english), ...fault});
      }
    }
  }
  return {inspected: texts.length * (further.length + 1), problems};
};

function tableFault(text: TableText['text']): Fault | undefined {
  if (!text?.ko.trim() || !text.en.trim()) {
    return {
      found: text ? 'an empty text' : 'a text that is put together',
      expected: 'texts that can be read without running the code',
      remedy: 'Write each as one plain string.',
    };
  }
  // Names alone are written with the same letters.
  const words = text.ko.match(/(?<![\w./-])[a-z]{2,}(?![\w/-]|\.\w)/g) ?? [];
  return text.ko === text.en && words.length < 3
    ? undefined
    : translationFault(text.ko, text.en, LOCALE_TABLE.ko);
}

/** A text of a table in the languages that tables carry, and where it stands. */
interface TableText {
  readonly file: string;
  readonly line: number;
  /** `undefined` when it cannot be read without running the code. */
  readonly text: Localized | undefined;
}

/** Reads every text that the tables of `src/site` and `src/sets` carry: `{ko: '…', en: '…'}`. */
export function readTableTexts({list, read}: FileTree): TableText[] {
  return ['src/site', 'src/sets']
    .flatMap((folder) => list(folder))
    .filter((file) => file.endsWith('.ts') && /\bko:/.test(read(file)))
    .flatMap((file) => {
      const {nodes, lineOf} = parseSource(file, read(file));
      return nodes.filter(ts.isObjectLiteralExpression).flatMap((node) => {
        const [ko, en] = SPECIFIED_LOCALES.map((locale) =>
          valueOf(node, locale),
        );
        if (!ko || !en || [ko, en].some(ts.isObjectLiteralExpression)) {
          return [];
        }
        const isPlain =
          ts.isStringLiteralLike(ko) && ts.isStringLiteralLike(en);
        const text = isPlain ? {ko: ko.text, en: en.text} : undefined;
        return {file, line: lineOf(node), text};
      });
    });
}

function valueOf(
  {properties}: ts.ObjectLiteralExpression,
  key: string,
): ts.Expression | undefined {
  return properties
    .filter(ts.isPropertyAssignment)
    .find(({name}) => name.getText() === key)?.initializer;
}

/** A module's source, parsed. */
interface ParsedSource {
  /** Every node, parents before their children. */
  readonly nodes: readonly ts.Node[];
  /** Line of the source, from 1, on which a node begins. */
  lineOf(node: ts.Node): number;
}

/** Parses TypeScript, or TSX or JSON by its ending, without resolving anything. */
function parseSource(file: string, text: string): ParsedSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return {
    nodes,
    lineOf: (node) =>
      source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
  };
}
