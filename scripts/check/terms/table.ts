import ts from 'typescript';
import {ProblemError} from '../../../src/sets/problem';
import {lineAt} from '../sourceLines';

/** A search term and the line on which it stands. */
export interface Term {
  readonly text: string;
  readonly line: number;
}

/** The terms of one page or group. */
export interface TermEntry {
  readonly key: string;
  readonly line: number;
  readonly terms: readonly Term[];
}

/** A file of search terms, as `searchTerms` in `src/site/translations.ts` describes it. */
export type TermTable = Readonly<Record<TermPart, readonly TermEntry[]>>;

const PARTS = ['pages', 'groups'] as const;

export type TermPart = (typeof PARTS)[number];

/** How a file of search terms is written. */
export const TABLE_SHAPE =
  '{"pages": {"PAGE": ["…", "…"]}, "groups": {"FOLDER": ["…", "…"]}}';

/**
 * Reads a file of search terms. Entries that stand there twice are given twice.
 *
 * @param file - its path, for problems
 * @throws ProblemError at the line where the file is no JSON, or not of this shape
 */
export function readTermTable(file: string, text: string): TermTable {
  const refuse = (line: number, found: string): never => {
    throw new ProblemError([
      {
        file,
        line,
        found,
        expected: TABLE_SHAPE,
        remedy: 'Correct the file: lists of terms, and nothing else.',
      },
    ]);
  };
  try {
    JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    return refuse(
      lineAt(text, faultPosition(file, text)),
      message.replaceAll(/\s+/g, ' '),
    );
  }
  // The compiler's reader knows the lines; JSON's own is the strict one.
  const source = ts.parseJsonText(file, text);
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const membersOf = (node: ts.Node | undefined) =>
    node && ts.isObjectLiteralExpression(node)
      ? node.properties
          .filter(ts.isPropertyAssignment)
          .map(({name, initializer}) => ({
            key: (name as ts.StringLiteral).text,
            line: lineOf(name),
            value: initializer,
          }))
      : refuse(node ? lineOf(node) : 1, 'something else than an object');
  const textsOf = (node: ts.Node): Term[] =>
    ts.isArrayLiteralExpression(node) && node.elements.every(ts.isStringLiteral)
      ? node.elements.map((element) => ({
          text: (element as ts.StringLiteral).text,
          line: lineOf(element),
        }))
      : refuse(lineOf(node), 'something else than a list of texts');

  const parts = membersOf(source.statements[0]?.expression);
  const stray = parts.find(({key}) => !PARTS.some((part) => part === key));
  if (stray) {
    return refuse(stray.line, `the key "${stray.key}"`);
  }
  const entriesOf = (part: TermPart): TermEntry[] =>
    parts
      .filter(({key}) => key === part)
      .flatMap(({value}) => membersOf(value))
      .map(({key, line, value}) => ({key, line, terms: textsOf(value)}));
  return {pages: entriesOf('pages'), groups: entriesOf('groups')};
}

/** What the compiler's reader lets pass in JSON: a comma at the end of a list, and comments. */
const LAX = /,\s*[\]}]|\/[/*]/;

// JSON's own reader does not always say where.
function faultPosition(file: string, text: string): number {
  const {error} = ts.parseConfigFileTextToJson(file, text);
  return error?.start ?? Math.max(0, text.search(LAX));
}

/** A term as search compares it: whether spaces are typed or left out. */
export function foldTerm(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, '').toLowerCase();
}
