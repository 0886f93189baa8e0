import {fromCol, parse, tokenize, type AstExpression} from '@borgar/fx';
import {parseAddress} from '../area/address';
import {containsBounds, WHOLE_SHEET_BOUNDS} from '../area/bounds';
import type {AreaBounds} from '../contract';

export type FormulaNode = AstExpression;

export const TOKEN_OPTIONS = {withLocation: true, mergeRefs: true};

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

const MAX_CACHED = 20_000;

/** Caches the results of a function. */
export function cache<T>(read: (text: string) => T) {
  const known = new Map<string, T>();
  return (text: string): T => {
    const found = known.get(text);
    if (found !== undefined) {
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

/**
 * Matches texts in quotation marks, which can contain addresses, and references between operators. Absolute areas such
 * as `$A$1:$B$9` remain in templates, because they are usually the same in all formulas that are otherwise alike.
 */
const REFERENCE =
  /"[^"]*"|'[^']*'|([=(,+\-*/^&<>;!]\s*)(?!\$[A-Z]+\$\d+:\$[A-Z]+\$)\$?([A-Z]{1,3})\$?([1-9]\d{0,6})(?::\$?([A-Z]{1,3})\$?([1-9]\d{0,6}))?(?=\s*(?:[),+\-*/^&=<>;%]|$))/g;

/** Start of the references that templates have instead of areas. A row number follows. */
const PLACEHOLDER = '$xFd$';

/**
 * Parses an address like {@link parseAddress}, and returns the number of a placeholder too. Caches the results, because
 * templates repeat a few references.
 */
export const readReference = cache((text) => {
  const start = text.lastIndexOf(PLACEHOLDER);
  const placeholder =
    start < 0 ? undefined : Number(text.slice(start + PLACEHOLDER.length));
  return {...parseAddress(text), placeholder};
});

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
    const [row, column] = [Number(top) - 1, fromCol(left)];
    const [otherRow, otherColumn] = [Number(bottom) - 1, fromCol(right!)];
    const area = {
      firstRow: Math.min(row, otherRow),
      lastRow: Math.max(row, otherRow),
      firstColumn: Math.min(column, otherColumn),
      lastColumn: Math.max(column, otherColumn),
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

// Prefixes that files put before the names of functions that are newer than the file format.
export const FUNCTION_PREFIX = /^(?:_xlfn\.|_xlws\.)+/i;

/** Returns the name of a function in upper case and without prefix. */
export const normalizeFunctionName = cache((name) =>
  name.replace(FUNCTION_PREFIX, '').toUpperCase(),
);

/** Finds all names in a formula that are followed by an opening parenthesis, including those inside string literals. */
export function findFunctionNames(formula: string): string[] {
  const found = formula.matchAll(/([\p{L}_][\p{L}\p{N}_.]*)\s*\(/gu);
  return [...found].map(([, name]) => normalizeFunctionName(name!));
}
