import type {CellOperand} from '../contract';
import type {DocumentStore} from '../document/store';
import type {EngineCore} from '../engine/engine';
import {shiftFormula} from '../formula/rewrite';
import {serialOf} from '../values/dates';
import type {Scalar} from '../values/scalar';

/** The cell that a rule is applied to, and the one for which its formulas are written. */
export interface RulePlace {
  readonly sheetId: string;
  readonly row: number;
  readonly column: number;
  readonly origin: {readonly row: number; readonly column: number};
}

/** Value of a rule's formula for a cell; relative references move with the cell. */
export function ruleFormula(
  engine: EngineCore,
  store: DocumentStore,
  formula: string,
  {sheetId, row, column, origin}: RulePlace,
): Scalar {
  const moved = shiftFormula(formula, row - origin.row, column - origin.column);
  return engine.evaluate(store, moved, {sheetId, row, column});
}

/** Value that a rule compares with: a text that begins with `=` is a formula. */
export function operandValue(
  engine: EngineCore,
  store: DocumentStore,
  operand: CellOperand,
  place: RulePlace,
): Scalar {
  if (operand instanceof Date) {
    return serialOf(operand);
  }
  return typeof operand === 'string' && operand.startsWith('=')
    ? ruleFormula(engine, store, operand, place)
    : operand;
}
