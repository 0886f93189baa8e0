import {
  parse,
  stringifyTokens,
  tokenize,
  type LambdaExpression,
  type LetDeclarator,
} from '@borgar/fx';
import {SpreadsheetError, assertWithinLimit} from '../errors';
import {UNLISTED_FUNCTION_NAMES} from './functions/signatures';
import {
  analyzeFormula,
  findFunctionNames,
  FUNCTION_PREFIX,
  type FormulaNode,
  type FormulaSyntax,
  normalizeFunctionName,
  TOKEN_OPTIONS,
} from './syntax';

type ParsedFormula = FormulaSyntax & {readonly node: FormulaNode};

const isParsed = (syntax: FormulaSyntax): syntax is ParsedFormula =>
  syntax.node !== undefined;

/**
 * Parses a formula.
 *
 * @param formula - formula with the leading `=`
 * @throws SpreadsheetError `INVALID_FORMULA` with the position of the error, or `LIMIT_EXCEEDED`
 */
export function parseFormula(formula: string): ParsedFormula {
  assertWithinLimit('formulaCharacters', formula.length);
  if (!formula.startsWith('=')) {
    throw invalidFormula(formula, 0);
  }
  // In files, a reference to a deleted cell can include the name of its sheet: `Sheet1!#REF!`.
  const plain = formula.includes('!#REF!')
    ? formula.replace(/(?:'(?:[^']|'')*'|[\p{L}\p{N}_.]+)!#REF!/gu, '#REF!')
    : formula;
  const syntax = analyzeFormula(plain);
  if (!isParsed(syntax)) {
    throw invalidFormula(formula, findErrorOffset(plain));
  }
  return syntax;
}

function invalidFormula(formula: string, position: number): SpreadsheetError {
  return new SpreadsheetError(
    'INVALID_FORMULA',
    `The formula ${formula} cannot be parsed at character ${position}.`,
    {formula, position},
  );
}

function findErrorOffset(formula: string): number {
  try {
    parse(tokenize(formula, TOKEN_OPTIONS));
    return 0;
  } catch (error) {
    const {sourceOffset = 0} = error as {sourceOffset?: number};
    return Math.min(Math.max(sourceOffset, 0), formula.length);
  }
}

/** Prefixes in files by the names of functions that other programs recognize only with a prefix. */
const PREFIXED: ReadonlyMap<string, string> = new Map([
  ...`ACOT ACOTH AGGREGATE ANCHORARRAY ARABIC BASE BITAND BITLSHIFT BITOR BITRSHIFT BITXOR BYCOL BYROW CHOOSECOLS
    CHOOSEROWS COMBINA CONCAT COT COTH CSC CSCH DAYS DECIMAL DROP EXPAND FORMULATEXT GAMMA GAUSS HSTACK IFNA IFS
    ISFORMULA ISOWEEKNUM LAMBDA LET MAKEARRAY MAP MAXIFS MINIFS MUNIT NUMBERVALUE PDURATION PERMUTATIONA PHI
    RANDARRAY REDUCE RRI SCAN SEC SECH SEQUENCE SHEET SHEETS SINGLE SORTBY SWITCH TAKE TEXTAFTER TEXTBEFORE TEXTJOIN
    TEXTSPLIT TOCOL TOROW UNICHAR UNICODE UNIQUE VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR`
    .split(/\s+/)
    .concat(
      UNLISTED_FUNCTION_NAMES.filter((name) =>
        /\.(?!INTL|TYPE|CEILING$)/.test(name),
      ),
    )
    .map((name) => [name, '_xlfn.'] as const),
  ['FILTER', '_xlfn._xlws.'],
  ['SORT', '_xlfn._xlws.'],
]);

const VARIABLE_PREFIX = '_xlpm.';

/** Returns the names that `LET` and `LAMBDA` define anywhere in a syntax tree. */
function findVariables(node: unknown): string[] {
  const {id, params = []} = Object(node) as Partial<
    LetDeclarator & LambdaExpression
  >;
  return [
    ...[id ?? [], params].flat().map(({name}) => name),
    ...Object.values(Object(node) as object)
      .filter((part) => typeof part === 'object')
      .flatMap(findVariables),
  ];
}

/**
 * Converts a formula to the form in files: without `=`, and with prefixes before names of newer functions and
 * names that `LET` and `LAMBDA` define.
 */
export function toXlsxFormula(formula: string): string {
  if (!findFunctionNames(formula).some((name) => PREFIXED.has(name))) {
    return formula.slice(1);
  }
  const names = /\b(?:LET|LAMBDA)\(/i.test(formula)
    ? new Set(findVariables(parseFormula(formula).node))
    : undefined;
  const prefixVariable = (name: string) =>
    names?.has(name) ? VARIABLE_PREFIX + name : name;
  return withNames(
    formula.slice(1),
    (name) => prefixVariable((PREFIXED.get(name.toUpperCase()) ?? '') + name),
    prefixVariable,
  );
}

/**
 * Converts a formula from the form in files: the inverse of {@link toXlsxFormula}. Keeps the prefixes of
 * unknown functions.
 */
export function fromXlsxFormula(text: string): string {
  const formula = `=${text}`;
  return formula.includes('_xlfn.')
    ? withNames(
        formula,
        (name) =>
          PREFIXED.has(normalizeFunctionName(name))
            ? name.replace(FUNCTION_PREFIX, '')
            : name.replace(VARIABLE_PREFIX, ''),
        (name) => name.replace(VARIABLE_PREFIX, ''),
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
