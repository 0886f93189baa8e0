import {
  parse,
  stringifyTokens,
  tokenize,
  type AstExpression,
  type LetDeclarator,
} from '@borgar/fx';
import {SpreadsheetError, assertWithin} from '../errors';
import {UNLISTED_NAMES} from './functions/signatures';

export type FormulaNode = AstExpression;

// Formulas repeat: filled cells, calculation after calculation.
const known = new Map<string, FormulaNode>();
const MOST = 20_000;

/**
 * Reads a formula.
 *
 * @param formula - with its `=`
 * @throws SpreadsheetError `INVALID_FORMULA` with the position of the offending character, `LIMIT_EXCEEDED`
 */
export function parseFormula(formula: string): FormulaNode {
  const before = known.get(formula);
  if (before) {
    return before;
  }
  assertWithin('formulaCharacters', formula.length);
  if (!formula.startsWith('=')) {
    throw invalidFormula(formula, 0);
  }
  try {
    // Files keep the sheet of a reference whose cells are gone.
    const plain = formula.includes('!#REF!')
      ? formula.replace(/(?:'(?:[^']|'')*'|[\p{L}\p{N}_.]+)!#REF!/gu, '#REF!')
      : formula;
    const node = parse(
      tokenize(plain, {withLocation: true, mergeRefs: true}),
    ) as FormulaNode;
    if (known.size >= MOST) {
      known.clear();
    }
    known.set(formula, node);
    return node;
  } catch (error) {
    throw invalidFormula(formula, offsetOf(error, formula));
  }
}

function invalidFormula(formula: string, position: number): SpreadsheetError {
  return new SpreadsheetError(
    'INVALID_FORMULA',
    `The formula ${formula} cannot be parsed at character ${position}.`,
    {formula, position},
  );
}

function offsetOf(error: unknown, formula: string): number {
  const offset =
    typeof error === 'object' && error !== null && 'sourceOffset' in error
      ? Number(error.sourceOffset)
      : 0;
  return Math.min(Math.max(offset, 0), formula.length);
}

// Names of functions as files have them: those newer than the file format carry a mark.

const MARK = /^(?:_xlfn\.|_xlws\.|_xludf\.)+/i;

/** Functions that programs know by their marked name alone. */
const MARKED = new Set([
  ...['CONCAT', 'IFS', 'LET', 'SWITCH', 'TEXTJOIN', 'XLOOKUP', 'DAYS'],
  ...`ACOT ACOTH AGGREGATE ARABIC BASE BITAND BITLSHIFT BITOR BITRSHIFT BITXOR CHOOSECOLS CHOOSEROWS COMBINA COT
    COTH CSC CSCH DECIMAL DROP EXPAND FORMULATEXT GAMMA GAUSS HSTACK IFNA ISFORMULA
    ISOWEEKNUM MAXIFS MINIFS MUNIT NUMBERVALUE PDURATION PERMUTATIONA PHI RRI SEC SECH SHEET SHEETS TAKE
    UNICHAR UNICODE UNIQUE VSTACK XMATCH XOR`.split(/\s+/),
  ...UNLISTED_NAMES.filter((name) => /\.(?!INTL|TYPE|CEILING$)/.test(name)),
]);

/** Name of a function in capitals, without its mark. */
export function normalizeFunctionName(name: string): string {
  return name.replace(MARK, '').toUpperCase();
}

/** Names of the functions that a formula calls; texts in it may name more. */
export function findFunctionNames(formula: string): string[] {
  const found = formula.matchAll(/([\p{L}_][\p{L}\p{N}_.]*)\s*\(/gu);
  return [...found].map(([, name]) => normalizeFunctionName(name!));
}

const NAME_MARK = '_xlpm.';

/** The names that LET gives in a formula. */
function namesGiven(node: unknown): string[] {
  const {type, id, ...parts} = Object(node) as Partial<LetDeclarator>;
  return [
    ...(type === 'LetDeclarator' ? [id!.name] : []),
    ...Object.values(parts)
      .filter((part) => typeof part === 'object')
      .flatMap(namesGiven),
  ];
}

/** A formula as files have it: without `=`, younger functions and the names that LET gives with their marks. */
export function toFileFormula(formula: string): string {
  const names = /\bLET\(/i.test(formula)
    ? new Set(namesGiven(parseFormula(formula)))
    : undefined;
  return withNames(
    formula.slice(1),
    (name) => (MARKED.has(name.toUpperCase()) ? `_xlfn.${name}` : name),
    (name) => (names?.has(name) ? NAME_MARK + name : name),
  );
}

/** The reverse of {@link toFileFormula}: other marks stay. */
export function fromFileFormula(text: string): string {
  const formula = `=${text}`;
  return formula.includes('_xlfn.')
    ? withNames(
        formula,
        (name) =>
          MARKED.has(normalizeFunctionName(name))
            ? name.replace(MARK, '')
            : name,
        (name) => name.replace(NAME_MARK, ''),
      )
    : formula;
}

function withNames(
  formula: string,
  ofFunctions: (name: string) => string,
  ofNames: (name: string) => string,
): string {
  const changes: Partial<Record<string, (name: string) => string>> = {
    func: ofFunctions,
    range_named: ofNames,
  };
  const tokens = tokenize(formula, {mergeRefs: false});
  return stringifyTokens(
    tokens.map((token) => ({
      ...token,
      value: changes[token.type]?.(token.value) ?? token.value,
    })),
  );
}
