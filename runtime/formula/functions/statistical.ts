import {safely} from '../broadcast';
import {toNumber} from '../coerce';
import {matrixOf, sizeOf} from '../value';
import {type Call, eachValue, fail, library, number, numbersIn} from './define';
import {least, mean, median, most, type Numbers, variance} from './summaries';
import {countOf, matching, numbersAmong, pairsFrom} from './conditions';

function count(call: Call): number {
  let found = 0;
  for (const {value, isDirect} of eachValue(call)) {
    const isNumber =
      typeof value === 'number' ||
      (isDirect && typeof safely(() => toNumber(value)) === 'number');
    found += isNumber ? 1 : 0;
  }
  return found;
}

function countAll(call: Call): number {
  return [...eachValue(call)].filter(
    ({value, isDirect}) => isDirect || value !== null,
  ).length;
}

function countBlank({scope, value}: Call): number {
  const area = value(0) ?? null;
  const {rows, columns} = sizeOf(area);
  const cells = matrixOf(area, scope).flat();
  return (
    rows * columns - cells.filter((cell) => cell !== null && cell !== '').length
  );
}

/** The k-th number of an area in an order. */
function nth(call: Call, order: (a: number, b: number) => number): number {
  const sorted = numbersIn(call.value(0), call.scope).sort(order);
  return sorted[Math.ceil(number(call, 1, 1)) - 1] ?? fail('#NUM!');
}

function rank(call: Call): number {
  const [own, isAscending] = [number(call, 0, 0), number(call, 2, 0) !== 0];
  const numbers = numbersIn(call.value(1), call.scope);
  const better = numbers.filter((other) =>
    isAscending ? other < own : other > own,
  );
  return numbers.includes(own) ? better.length + 1 : fail('#N/A');
}

// Of several, the one that occurs first: the function library takes the smallest.
function mostFrequent(numbers: Numbers): number {
  const counts = new Map<number, number>();
  numbers.forEach((number) =>
    counts.set(number, (counts.get(number) ?? 0) + 1),
  );
  return [...counts].reduce((best, entry) =>
    entry[1] > best[1] ? entry : best,
  )[0];
}

/** Functions of the library `statistical`. */
export const STATISTICAL = library(
  'statistical',
  `
  AVERAGE      *    1 ∞ Arithmetic mean; \`#DIV/0!\` without a number.
  AVERAGEIF    asa  2 3 Mean of the cells that meet a condition.
  COUNT        -    1 ∞ How many values are numbers.
  COUNTA       -    1 ∞ How many values are not empty.
  COUNTBLANK   -    1 1 How many cells are empty.
  COUNTIF      as   2 2 How many cells meet a condition.
  COUNTIFS     as   2 ∞ How many cells meet all conditions.
  LARGE        as   2 2 The k-th largest number.
  MAX          *    1 ∞ The largest number.
  MEDIAN       *    1 ∞ The middle number.
  MIN          *    1 ∞ The smallest number.
  MODE         *    1 ∞ The most frequent number.
  RANK         sas  2 3 Position in the sorted area, 1 for the largest.
  SMALL        as   2 2 The k-th smallest number.
  STDEV        *    1 ∞ Standard deviation of a sample.
  VAR          *    1 ∞ Variance of a sample.
`,
  {
    AVERAGE: mean,
    AVERAGEIF: (call) => mean(numbersAmong(matching(call, 2, [[0, 1]]))),
    COUNT: count,
    COUNTA: countAll,
    COUNTBLANK: countBlank,
    COUNTIF: (call) => countOf(matching(call, 0, [[0, 1]])),
    COUNTIFS: (call) => countOf(matching(call, 0, pairsFrom(call, 0))),
    LARGE: (call) => nth(call, (a, b) => b - a),
    MAX: most,
    MEDIAN: median,
    MIN: least,
    MODE: (numbers: Numbers) =>
      new Set(numbers).size === numbers.length
        ? fail('#N/A')
        : mostFrequent(numbers),
    RANK: rank,
    SMALL: (call) => nth(call, (a, b) => a - b),
    STDEV: (numbers: Numbers) => Math.sqrt(variance(numbers)),
    VAR: variance,
  },
);
