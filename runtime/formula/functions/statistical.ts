import {STDEV, VAR} from '@formulajs/formulajs';
import {isCellError} from '../../values/scalar';
import {toNumber} from '../coerce';
import {matrixOf, Reference, scalarOf} from '../value';
import {
  eachValue,
  fail,
  library,
  numbersIn,
  ofNumbers,
  toScalar,
  type Call,
} from './define';
import {sum} from './math';
import {countOf, matching, numbersAmong, pairsFrom} from './conditions';

/** Mean of numbers; `#DIV/0!` without one. */
export function mean(numbers: readonly number[]): number {
  return numbers.length === 0 ? fail('#DIV/0!') : sum(numbers) / numbers.length;
}

// The function library brings a whole package of statistics along for this one.
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below, above] = [
    sorted[Math.ceil(middle) - 1],
    sorted[Math.floor(middle)],
  ];
  return below === undefined || above === undefined
    ? fail('#NUM!')
    : (below + above) / 2;
}

function count(call: Call): number {
  let found = 0;
  for (const {value, isDirect} of eachValue(call)) {
    const isNumber =
      typeof value === 'number' ||
      (isDirect && !isCellError(value) && isNumeric(value));
    found += isNumber ? 1 : 0;
  }
  return found;
}

function isNumeric(value: string | boolean | number | null): boolean {
  try {
    toNumber(value);
    return true;
  } catch {
    return false;
  }
}

function countAll(call: Call): number {
  return [...eachValue(call)].filter(
    ({value, isDirect}) => isDirect || value !== null,
  ).length;
}

function countBlank({scope, value}: Call): number {
  const area = value(0) ?? null;
  const filled = matrixOf(area, scope)
    .flat()
    .filter((cell) => cell !== null && cell !== '').length;
  if (!(area instanceof Reference)) {
    return matrixOf(area, scope).flat().length - filled;
  }
  const cells = area.areas.reduce(
    (total, {firstRow, lastRow, firstColumn, lastColumn}) =>
      total + (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1),
    0,
  );
  return cells - filled;
}

/** The k-th number of an area in an order. */
function nth(
  {scope, value}: Call,
  order: (a: number, b: number) => number,
): number {
  const sorted = numbersIn(value(0), scope).sort(order);
  const position = Math.ceil(toNumber(scalarOf(value(1) ?? null, scope)));
  return sorted[position - 1] ?? fail('#NUM!');
}

function rank({scope, value}: Call): number {
  const number = toNumber(scalarOf(value(0) ?? null, scope));
  const numbers = numbersIn(value(1), scope);
  const isAscending = toNumber(scalarOf(value(2) ?? null, scope)) !== 0;
  if (!numbers.includes(number)) {
    return fail('#N/A');
  }
  return (
    1 +
    numbers.filter((other) => (isAscending ? other < number : other > number))
      .length
  );
}

function spread(calculate: (numbers: number[]) => unknown) {
  return ofNumbers((numbers) =>
    numbers.length < 2 ? fail('#DIV/0!') : calculate(numbers),
  );
}

// Of several, the one that occurs first: the function library takes the smallest.
function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  numbers.forEach((number) =>
    counts.set(number, (counts.get(number) ?? 0) + 1),
  );
  return [...counts].reduce((best, entry) =>
    entry[1] > best[1] ? entry : best,
  )[0];
}

/** Functions of the library `statistical`. */
export const STATISTICAL = library('statistical', [
  [
    'AVERAGE',
    'Arithmetic mean; `#DIV/0!` without a number.',
    1,
    Infinity,
    ofNumbers(mean),
  ],
  [
    'AVERAGEIF',
    'Mean of the cells that meet a condition.',
    2,
    3,
    (call) => mean(numbersAmong(matching(call, 2, [[0, 1]]))),
  ],
  ['COUNT', 'How many values are numbers.', 1, Infinity, count],
  ['COUNTA', 'How many values are not empty.', 1, Infinity, countAll],
  ['COUNTBLANK', 'How many cells are empty.', 1, 1, countBlank],
  [
    'COUNTIF',
    'How many cells meet a condition.',
    2,
    2,
    (call) => countOf(matching(call, 0, [[0, 1]])),
  ],
  [
    'COUNTIFS',
    'How many cells meet all conditions.',
    2,
    Infinity,
    (call) => countOf(matching(call, 0, pairsFrom(call, 0))),
  ],
  [
    'LARGE',
    'The k-th largest number.',
    2,
    2,
    (call) => nth(call, (a, b) => b - a),
  ],
  [
    'MAX',
    'The largest number.',
    1,
    Infinity,
    ofNumbers((numbers) =>
      numbers.reduce(
        (most, number) => Math.max(most, number),
        numbers.length === 0 ? 0 : -Infinity,
      ),
    ),
  ],
  ['MEDIAN', 'The middle number.', 1, Infinity, ofNumbers(median)],
  [
    'MIN',
    'The smallest number.',
    1,
    Infinity,
    ofNumbers((numbers) =>
      numbers.reduce(
        (least, number) => Math.min(least, number),
        numbers.length === 0 ? 0 : Infinity,
      ),
    ),
  ],
  [
    'MODE',
    'The most frequent number.',
    1,
    Infinity,
    ofNumbers((numbers) =>
      new Set(numbers).size === numbers.length
        ? fail('#N/A')
        : mostFrequent(numbers),
    ),
  ],
  [
    'RANK',
    'Position in the sorted area, 1 for the largest.',
    2,
    3,
    (call) => toScalar(rank(call)),
  ],
  [
    'SMALL',
    'The k-th smallest number.',
    2,
    2,
    (call) => nth(call, (a, b) => a - b),
  ],
  [
    'STDEV',
    'Standard deviation of a sample.',
    1,
    Infinity,
    spread((numbers) => STDEV.S(numbers)),
  ],
  [
    'VAR',
    'Variance of a sample.',
    1,
    Infinity,
    spread((numbers) => VAR.S(numbers)),
  ],
]);
