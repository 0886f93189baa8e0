import {md} from '../../content';
import type {DeclaredMember} from '@document-sdk/contract';

/** Comment of a formula function: syntax, colon, meaning. */
const SYNTAX = /^`([A-Z][A-Z0-9.]*)\(([^`]*)\)`: (.*)$/;

/** A formula function, as its comment describes it. */
interface FormulaFunction {
  /** `SUMIF(area, condition, [sumArea])`. */
  readonly syntax: string;
  /** As in the syntax: optional ones in brackets, and `…` after one that repeats. */
  readonly parameters: readonly string[];
  readonly meaning: string;
}

/** Parses the comment of a formula function; `undefined` for other values. */
export function parseFormulaFunction({
  kind,
  name,
  text = '',
}: DeclaredMember): FormulaFunction | undefined {
  const [, called, list = '', meaning = ''] = SYNTAX.exec(text) ?? [];
  return kind === 'value' && called === name
    ? {
        syntax: `${name}(${list})`,
        parameters: list.split(/,\s*/).filter(Boolean),
        meaning,
      }
    : undefined;
}

/** Tests whether a value is plain text, listed as a row. Other values are names with an entry of their own. */
export function isPlainValue({kind, name}: DeclaredMember): boolean {
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
  {syntax, parameters, meaning}: FormulaFunction,
  example: string,
  linkNames: (prose: string) => md.Inlines,
): md.Blocks {
  const {formula, result} = parseFormulaExample(example);
  const given = parameters.flatMap((parameter, index): md.Inlines[] =>
    parameter === '…'
      ? []
      : [
          [
            md.code(parameter.replace(/^\[|\]$/g, '')),
            parameter.startsWith('[') && ' (optional)',
            // Functions such as SUMIFS repeat their last arguments.
            parameters[index + 1] === '…' && ', and so on',
          ],
        ],
  );
  return [
    md.paragraph(md.code(`=${syntax}`)),
    md.paragraph('Result: ', linkNames(meaning)),
    md.list([
      given.length > 0 && [
        'Arguments: ',
        md.joinWithCommas(given, (shown) => shown),
      ],
      formula && [
        'Example: ',
        md.code(formula),
        ' results in ',
        md.code(result),
        '.',
      ],
    ]),
  ];
}
