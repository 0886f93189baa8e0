import {ROUNDDOWN, ROUNDUP} from '@formulajs/formulajs';
import {round} from 'numfmt';
import {grid, noError, Reference, sizeOf} from '../value';
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
    POWER(base: number, exponent: number): number {
      if (base === 0 && exponent === 0) {
        return fail('#NUM!');
      }
      return base === 0 && exponent < 0 ? fail('#DIV/0!') : base ** exponent;
    },
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
    SUBTOTAL(call: Call): number {
      const {scope} = call;
      const kind = call.number(0, 0);
      const values = call.args.slice(1).flatMap((_node, at) => {
        const argument = call.value(at + 1);
        if (!(argument instanceof Reference)) {
          return fail('#VALUE!');
        }
        const {sheetId, areas} = argument;
        return areas.flatMap(({firstRow, firstColumn, ...last}) =>
          scope
            .read(sheetId, {firstRow, firstColumn, ...last})
            .flatMap((line, row) =>
              scope.isFiltered(sheetId, firstRow + row)
                ? []
                : line.filter((_value, column) => {
                    const at = [firstRow + row, firstColumn + column] as const;
                    return !scope.isSubtotal(sheetId, ...at);
                  }),
            ),
        );
      });
      // 101 to 110 mean the same as 1 to 10.
      const calculate =
        kind < 112 ? SUMMARIES[Math.trunc(kind) % 100] : undefined;
      return calculate
        ? calculate(
            values.filter(
              (one) => typeof noError(one) === 'number',
            ) as number[],
            values.filter((one) => one !== null).length,
          )
        : fail('#VALUE!');
    },
    SUM: sum,
    SUMIF: (call: Call) => sum(numbersAmong(matching(call, 2, [[0, 1]]))),
    SUMIFS: (call: Call) =>
      sum(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
    SUMPRODUCT(call: Call): number {
      const sizes = call.args.map((_node, index) => sizeOf(call.value(index)));
      const isSameSize = sizes.every(
        ({rows, columns}) =>
          rows === sizes[0]!.rows && columns === sizes[0]!.columns,
      );
      if (!isSameSize) {
        return fail('#VALUE!');
      }
      // Where one of them is empty, the others matter only for their errors.
      const areas = call.args.map((_node, index) => call.rows(index));
      const rows = most(areas.map(({length}) => length));
      const columns = most(areas.map(([line]) => line?.length ?? 0));
      const products = grid(rows, columns, (row, column) =>
        product(
          areas.map((area) => {
            const cell = noError(area[row]?.[column] ?? null);
            return typeof cell === 'number' ? cell : 0;
          }),
        ),
      );
      return sum(products.flat());
    },
  },
);
