import {
  type Block,
  code,
  commaSeparated,
  type Inline,
  list,
  paragraph,
} from '../shared/nodes';
import type {ApiMember} from './contract/types';
import type {NameLinker} from './links';

/** `SUMIF(area, condition, [sumArea])`: what it does. */
const SYNTAX = /^`([A-Z][A-Z0-9.]*)\(([^`]*)\)`: (.*)$/;

/** A formula with its result, as `@example` states them. */
const EXAMPLE = /^`(=[^`]*)` → `([^`]*)`$/;

/** A function of formulas, as its comment describes it. */
export interface FormulaFunction {
  /** Name and arguments. */
  readonly syntax: string;
  readonly arguments: readonly FormulaArgument[];
  readonly meaning: string;
}

interface FormulaArgument {
  readonly name: string;
  readonly optional: boolean;
  /** Whether more of it can follow. */
  readonly repeats: boolean;
}

/** Reads the comment of a function of formulas; `undefined` for other values. */
export function readFormulaFunction({
  kind,
  name,
  doc,
}: ApiMember): FormulaFunction | undefined {
  const [, called, list = '', meaning = ''] = SYNTAX.exec(doc.summary) ?? [];
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

/** A formula and its result; `undefined` for a text of another form. */
export function readExample(
  source: string,
): {formula: string; result: string} | undefined {
  const [, formula, result] = EXAMPLE.exec(source) ?? [];
  return formula === undefined || result === undefined
    ? undefined
    : {formula, result};
}

/** Syntax, result, arguments and example of a function of formulas. */
export function formulaBlocks(
  {syntax, arguments: given, meaning}: FormulaFunction,
  example: string | undefined,
  linker: NameLinker,
): Block[] {
  const shown = example === undefined ? undefined : readExample(example);
  return [
    paragraph(code(`=${syntax}`)),
    paragraph('Result: ', ...linker.prose(meaning)),
    list([
      ...(given.length > 0 ? [['Arguments: ', ...argumentsOf(given)]] : []),
      ...(shown
        ? [
            [
              'Example: ',
              code(shown.formula),
              ' results in ',
              code(shown.result),
              '.',
            ],
          ]
        : []),
    ]),
  ];
}

function argumentsOf(given: readonly FormulaArgument[]): Inline[] {
  return commaSeparated(given, ({name, optional, repeats}) => [
    code(name),
    ...(optional ? [' (optional)'] : []),
    // `SUMIFS` repeats the two last of its three arguments.
    ...(repeats ? [', and so on'] : []),
  ]);
}
