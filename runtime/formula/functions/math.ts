import {round} from 'numfmt';
import {cellsOf} from '../../state/cells';
import {isCellError, type Scalar} from '../../values/scalar';
import {toNumber} from '../coerce';
import {ErrorResult, matrixOf, Reference, scalarOf, sizeOf} from '../value';
import {matching, numbersAmong, pairsFrom} from './conditions';
import {fail, library, ofNumbers, single, type Call} from './define';
import {summarise} from './summaries';

/** Sum of numbers; 0 without one. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Rounds to a multiple in a direction; floating-point noise does not lift a number over it. */
function toMultiple(
  number: number,
  step: number,
  direction: (n: number) => number,
): number {
  return step === 0 ? 0 : round(direction(round(number / step, 12)) * step, 12);
}

function truncate(
  number: number,
  digits: number,
  direction: 'up' | 'down',
): number {
  const places = Math.trunc(digits);
  const factor = 10 ** Math.abs(places);
  const scaled = round(
    places < 0 ? Math.abs(number) / factor : Math.abs(number) * factor,
    9,
  );
  const whole = direction === 'up' ? Math.ceil(scaled) : Math.floor(scaled);
  return (
    Math.sign(number) * (places < 0 ? whole * factor : whole / factor) || 0
  );
}

function modulo(number: number, divisor: number): number {
  return divisor === 0
    ? fail('#DIV/0!')
    : number - divisor * Math.floor(number / divisor);
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
  return summarise(kind, values);
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
        areas.reduce((product, area) => {
          const cell = area[row]?.[column] ?? null;
          if (isCellError(cell)) {
            throw new ErrorResult(cell);
          }
          return product * (typeof cell === 'number' ? cell : 0);
        }, 1),
      ),
    ),
  );
}

/** Functions of the library `math`. */
export const MATH = library('math', [
  ['ABS', 'The number without its sign.', 1, 1, single('n', Math.abs)],
  [
    'CEILING',
    'Rounds up to a multiple.',
    2,
    2,
    single('n', (number: number, step: number) =>
      number > 0 && step < 0
        ? fail('#NUM!')
        : toMultiple(number, step, Math.ceil),
    ),
  ],
  ['EXP', 'e raised to a power.', 1, 1, single('n', Math.exp)],
  [
    'FLOOR',
    'Rounds down to a multiple.',
    2,
    2,
    single('n', (number: number, step: number) => {
      if (step === 0 && number !== 0) {
        return fail('#DIV/0!');
      }
      return number > 0 && step < 0
        ? fail('#NUM!')
        : toMultiple(number, step, Math.floor);
    }),
  ],
  ['INT', 'Rounds down to a whole number.', 1, 1, single('n', Math.floor)],
  [
    'LN',
    'Natural logarithm.',
    1,
    1,
    single('n', (number: number) => logarithm(number, Math.E)),
  ],
  ['LOG', 'Logarithm, base 10 when omitted.', 1, 2, single('n', logarithm)],
  ['MOD', "Remainder, with the divisor's sign.", 2, 2, single('n', modulo)],
  ['PI', 'The number π.', 0, 0, () => Math.PI],
  ['POWER', 'The number raised to a power.', 2, 2, single('n', power)],
  [
    'PRODUCT',
    'All arguments multiplied.',
    1,
    Infinity,
    ofNumbers((numbers) =>
      numbers.length === 0
        ? 0
        : numbers.reduce((product, number) => product * number, 1),
    ),
  ],
  [
    'RAND',
    'A random number from 0 up to 1; volatile.',
    0,
    0,
    () => Math.random(),
  ],
  [
    'ROUND',
    'Rounds half away from zero.',
    2,
    2,
    single('n', (number: number, digits: number) =>
      round(number, Math.trunc(digits)),
    ),
  ],
  [
    'ROUNDDOWN',
    'Rounds towards zero.',
    2,
    2,
    single('n', (number: number, digits: number) =>
      truncate(number, digits, 'down'),
    ),
  ],
  [
    'ROUNDUP',
    'Rounds away from zero.',
    2,
    2,
    single('n', (number: number, digits: number) =>
      truncate(number, digits, 'up'),
    ),
  ],
  ['SQRT', 'Square root; `#NUM!` below zero.', 1, 1, single('n', Math.sqrt)],
  [
    'SUBTOTAL',
    'A total that excludes rows hidden by a filter. `function` is 9 for the sum, 1 for the mean, 2 for the count of numbers, 4 and 5 for the largest and smallest.',
    2,
    Infinity,
    subtotal,
  ],
  ['SUM', 'The sum; text in areas is ignored.', 1, Infinity, ofNumbers(sum)],
  [
    'SUMIF',
    'The sum of the cells that meet a condition.',
    2,
    3,
    (call) => sum(numbersAmong(matching(call, 2, [[0, 1]]))),
  ],
  [
    'SUMIFS',
    'The sum of the cells that meet all conditions.',
    3,
    Infinity,
    (call) => sum(numbersAmong(matching(call, 0, pairsFrom(call, 1)))),
  ],
  [
    'SUMPRODUCT',
    'Areas multiplied cell by cell, then summed.',
    1,
    Infinity,
    sumProduct,
  ],
]);
