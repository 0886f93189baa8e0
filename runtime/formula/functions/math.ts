import {ROUNDDOWN, ROUNDUP} from '@formulajs/formulajs';
import {round} from 'numfmt';
import {cellsOf} from '../../state/cells';
import type {Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {matrixOf, noError, Reference, scalarOf, sizeOf} from '../value';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {type Call, fail, library} from './define';
import {
  least,
  mean,
  most,
  type Numbers,
  populationVariance,
  product,
  sum,
  variance,
} from './summaries';

/** Rounds to a multiple in a direction; floating-point noise does not lift a number over it. */
function toMultiple(
  number: number,
  step: number,
  direction: (n: number) => number,
): number {
  const clean = (value: number) => Number(value.toPrecision(14));
  return step === 0 ? 0 : clean(direction(clean(number / step)) * step);
}

function power(base: number, exponent: number): number {
  if (base === 0 && exponent === 0) {
    return fail('#NUM!');
  }
  return base === 0 && exponent < 0 ? fail('#DIV/0!') : base ** exponent;
}

function logarithm(number: number, base = 10): number {
  if (number <= 0 || base <= 0) {
    return fail('#NUM!');
  }
  if (base === 1) {
    return fail('#DIV/0!');
  }
  return base === 10 ? Math.log10(number) : Math.log(number) / Math.log(base);
}

/** Summaries by the number that SUBTOTAL gives them. */
const SUMMARIES: Readonly<
  Record<number, (numbers: Numbers, count: number) => number>
> = {
  1: mean,
  2: ({length}) => length,
  3: (_numbers, count) => count,
  4: most,
  5: least,
  6: product,
  7: (numbers) => Math.sqrt(variance(numbers)),
  8: (numbers) => Math.sqrt(populationVariance(numbers)),
  9: sum,
  10: variance,
  11: populationVariance,
};

function subtotal({scope, args, value}: Call): Scalar {
  const kind = toNumber(scalarOf(value(0) ?? null, scope));
  const values: Scalar[] = [];
  for (let index = 1; index < args.length; index += 1) {
    const argument = value(index);
    if (!(argument instanceof Reference)) {
      return fail('#VALUE!');
    }
    const {sheetId} = argument;
    for (const area of argument.areas) {
      const rows = scope.read(sheetId, area);
      const used = {
        ...area,
        lastRow: area.firstRow + rows.length - 1,
        lastColumn: area.firstColumn + (rows[0]?.length ?? 0) - 1,
      };
      for (const [row, column] of cellsOf(used)) {
        if (
          !scope.isFiltered(sheetId, row) &&
          !scope.isSubtotal(sheetId, row, column)
        ) {
          values.push(
            rows[row - area.firstRow]?.[column - area.firstColumn] ?? null,
          );
        }
      }
    }
  }
  // 101 to 110 mean the same as 1 to 10.
  const calculate = kind < 112 ? SUMMARIES[Math.trunc(kind) % 100] : undefined;
  return calculate
    ? calculate(
        values.filter((one) => typeof noError(one) === 'number') as number[],
        values.filter((one) => one !== null).length,
      )
    : fail('#VALUE!');
}

function sumProduct({scope, args, value}: Call): Scalar {
  const values = args.map((_node, index) => value(index) ?? null);
  const sizes = values.map(sizeOf);
  const isSameSize = sizes.every(
    ({rows, columns}) =>
      rows === sizes[0]!.rows && columns === sizes[0]!.columns,
  );
  if (!isSameSize) {
    return fail('#VALUE!');
  }
  // Where one of them is empty, the others matter only for their errors.
  const areas = values.map((area) => matrixOf(area, scope));
  const longest = areas.reduce((a, b) => (b.length > a.length ? b : a));
  const widest = areas.reduce((a, b) =>
    (b[0]?.length ?? 0) > (a[0]?.length ?? 0) ? b : a,
  );
  return sum(
    longest.flatMap((_line, row) =>
      (widest[0] ?? []).map((_cell, column) =>
        product(
          areas.map((area) => {
            const cell = noError(area[row]?.[column] ?? null);
            return typeof cell === 'number' ? cell : 0;
          }),
        ),
      ),
    ),
  );
}

/** Functions of the library `math`. */
export const MATH = library(
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
  SUM          *    1 ∞ The sum; text in areas is ignored.
  SUMIF        asa  2 3 The sum of the cells that meet a condition.
  SUMIFS       aas  3 ∞ The sum of the cells that meet all conditions.
  SUMPRODUCT   -    1 ∞ Areas multiplied cell by cell, then summed.
`,
  {
    ABS: Math.abs,
    CEILING: (number: number, step: number) =>
      number > 0 && step < 0
        ? fail('#NUM!')
        : toMultiple(number, step, Math.ceil),
    EXP: Math.exp,
    FLOOR: (number: number, step: number) => {
      if (step === 0 && number !== 0) {
        return fail('#DIV/0!');
      }
      return number > 0 && step < 0
        ? fail('#NUM!')
        : toMultiple(number, step, Math.floor);
    },
    INT: Math.floor,
    LN: (number: number) => logarithm(number, Math.E),
    LOG: logarithm,
    MOD: (number: number, divisor: number) =>
      divisor === 0
        ? fail('#DIV/0!')
        : number - divisor * Math.floor(number / divisor),
    PI: () => Math.PI,
    POWER: power,
    PRODUCT: (numbers: Numbers) =>
      numbers.length === 0 ? 0 : product(numbers),
    RAND: Math.random,
    ROUND: (number: number, digits: number) =>
      round(number, Math.trunc(digits)),
    ROUNDDOWN: (number: number, digits: number) =>
      ROUNDDOWN(number, Math.trunc(digits)),
    ROUNDUP: (number: number, digits: number) =>
      ROUNDUP(number, Math.trunc(digits)),
    SQRT: Math.sqrt,
    SUBTOTAL: subtotal,
    SUM: sum,
    SUMIF: (call) => sum(numbersAmong(matching(call, 2, [[0, 1]]))),
    SUMIFS: (call) => sum(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
    SUMPRODUCT: sumProduct,
  },
);
