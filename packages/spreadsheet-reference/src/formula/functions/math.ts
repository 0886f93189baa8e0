import {round} from 'numfmt';
import {BINARY_OPERATIONS} from '../coerce';
import {createBounds, mapCells} from '../../area/bounds';
import {throwCellError, throwIfError} from '../value';
import {CRITERIA_FUNCTIONS} from './criteria';
import {
  type FunctionCall,
  defineFunctions,
  getCommonSize,
  sumArguments,
} from './define';
import {
  addNumbers,
  AGGREGATES,
  findMaximum,
  multiplyNumbers,
} from './aggregates';
import {computeSubtotal} from './subtotal';

/**
 * Rounds to a multiple. Ignores digits after the fourteenth, whose rounding errors could otherwise lead to
 * the next multiple.
 */
export function toMultiple(
  number: number,
  step: number,
  direction: (n: number) => number,
): number {
  const clean = (value: number) => Number(value.toPrecision(14));
  return step === 0 ? 0 : clean(direction(clean(number / step)) * step);
}

function logarithm(number: number, base = 10): number {
  if (number <= 0 || base <= 0) {
    return throwCellError('#NUM!');
  }
  if (base === 1) {
    return throwCellError('#DIV/0!');
  }
  return base === 10 ? Math.log10(number) : Math.log(number) / Math.log(base);
}

export const roundToDigits =
  (rounded: (number: number, digits: number) => number) =>
  (number: number, digits: number): number => {
    const places = Math.trunc(digits);
    const scaled = number * 10 ** places;
    // Larger numbers do not change, because they have at most 15 significant digits.
    return Math.abs(scaled) < 1e15 ? rounded(number, places) : number;
  };

/** Rounds the decimal notation of numbers, because multiplying by a power of 10 would add errors. */
const roundDecimals = (direction: (number: number) => number) =>
  roundToDigits((number, places) => {
    const shift = (value: number, by: number): number => {
      const [digits, power = 0] = String(value).split('e');
      return Number(`${digits}e${Number(power) + by}`);
    };
    const rounded = direction(shift(Math.abs(number), places));
    return Math.sign(number) * shift(rounded, -places);
  });

export const roundTowardsZero = roundDecimals(Math.floor);

export const MATH_LIBRARY = defineFunctions(
  'math',
  `
  ABS          n    1 1 The number without its sign.
  CEILING      n    2 2 Rounds up to a multiple.
  EXP          n    1 1 e raised to a power.
  FLOOR        n    2 2 Rounds down to a multiple.
  INT          n    1 1 Rounds down to a whole number.
  LN           n    1 1 Natural logarithm.
  LOG          n    1 2 Logarithm, base 10 when omitted.
  MOD          n    2 2 Remainder, with the divisor's sign.
  PI           -    0 0 The number π.
  POWER        n    2 2 The number raised to a power.
  PRODUCT      *    1 ∞ All arguments multiplied.
  RAND         -    0 0 A random number from 0 up to 1; volatile.
  ROUND        n    2 2 Rounds half away from zero.
  ROUNDDOWN    n    2 2 Rounds towards zero.
  ROUNDUP      n    2 2 Rounds away from zero.
  SQRT         n    1 1 Square root; \`#NUM!\` below zero.
  SUBTOTAL     -    2 ∞ A total that excludes rows hidden by a filter. \`function\` is 9 for the sum, 1 for the mean, 2 for the count of numbers, 4 and 5 for the largest and smallest.
  SUM          -    1 ∞ The sum; text in areas is ignored.
  SUMIF        asa  2 3 The sum of the cells that meet a condition.
  SUMIFS       aas  3 ∞ The sum of the cells that meet all conditions.
  SUMPRODUCT   -    1 ∞ Areas multiplied cell by cell, then summed.
`,
  {
    ...CRITERIA_FUNCTIONS,
    ABS: Math.abs,
    CEILING: (number: number, step: number) =>
      number > 0 && step < 0
        ? throwCellError('#NUM!')
        : toMultiple(number, step, Math.ceil),
    EXP: Math.exp,
    FLOOR: (number: number, step: number) => {
      if (step === 0 && number !== 0) {
        return throwCellError('#DIV/0!');
      }
      return number > 0 && step < 0
        ? throwCellError('#NUM!')
        : toMultiple(number, step, Math.floor);
    },
    INT: Math.floor,
    LN: (number: number) => logarithm(number, Math.E),
    LOG: logarithm,
    MOD: (number: number, divisor: number) =>
      divisor === 0
        ? throwCellError('#DIV/0!')
        : number - divisor * Math.floor(number / divisor),
    PI: () => Math.PI,
    POWER: BINARY_OPERATIONS['^']!,
    PRODUCT: AGGREGATES.PRODUCT,
    RAND: Math.random,
    ROUND: roundToDigits(round),
    ROUNDDOWN: roundTowardsZero,
    ROUNDUP: roundDecimals(Math.ceil),
    SQRT: Math.sqrt,
    SUBTOTAL: computeSubtotal,
    SUM: (call: FunctionCall) => sumArguments(call).sum,
    SUMPRODUCT(call: FunctionCall): number {
      getCommonSize(call.args.map((_node, index) => call.value(index)));
      // Areas are cropped after their last used cell, so the longest area determines how many cells are read.
      const areas = call.args.map((_node, index) => call.rows(index));
      const rows = findMaximum(areas.map(({length}) => length));
      const columns = findMaximum(areas.map(([line]) => line?.length ?? 0));
      const read = createBounds(0, 0, rows, columns);
      const products = mapCells(read, (row, column) =>
        multiplyNumbers(
          areas.map((area) => {
            const cell = throwIfError(area[row]?.[column] ?? null);
            return typeof cell === 'number' ? cell : 0;
          }),
        ),
      );
      return addNumbers(products.flat());
    },
  },
);
