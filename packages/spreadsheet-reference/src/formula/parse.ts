import {
  fromCol,
  parse,
  stringifyTokens,
  tokenize,
  type AstExpression,
  type LambdaExpression,
  type LetDeclarator,
} from '@borgar/fx';
import {parseAddress} from '../area/address';
import {containsBounds, WHOLE_SHEET_BOUNDS} from '../area/bounds';
import type {AreaBounds} from '../contract';
import {SpreadsheetError, assertWithinLimit} from '../errors';
import {UNLISTED_FUNCTION_NAMES} from './functions/signatures';

export type FormulaNode = AstExpression;

const TOKEN_OPTIONS = {withLocation: true, mergeRefs: true};

/** Syntax that formulas share if they differ only in the areas to which they refer. */
interface FormulaTemplate {
  /** `undefined` if the formula cannot be parsed. */
  readonly node: FormulaNode | undefined;
  readonly references: readonly string[];
  readonly functionNames: readonly string[];
}

/** The syntax of a formula. */
export interface FormulaSyntax extends FormulaTemplate {
  /** Areas by the numbers of their placeholders, from 1, among the references. */
  readonly areas: readonly (AreaBounds | undefined)[];
}

export interface ParsedFormula extends FormulaSyntax {
  readonly node: FormulaNode;
}

const MAX_CACHED = 20_000;

/** Caches the results of a function. */
function cache<T extends object>(read: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found) {
      return found;
    }
    if (known.size >= MAX_CACHED) {
      known.clear();
    }
    const created = read(text);
    known.set(text, created);
    return created;
  };
}

/** {@link parseAddress} for the references of templates, of which there are few. */
export const readAddress = cache(parseAddress);

/** Matches texts in quotation marks, which can contain addresses, and references between operators. */
const REFERENCE =
  /"[^"]*"|'[^']*'|([=(,+\-*/^&<>;!]\s*)\$?([A-Z]{1,3})\$?([1-9]\d{0,6})(?::\$?([A-Z]{1,3})\$?([1-9]\d{0,6}))?(?=\s*(?:[),+\-*/^&=<>;%]|$))/g;

/** Start of the references that templates have instead of areas. A row number follows. */
const PLACEHOLDER = '$xFd$';

/** Returns the number of the placeholder that a reference of a template is; `NaN` for other references. */
export function readPlaceholder(reference: string): number {
  const start = reference.lastIndexOf(PLACEHOLDER);
  return start < 0 ? NaN : Number(reference.slice(start + PLACEHOLDER.length));
}

const readTemplate = cache((text): FormulaTemplate => {
  const tokens = tokenize(text, TOKEN_OPTIONS);
  const references = tokens
    .filter(({type}) => type.startsWith('range'))
    .map(({value}) => value);
  const shared = {references, functionNames: findFunctionNames(text)};
  try {
    return {node: parse(tokens) as FormulaNode, ...shared};
  } catch {
    return {node: undefined, ...shared};
  }
});

// The formula that was analyzed last: several steps of a calculation analyze the same formula.
let lastFormula: string | undefined;
let lastSyntax: FormulaSyntax;

/** Analyzes a formula, which can have errors. Formulas that differ only in references are parsed once. */
export function analyzeFormula(formula: string): FormulaSyntax {
  if (formula === lastFormula) {
    return lastSyntax;
  }
  const areas: (AreaBounds | undefined)[] = [undefined];
  const replace = (
    found: string,
    operator?: string,
    left?: string,
    top?: string,
    right = left,
    bottom = top,
  ) => {
    if (left === undefined) {
      return found;
    }
    const [rows, columns] = [
      [Number(top) - 1, Number(bottom) - 1],
      [fromCol(left), fromCol(right!)],
    ] as const;
    const area = {
      firstRow: Math.min(...rows),
      lastRow: Math.max(...rows),
      firstColumn: Math.min(...columns),
      lastColumn: Math.max(...columns),
    };
    return containsBounds(WHOLE_SHEET_BOUNDS, area)
      ? `${operator}${PLACEHOLDER}${areas.push(area) - 1}`
      : found;
  };
  const text = formula.includes(PLACEHOLDER)
    ? formula
    : formula.replace(REFERENCE, replace);
  lastFormula = formula;
  lastSyntax = {...readTemplate(text), areas};
  return lastSyntax;
}

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
  const {node, ...syntax} = analyzeFormula(plain);
  if (!node) {
    throw invalidFormula(formula, findErrorOffset(plain));
  }
  return {node, ...syntax};
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

// Prefixes that files put before the names of functions that are newer than the file format.
const PREFIX = /^(?:_xlfn\.|_xlws\.)+/i;

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

/** Returns the name of a function in upper case and without prefix. */
export function normalizeFunctionName(name: string): string {
  return name.replace(PREFIX, '').toUpperCase();
}

/** Finds all names in a formula that are followed by an opening parenthesis, including those inside string literals. */
export function findFunctionNames(formula: string): string[] {
  const found = formula.matchAll(/([\p{L}_][\p{L}\p{N}_.]*)\s*\(/gu);
  return [...found].map(([, name]) => normalizeFunctionName(name!));
}

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
            ? name.replace(PREFIX, '')
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
