import {parseValue} from 'numfmt';
import {displayText} from '../values/numberFormat';
import {
  cellError,
  isCellError,
  type Scalar,
  compareScalars,
} from '../values/scalar';
import {ErrorResult, throwIfError} from './value';
import type {BinaryOperator} from '@borgar/fx';

/** Number that a text reads as when somebody types it; `undefined` for any other text. */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') {
    return undefined;
  }
  const {value} = parseValue(trimmed, {locale: 'en'}) ?? {};
  return typeof value === 'number' ? value : undefined;
}

/** A number: text is read, an empty cell is 0, `TRUE` is 1. Anything else ends in `#VALUE!`. */
export function toNumber(value: Scalar): number {
  const plain = throwIfError(value);
  const number = typeof plain === 'string' ? parseNumber(plain) : Number(plain);
  if (number === undefined) {
    throw new ErrorResult(cellError('#VALUE!'));
  }
  return number;
}

/** The same, but that a condition is none: what came from Excel's Analysis ToolPak takes `TRUE` for no number. */
export function toNonBooleanNumber(value: Scalar): number {
  if (typeof value === 'boolean') {
    throw new ErrorResult(cellError('#VALUE!'));
  }
  return toNumber(value);
}

/** A number with all its digits, of which there are fifteen; very large and small ones with an exponent. */
function numberText(number: number): string {
  const [, sign, first, rest, power] = /^(-?)(\d)(?:\.(\d*?))?0*e(.+)$/.exec(
    number.toExponential(14),
  )!;
  const digits = first! + (rest ?? '');
  const exponent = Number(power);
  const zeros = -exponent - 1;
  if (exponent > 20 || 2 + zeros + digits.length > 20) {
    const size = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${first}${rest ? `.${rest}` : ''}E${exponent < 0 ? '-' : '+'}${size}`;
  }
  if (exponent < 0) {
    return `${sign}0.${'0'.repeat(zeros)}${digits}`;
  }
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  const fraction = digits.slice(exponent + 1);
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** A text, as formulas join it with others. */
export function toText(value: Scalar): string {
  const plain = throwIfError(value);
  if (typeof plain === 'number') {
    return plain === 0 ? '0' : numberText(plain);
  }
  return typeof plain === 'string'
    ? plain
    : displayText(plain, 'General', 'en');
}

/** A condition: numbers other than 0 hold, and the words TRUE and FALSE are read. */
export function toBoolean(value: Scalar): boolean {
  const plain = throwIfError(value);
  if (typeof plain !== 'string') {
    return Boolean(plain);
  }
  const word = plain.trim().toUpperCase();
  if (word !== 'TRUE' && word !== 'FALSE') {
    throw new ErrorResult(cellError('#VALUE!'));
  }
  return word === 'TRUE';
}

type Operation = (left: Scalar, right: Scalar) => Scalar;

function arithmetic(apply: (left: number, right: number) => number): Operation {
  return (left, right) => {
    const result = apply(toNumber(left), toNumber(right));
    return Number.isFinite(result) ? result : cellError('#NUM!');
  };
}

function comparison(holds: (order: number) => boolean): Operation {
  return (left, right) =>
    holds(
      compareScalars(shown(throwIfError(left)), shown(throwIfError(right))),
    );
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
