import type {AreaBounds, CellOperand, ComparisonOperator} from '../contract';
import type {DocumentStore} from '../document/store';
import type {CellPlace} from '../engine/changes';
import type {EngineCore} from '../engine/engine';
import {shiftFormula} from '../formula/rewrite';
import {columnOf, rowOf} from '../state/cells';
import {dateToSerial} from '../values/dates';
import {isCellError, type Scalar, compareScalars} from '../values/scalar';
import {invalidArgument} from '../errors';

/** Whether a value meets a comparison. Values of different kinds are only ever unequal. */
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
  return HOLDS[operator](low, high);
}

/** Whether a comparison holds, by the order of a value and its operands: below 0, 0 or above 0. */
const HOLDS: Readonly<
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

/** Throws `INVALID_ARGUMENT` when a comparison has too few or too many values. */
export function assertOperands(
  operator: ComparisonOperator,
  values: readonly unknown[],
): void {
  const expected = operator === 'between' || operator === 'notBetween' ? 2 : 1;
  if (values.length !== expected) {
    throw invalidArgument(
      `'${operator}' compares with ${expected} values; ${values.length} were given.`,
      {operator, expected, received: values.length},
    );
  }
}

/** Where a text must, or must not, occur. */
export type TextOperator = keyof typeof TESTS;

const TESTS = {
  contains: (text: string, part: string) => text.includes(part),
  notContains: (text: string, part: string) => !text.includes(part),
  startsWith: (text: string, part: string) => text.startsWith(part),
  endsWith: (text: string, part: string) => text.endsWith(part),
};

/** Whether a text meets a rule about a part of it, without case. */
export const meetsText = (
  text: string,
  operator: TextOperator,
  part: string,
): boolean => TESTS[operator](text.toLowerCase(), part.toLowerCase());

/** The cell that a rule is applied to; formulas of the rule are written for the first cell of its area. */
export interface RulePlace extends CellPlace {
  readonly area: AreaBounds;
}

/** What the formulas of rules are calculated with. */
export interface RuleContext {
  readonly engine: EngineCore;
  readonly store: Pick<DocumentStore, 'calculator' | 'state'>;
}

/** Whether a rule's formula holds for a cell. */
export function meetsFormula(
  ...given: Parameters<typeof ruleFormula>
): boolean {
  const result = ruleFormula(...given);
  return result === true || (typeof result === 'number' && result !== 0);
}

/** Value of a rule's formula for a cell; relative references move with the cell. */
function ruleFormula(
  {engine, store}: RuleContext,
  formula: string,
  {sheetId, key, area}: RulePlace,
): Scalar {
  const rows = rowOf(key) - area.firstRow;
  const columns = columnOf(key) - area.firstColumn;
  const moved = shiftFormula(formula, rows, columns);
  return engine.evaluate(store, moved, {sheetId, key});
}

/** Whether a value that a rule compares with is a formula: a text that begins with `=`. */
export function isFormula(operand: unknown): operand is string {
  return typeof operand === 'string' && operand.startsWith('=');
}

/** Values that a rule compares with. */
export function operandValues(
  context: RuleContext,
  operands: readonly CellOperand[],
  place: RulePlace,
): Scalar[] {
  return operands.map((operand) => {
    if (operand instanceof Date) {
      return dateToSerial(operand);
    }
    return isFormula(operand) ? ruleFormula(context, operand, place) : operand;
  });
}
