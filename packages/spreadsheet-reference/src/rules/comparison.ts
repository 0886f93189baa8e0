import type {AreaBounds, CellOperand, ComparisonOperator} from '../contract';
import type {DocumentStore} from '../document/store';
import type {CellLocation} from '../engine/dependencies';
import type {EngineCore} from '../engine/engine';
import {shiftFormula} from '../formula/rewrite';
import {keyToColumn, keyToRow} from '../state/cells';
import {dateToSerial} from '../values/dates';
import {isCellError, type Scalar, compareScalars} from '../values/scalar';
import {createInvalidArgumentError} from '../errors';

/** Compares a value with one or two operands. Values of different types are unequal and have no order. */
export function meetsComparison(
  value: Scalar,
  operator: ComparisonOperator,
  first: Scalar,
  second: Scalar = null,
): boolean {
  if (isCellError(value) || value === null || typeof value !== typeof first) {
    return operator === 'notEqual' && value !== null;
  }
  const low = compareScalars(value, first);
  const high = second === null ? low : compareScalars(value, second);
  return COMPARISONS[operator](low, high);
}

/**
 * Implementations of the operators. Their arguments are the results of comparing the value with each operand:
 * negative, 0 or positive.
 */
const COMPARISONS: Readonly<
  Record<ComparisonOperator, (low: number, high: number) => boolean>
> = {
  equal: (order) => order === 0,
  notEqual: (order) => order !== 0,
  greater: (order) => order > 0,
  greaterOrEqual: (order) => order >= 0,
  less: (order) => order < 0,
  lessOrEqual: (order) => order <= 0,
  between: (low, high) => low >= 0 && high <= 0,
  notBetween: (low, high) => low < 0 || high > 0,
};

export type TextOperator = keyof typeof TEXT_TESTS;

const TEXT_TESTS = {
  contains: (text: string, part: string) => text.includes(part),
  notContains: (text: string, part: string) => !text.includes(part),
  startsWith: (text: string, part: string) => text.startsWith(part),
  endsWith: (text: string, part: string) => text.endsWith(part),
};

/** @throws SpreadsheetError `INVALID_ARGUMENT` if the operator of a rule is unknown or does not fit its operands */
export function assertOperator({
  type,
  operator,
  values = [],
}: {
  readonly type: string;
  readonly operator?: string;
  readonly values?: readonly unknown[];
}): void {
  if (operator === undefined) {
    return;
  }
  const known = type === 'text' ? TEXT_TESTS : COMPARISONS;
  if (!Object.hasOwn(known, operator)) {
    throw createInvalidArgumentError(
      `'${operator}' does not apply here: use ${Object.keys(known).join(', ')}.`,
      {operator},
    );
  }
  const expected = /between/i.test(operator) ? 2 : 1;
  if (type !== 'text' && values.length !== expected) {
    throw createInvalidArgumentError(
      `'${operator}' compares with ${expected} values; ${values.length} were given.`,
      {operator, expected, received: values.length},
    );
  }
}

/** Compares a text with part of a text; ignores case. */
export const meetsTextComparison = (
  text: string,
  operator: TextOperator,
  part: string,
): boolean => TEXT_TESTS[operator](text.toLowerCase(), part.toLowerCase());

/** A cell to which a rule is applied, and the area of the rule. */
export interface RuleLocation extends CellLocation {
  readonly area: AreaBounds;
}

export interface RuleContext {
  readonly engine: EngineCore;
  readonly store: Pick<DocumentStore, 'calculator' | 'state'>;
}

/** Tests whether the formula of a rule results in `TRUE` or a number other than 0. */
export function meetsRuleFormula(
  ...given: Parameters<typeof evaluateRuleFormula>
): boolean {
  const result = evaluateRuleFormula(...given);
  return result === true || (typeof result === 'number' && result !== 0);
}

/** Evaluates the formula of a rule for a cell. Its references are relative to the first cell of the area. */
function evaluateRuleFormula(
  {engine, store}: RuleContext,
  formula: string,
  {sheetId, key, area}: RuleLocation,
): Scalar {
  const rows = keyToRow(key) - area.firstRow;
  const columns = keyToColumn(key) - area.firstColumn;
  const moved = shiftFormula(formula, rows, columns);
  return engine.evaluate(store, moved, {sheetId, key});
}

export function isFormulaOperand(operand: unknown): operand is string {
  return typeof operand === 'string' && operand.startsWith('=');
}

/** Evaluates operands that are formulas, and converts dates to serial numbers. */
export function evaluateOperands(
  context: RuleContext,
  operands: readonly CellOperand[],
  place: RuleLocation,
): Scalar[] {
  return operands.map((operand) => {
    if (operand instanceof Date) {
      return dateToSerial(operand);
    }
    return isFormulaOperand(operand)
      ? evaluateRuleFormula(context, operand, place)
      : operand;
  });
}
