import {constant, type Constant} from './constants';

/** How tightly each binary operator binds; higher binds tighter. */
export const PRECEDENCE: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '|': 3,
  '^': 4,
  '&': 5,
  '==': 6,
  '!=': 6,
  '<': 7,
  '>': 7,
  '<=': 7,
  '>=': 7,
  '<<': 8,
  '>>': 8,
  '+': 9,
  '-': 9,
  '*': 10,
  '/': 10,
  '%': 10,
};

type Fold = (a: bigint, b: bigint) => bigint | boolean;

const ARITHMETIC: Readonly<Record<string, Fold>> = {
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
  '&': (a, b) => a & b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '>': (a, b) => a > b,
  '<=': (a, b) => a <= b,
  '>=': (a, b) => a >= b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};

/**
 * Applies a binary operator after the usual arithmetic conversions.
 *
 * @returns undefined for a division by zero or an operator that C constants do not have
 */
export function applyBinary(
  operator: string,
  left: Constant,
  right: Constant,
): Constant | undefined {
  const [a, b] = [promote(left), promote(right)];
  if (operator === '&&' || operator === '||') {
    const both = [a.value !== 0n, b.value !== 0n];
    const truth = operator === '&&' ? both[0] && both[1] : both[0] || both[1];
    return constant(truth ? 1n : 0n);
  }
  if (operator === '<<' || operator === '>>') {
    const count = b.value & 63n;
    const shifted = operator === '<<' ? a.value << count : a.value >> count;
    return constant(shifted, a.unsigned, a.bits);
  }
  const fold = ARITHMETIC[operator];
  if (!fold || ((operator === '/' || operator === '%') && b.value === 0n)) {
    return undefined;
  }
  const common = commonType(a, b);
  const as = ({value}: Constant) =>
    constant(value, common.unsigned, common.bits).value;
  const result = fold(as(a), as(b));
  return typeof result === 'boolean'
    ? constant(result ? 1n : 0n)
    : constant(result, common.unsigned, common.bits);
}

/** Applies `+ - ~ !`. */
export function applyUnary(operator: string, operand: Constant): Constant {
  const {value, unsigned, bits} = promote(operand);
  switch (operator) {
    case '-':
      return constant(-value, unsigned, bits);
    case '~':
      return constant(~value, unsigned, bits);
    case '!':
      return constant(value === 0n ? 1n : 0n);
    default:
      return constant(value, unsigned, bits);
  }
}

/** The type of `a ? b : c` and of arithmetic between two operands. */
export function commonType(
  a: Constant,
  b: Constant,
): Pick<Constant, 'unsigned' | 'bits'> {
  const bits = Math.max(a.bits, b.bits, 32);
  const unsigned = [a, b].some((side) => side.unsigned && side.bits === bits);
  return {bits, unsigned};
}

function promote({value, unsigned, bits}: Constant): Constant {
  return bits < 32 ? constant(value) : {value, unsigned, bits};
}
