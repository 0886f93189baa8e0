import {round} from 'numfmt';
import {cellsOf} from '../../state/cells';
import {isCellError, type Scalar} from '../../values/scalar';
import {readCriterion, type Criterion} from '../criteria';
import {toNumber} from '../coerce';
import {ErrorResult, matrixOf, Reference, scalarOf, type Value} from '../value';
import {fail, library, ofNumbers, single, type Call} from './define';
import {summarise} from './summaries';

const sum = (numbers: readonly number[]): number =>
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

/** Numbers of a total's area that meet every condition. */
export function matching(
  call: Call,
  totalIndex: number,
  pairs: readonly (readonly [area: number, condition: number])[],
): Scalar[] {
  const {scope} = call;
  const tests: [Value, Criterion][] = pairs.map(([area, condition]) => [
    call.value(area) ?? null,
    readCriterion(scalarOf(call.value(condition) ?? null, scope)),
  ]);
  const first = tests[0]![0];
  const total = totalArea(call.value(totalIndex) ?? first, first);
  const totals = matrixOf(total, scope);
  const areas = tests.map(
    ([area, test]) => [matrixOf(area, scope), test] as const,
  );
  const rows = Math.max(totals.length, ...areas.map(([area]) => area.length));
  const found: Scalar[] = [];
  for (let row = 0; row < rows; row += 1) {
    const columns = Math.max(
      ...areas.map(([area]) => area[row]?.length ?? 0),
      totals[row]?.length ?? 0,
    );
    for (let column = 0; column < columns; column += 1) {
      if (areas.every(([area, test]) => test(area[row]?.[column] ?? null))) {
        found.push(totals[row]?.[column] ?? null);
      }
    }
  }
  return found;
}

// The area of the totals has the size of the tested area, whatever was written.
function totalArea(total: Value, tested: Value): Value {
  if (!(total instanceof Reference) || !(tested instanceof Reference)) {
    return total;
  }
  const [{firstRow, firstColumn}] = total.areas as [
    (typeof total.areas)[number],
  ];
  const [size] = tested.areas as [(typeof tested.areas)[number]];
  return new Reference(total.sheetId, [
    {
      firstRow,
      firstColumn,
      lastRow: firstRow + size.lastRow - size.firstRow,
      lastColumn: firstColumn + size.lastColumn - size.firstColumn,
    },
  ]);
}

/** Pairs of an area and its condition from an argument on: 1 and 2, 3 and 4, … */
export function pairsFrom(call: Call, first: number): [number, number][] {
  if ((call.args.length - first) % 2 !== 0) {
    return fail('#VALUE!');
  }
  return Array.from(
    {length: (call.args.length - first) / 2},
    (_pair, index) => [first + index * 2, first + index * 2 + 1],
  );
}

/** The numbers among values; the first error value ends the calculation. */
export function numbersAmong(values: readonly Scalar[]): number[] {
  return values.flatMap((value) => {
    if (isCellError(value)) {
      throw new ErrorResult(value);
    }
    return typeof value === 'number' ? [value] : [];
  });
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
  const areas = args.map((_node, index) =>
    matrixOf(value(index) ?? null, scope),
  );
  const [first] = areas as [(typeof areas)[number]];
  const isSameSize = areas.every(
    (area) =>
      area.length === first.length && area[0]?.length === first[0]?.length,
  );
  if (!isSameSize) {
    return fail('#VALUE!');
  }
  return sum(
    first.flatMap((line, row) =>
      line.map((_cell, column) =>
        areas.reduce((product, area) => {
          const cell = area[row]![column]!;
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
