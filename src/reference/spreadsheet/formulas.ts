import type {ApiMember} from './declarations';

/** Comment of a formula function: syntax, colon, meaning. */
const SYNTAX = /^`([A-Z][A-Z0-9.]*)\(([^`]*)\)`: (.*)$/;

/** Content of `@example`: a formula and its result. */
const EXAMPLE = /^`(=[^`]*)` → `([^`]*)`$/;

/** A formula function, as its comment describes it. */
export interface FormulaFunction {
  /** `SUMIF(area, condition, [sumArea])`. */
  readonly syntax: string;
  readonly arguments: readonly FormulaArgument[];
  readonly meaning: string;
}

export interface FormulaArgument {
  readonly name: string;
  readonly optional: boolean;
  /** More arguments of this kind may follow. */
  readonly repeats: boolean;
}

/** Parses the comment of a formula function; `undefined` for other values. */
export function readFormulaFunction({
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

/** Parses an example; `undefined` for a text of another form. */
export function readExample(
  source: string,
): {formula: string; result: string} | undefined {
  const [, formula, result] = EXAMPLE.exec(source) ?? [];
  return formula === undefined || result === undefined
    ? undefined
    : {formula, result};
}

/** Tests whether a value is an ordinary word, which is a row of its list, and not a name with an entry of its own. */
export function isPlainValue({kind, name}: ApiMember): boolean {
  return kind === 'value' && !/^[A-Z#]/.test(name);
}
