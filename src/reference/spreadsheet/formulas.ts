import {
  type Blocks,
  type Inlines,
  code,
  commaSeparated,
  list,
  paragraph,
} from '../shared/nodes';
import type {ApiMember} from './declarations';

/** Comment of a formula function: syntax, colon, meaning. */
const SYNTAX = /^`([A-Z][A-Z0-9.]*)\(([^`]*)\)`: (.*)$/;

/** A formula function, as its comment describes it. */
interface FormulaFunction {
  /** `SUMIF(area, condition, [sumArea])`. */
  readonly syntax: string;
  readonly arguments: readonly {
    readonly name: string;
    readonly optional: boolean;
    /** More arguments of this kind may follow. */
    readonly repeats: boolean;
  }[];
  readonly meaning: string;
}

/** Parses the comment of a formula function; `undefined` for other values. */
export function parseFormulaFunction({
  kind,
  name,
  text = '',
}: ApiMember): FormulaFunction | undefined {
  const [, called, list = '', meaning = ''] = SYNTAX.exec(text) ?? [];
  if (kind !== 'value' || called !== name) {
    return undefined;
  }
  const parts = list.split(/,\s*/).filter(Boolean);
  return {
    syntax: `${name}(${list})`,
    arguments: parts.flatMap((part, index) =>
      part === '…'
        ? []
        : [
            {
              name: part.replace(/^\[|\]$/g, ''),
              optional: part.startsWith('['),
              repeats: parts[index + 1] === '…',
            },
          ],
    ),
    meaning,
  };
}

/** Tests whether a value is plain text, listed as a row. Other values are names with an entry of their own. */
export function isPlainValue({kind, name}: ApiMember): boolean {
  return kind === 'value' && !/^[A-Z#]/.test(name);
}

/** Parses an example: a formula and its result; empty for a text of another form. */
export function parseFormulaExample(source: string): {
  formula: string;
  result: string;
} {
  const [, formula = '', result = ''] =
    /^`(=[^`]*)` → `([^`]*)`$/.exec(source) ?? [];
  return {formula, result};
}

/** Syntax, result, arguments and example of a formula function. */
export function buildFormulaBlocks(
  {syntax, arguments: given, meaning}: FormulaFunction,
  example: string,
  linkNames: (prose: string) => Inlines,
): Blocks {
  const {formula, result} = parseFormulaExample(example);
  const shown = commaSeparated(given, ({name, optional, repeats}) => [
    code(name),
    optional && ' (optional)',
    // Functions such as SUMIFS repeat their last arguments.
    repeats && ', and so on',
  ]);
  return [
    paragraph(code(`=${syntax}`)),
    paragraph('Result: ', linkNames(meaning)),
    list([
      given.length > 0 && ['Arguments: ', shown],
      formula && [
        'Example: ',
        code(formula),
        ' results in ',
        code(result),
        '.',
      ],
    ]),
  ];
}
