import type {ComparisonOperator} from '../contract';
import {compareScalars} from '../values/compare';
import {isCellError, type Scalar} from '../values/scalar';
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
  switch (operator) {
    case 'equal':
      return low === 0;
    case 'notEqual':
      return low !== 0;
    case 'greater':
      return low > 0;
    case 'greaterOrEqual':
      return low >= 0;
    case 'less':
      return low < 0;
    case 'lessOrEqual':
      return low <= 0;
    case 'between':
      return low >= 0 && high <= 0;
    case 'notBetween':
      return low < 0 || high > 0;
  }
}

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
