import {
  type Block,
  code,
  commaSeparated,
  type Inline,
  list,
  paragraph,
} from '../shared/nodes';
import {
  readExample,
  type FormulaArgument,
  type FormulaFunction,
} from './formulas';
import type {NameLinker} from './links';

/** Syntax, result, arguments and example of a formula function. */
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
      ...(given.length > 0 ? [['Arguments: ', ...formatArguments(given)]] : []),
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

function formatArguments(given: readonly FormulaArgument[]): Inline[] {
  return commaSeparated(given, ({name, optional, repeats}) => [
    code(name),
    ...(optional ? [' (optional)'] : []),
    // Functions such as SUMIFS repeat their last arguments.
    ...(repeats ? [', and so on'] : []),
  ]);
}
