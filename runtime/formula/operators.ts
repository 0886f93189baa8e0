import type {BinaryOperator} from '@borgar/fx';
import {compareScalars} from '../values/compare';
import {cellError, isCellError, type Scalar} from '../values/scalar';
import {toNumber, toText} from './coerce';
import {ErrorResult, noError} from './value';

type Operation = (left: Scalar, right: Scalar) => Scalar;

function arithmetic(apply: (left: number, right: number) => number): Operation {
  return (left, right) => {
    const result = apply(toNumber(left), toNumber(right));
    return Number.isFinite(result) ? result : cellError('#NUM!');
  };
}

function comparison(holds: (order: number) => boolean): Operation {
  return (left, right) =>
    holds(compareScalars(shown(noError(left)), shown(noError(right))));
}

// Numbers are compared by the fifteen digits that cells show: 0.1+0.2 is 0.3.
function shown(value: Scalar): Scalar {
  return typeof value === 'number' ? Number(value.toPrecision(15)) : value;
}

/** The operators between two values. */
export const OPERATIONS: Readonly<Partial<Record<BinaryOperator, Operation>>> =
  {
    '+': arithmetic((left, right) => left + right),
    '-': arithmetic((left, right) => left - right),
    '*': arithmetic((left, right) => left * right),
    '/': arithmetic((left, right) => {
      if (right === 0) {
        throw new ErrorResult(cellError('#DIV/0!'));
      }
      return left / right;
    }),
    '^': arithmetic((left, right) => {
      if (left === 0 && right === 0) {
        throw new ErrorResult(cellError('#NUM!'));
      }
      if (left === 0 && right < 0) {
        throw new ErrorResult(cellError('#DIV/0!'));
      }
      return left ** right;
    }),
    '&': (left, right) => toText(left) + toText(right),
    '=': comparison((order) => order === 0),
    '<>': comparison((order) => order !== 0),
    '<': comparison((order) => order < 0),
    '<=': comparison((order) => order <= 0),
    '>': comparison((order) => order > 0),
    '>=': comparison((order) => order >= 0),
  };

/** The operators of one value. */
export function applyUnary(operator: string, value: Scalar): Scalar {
  if (isCellError(value) || operator === '+' || operator === '@') {
    return value;
  }
  if (operator === '-') {
    return -toNumber(value) || 0;
  }
  return operator === '%' ? toNumber(value) / 100 : cellError('#VALUE!');
}
