import ts from 'typescript';
import {SPECIFIED_LOCALES, type Localized} from '../../src/site/locales';
import type {FileTree} from './files';

/** A text of a table in the languages that tables carry, and where it stands. */
export interface TableText {
  readonly file: string;
  readonly line: number;
  /** `undefined` when it cannot be read without running the code. */
  readonly text: Localized | undefined;
}

/** Folders of the tables that carry texts. */
const FOLDERS = ['src/site', 'src/sets'];

/** Reads every text that the tables of `src/site` and `src/sets` carry: `{ko: '…', en: '…'}`. */
export function readTableTexts(files: FileTree): TableText[] {
  return FOLDERS.flatMap((folder) => files.list(folder))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => textsIn(file, files.read(file)));
}

function textsIn(file: string, code: string): TableText[] {
  if (!SPECIFIED_LOCALES.every((locale) => code.includes(`${locale}:`))) {
    return [];
  }
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: TableText[] = [];
  const visit = (node: ts.Node): void => {
    const values = ts.isObjectLiteralExpression(node) && valuesOf(node);
    if (values) {
      const [ko, en] = values.map((value) =>
        ts.isStringLiteralLike(value) ? value.text : undefined,
      );
      const {line} = source.getLineAndCharacterOfPosition(node.getStart());
      const known = ko !== undefined && en !== undefined;
      found.push({file, line: line + 1, text: known ? {ko, en} : undefined});
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

/** What an object says per specified locale; `undefined` for an object of other things. */
function valuesOf(
  object: ts.ObjectLiteralExpression,
): ts.Expression[] | undefined {
  const values = new Map(
    object.properties
      .filter(ts.isPropertyAssignment)
      .map(({name, initializer}) => [name.getText(), initializer]),
  );
  const texts = SPECIFIED_LOCALES.flatMap((name) => values.get(name) ?? []);
  const isText =
    texts.length === SPECIFIED_LOCALES.length &&
    !texts.some(ts.isObjectLiteralExpression);
  return isText ? texts : undefined;
}
