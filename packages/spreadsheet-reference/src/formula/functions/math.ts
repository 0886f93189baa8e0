import {ROUNDDOWN, ROUNDUP} from '@formulajs/formulajs';
import {round} from 'numfmt';
import {cellKey} from '../../state/cells';
import {sheetIn} from '../../state/find';
import {isCellError, type Scalar} from '../../values/scalar';
import {OPERATIONS} from '../coerce';
import {
  createGrid,
  toMatrix,
  throwIfError,
  Reference,
  getSize,
  fail,
} from '../value';
import {findMatches, filterNumbers, findMatchingNumbers} from './criteria';
import {type Call, library} from './define';
import {
  largest,
  min,
  mean,
  median,
  mode,
  max,
  type Numbers,
  percentile,
  populationVariance,
  product,
  smallest,
  sum,
  variance,
} from './aggregates';

/** Rounds to a multiple; ignores digits after the fourteenth, so that rounding errors do not select the next multiple. */
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

/** Functions of SUBTOTAL and AGGREGATE by their numbers. */
const AGGREGATES: Readonly<
  Record<number, (numbers: Numbers, count: number) => number>
> = {
  1: mean,
  2: ({length}) => length,
  3: (_numbers, count) => count,
  4: max,
  5: min,
  6: product,
  7: (numbers) => Math.sqrt(variance(numbers)),
  8: (numbers) => Math.sqrt(populationVariance(numbers)),
  9: sum,
  10: variance,
  11: populationVariance,
  12: median,
  13: mode,
};

/** Cells that a total ignores. */
interface Ignored {
  readonly hidden: 'all' | 'filtered' | 'none';
  readonly totals: boolean;
  readonly errors: boolean;
}

/** Values of an argument without the ignored cells. */
function collectValues(
  {scope, value}: Call,
  at: number,
  ignored: Ignored,
): Scalar[] {
  const argument = value(at);
  const found = !(argument instanceof Reference)
    ? toMatrix(argument, scope).flat()
    : argument.areas.flatMap((area) => {
        const sheet = sheetIn(scope.workbook, argument.sheetId);
        return scope.read(argument.sheetId, area).flatMap((line, down) => {
          const row = area.firstRow + down;
          const {filtered, hidden} = sheet?.rows.get(row) ?? {};
          const isHidden = filtered || (ignored.hidden === 'all' && hidden);
          return ignored.hidden !== 'none' && isHidden
            ? []
            : line.filter((_one, across) => {
                const key = cellKey(row, area.firstColumn + across);
                const formula = sheet?.cells.get(key)?.formula ?? '';
                return !(ignored.totals && TOTAL.test(formula));
              });
        });
      });
  return found.filter(
    (one) => one !== null && !(ignored.errors && isCellError(one)),
  );
}

const TOTAL = /^=\s*(?:SUBTOTAL|(?:_xlfn\.)?AGGREGATE)\(/i;

function aggregate(kind: number, values: readonly Scalar[]): number {
  // Counts do not fail with error values.
  const isCount = kind === 2 || kind === 3;
  const numbers = filterNumbers({
    values: isCount ? values.filter((one) => !isCellError(one)) : values,
  });
  return (AGGREGATES[kind] ?? fail('#VALUE!'))(numbers, values.length);
}

/** Functions of AGGREGATE with a second number, by their numbers. */
const RANKED: Readonly<
  Record<number, (numbers: Numbers, k: number) => number>
> = {
  14: largest,
  15: smallest,
  16: percentile,
  17: (numbers, quarter) => percentile(numbers, quarter / 4),
  18: (numbers, share) => percentile(numbers, share, true),
  19: (numbers, quarter) => percentile(numbers, quarter / 4, true),
};

export const roundToDigits =
  (rounded: (number: number, digits: number) => unknown) =>
  (number: number, digits: number): number => {
    const places = Math.trunc(digits);
    const scaled = number * 10 ** places;
    // Numbers have no more than 15 significant digits to round.
    return Math.abs(scaled) < 1e15 ? Number(rounded(number, places)) : number;
  };

export const AGGREGATE_FUNCTIONS = {
  // Functions from 14 on take a rank or share as the fourth argument.
  AGGREGATE(call: Call): number {
    const [kind, option] = [0, 1].map((at) => Math.trunc(call.number(at, 0)));
    if (option! < 0 || option! > 7) {
      return fail('#VALUE!');
    }
    const ignored: Ignored = {
      hidden: option! % 2 === 1 ? 'all' : 'none',
      totals: option! < 4,
      errors: [2, 3, 6, 7].includes(option!),
    };
    if (kind! < 14) {
      const places = call.args.slice(2).keys();
      return aggregate(
        kind!,
        [...places].flatMap((at) => collectValues(call, at + 2, ignored)),
      );
    }
    const numbers = filterNumbers({values: collectValues(call, 2, ignored)});
    return (RANKED[kind!] ?? fail('#VALUE!'))(numbers, call.number(3, 0));
  },
};

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
    POWER: OPERATIONS['^']!,
    PRODUCT: (numbers: Numbers) =>
      numbers.length === 0 ? 0 : product(numbers),
    RAND: Math.random,
    ROUND: roundToDigits(round),
    ROUNDDOWN: roundToDigits(ROUNDDOWN),
    ROUNDUP: roundToDigits(ROUNDUP),
    SQRT: Math.sqrt,
    // Functions from 101 on also ignore rows that were hidden by hand.
    SUBTOTAL(call: Call): number {
      const kind = Math.trunc(call.number(0, 0));
      const hidden = kind > 100 ? 'all' : 'filtered';
      const values = call.args.slice(1).flatMap((_node, index) => {
        // Fails for values that are not in cells.
        call.reference(index + 1);
        return collectValues(call, index + 1, {
          hidden,
          totals: true,
          errors: false,
        });
      });
      return kind < 112 && kind % 100 < 12
        ? aggregate(kind % 100, values)
        : fail('#VALUE!');
    },
    SUM: sum,
    SUMIF: (call: Call) => sum(filterNumbers(findMatches(call, 2, [[0, 1]]))),
    SUMIFS: (call: Call) => sum(findMatchingNumbers(call)),
    SUMPRODUCT(call: Call): number {
      const sizes = call.args.map((_node, index) => getSize(call.value(index)));
      const isSameSize = sizes.every(
        ({rows, columns}) =>
          rows === sizes[0]!.rows && columns === sizes[0]!.columns,
      );
      if (!isSameSize) {
        return fail('#VALUE!');
      }
      // Areas end after their last cell in use, so the longest one determines how many cells are read.
      const areas = call.args.map((_node, index) => call.rows(index));
      const rows = max(areas.map(({length}) => length));
      const columns = max(areas.map(([line]) => line?.length ?? 0));
      const products = createGrid(rows, columns, (row, column) =>
        product(
          areas.map((area) => {
            const cell = throwIfError(area[row]?.[column] ?? null);
            return typeof cell === 'number' ? cell : 0;
          }),
        ),
      );
      return sum(products.flat());
    },
  },
);
