import ts from 'typescript';
import {SPECIFIED_LOCALES, type Localized} from '../../src/site/locales';
import type {FileTree} from './files';
import {parseSource} from './parseSource';

/** A text of a table in the languages that tables carry, and where it stands. */
export interface TableText {
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
