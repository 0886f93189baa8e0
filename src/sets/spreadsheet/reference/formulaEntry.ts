import type {PhrasingContent, RootContent} from 'mdast';
import type {ApiMember} from '../contract/types';
import type {NameLinker} from './links';
import {listOf, paragraph, text} from './nodes';

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
): RootContent[] {
  const shown = example === undefined ? undefined : readExample(example);
  return [
    paragraph([code(`=${syntax}`)]),
    paragraph([text('Result: '), ...linker.prose(meaning)]),
    listOf([
      ...(given.length > 0
        ? [[text('Arguments: '), ...argumentsOf(given)]]
        : []),
      ...(shown
        ? [
            [
              text('Example: '),
              code(shown.formula),
              text(' results in '),
              code(shown.result),
              text('.'),
            ],
          ]
        : []),
    ]),
  ];
}

function argumentsOf(given: readonly FormulaArgument[]): PhrasingContent[] {
  return given.flatMap(({name, optional, repeats}, index) => [
    ...(index > 0 ? [text(', ')] : []),
    code(name),
    ...(optional ? [text(' (optional)')] : []),
    // `SUMIFS` repeats the two last of its three arguments.
    ...(repeats ? [text(', and so on')] : []),
  ]);
}

function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}
