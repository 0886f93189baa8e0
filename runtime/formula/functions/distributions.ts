// Functions that stand on distributions of the function library, which lacks some, or calculates them otherwise.
import {span} from '../../area/bounds';
import type {Matrix} from '../../values/scalar';
import {fail} from './define';
import type {Borrowed} from './numerals';
import {numbersOf} from './samples';
import {mean, type Numbers, product, sum, variance} from './summaries';

/** How far two samples lie apart by Student's test, and its degrees of freedom. */
function apartness(first: Numbers, second: Numbers, type: number) {
  if (type === 1) {
    const apart = first.map((one, index) => one - (second[index] ?? 0));
    const {length} = apart;
    return first.length === second.length
      ? [mean(apart) / Math.sqrt(variance(apart) / length), length - 1]
      : fail('#N/A');
  }
  const [a, b] = [first.length, second.length];
  const [left, right] = [variance(first) / a, variance(second) / b];
  const apart = mean(first) - mean(second);
  if (type === 2) {
    const [both, free] = [left * a * (a - 1) + right * b * (b - 1), a + b - 2];
    return [apart / Math.sqrt((both / free) * (1 / a + 1 / b)), free];
  }
  const free =
    (left + right) ** 2 / (left ** 2 / (a - 1) + right ** 2 / (b - 1));
  return [apart / Math.sqrt(left + right), free];
}

/** Distributions whose inverse the function library finds with few digits. */
const INVERTED = ['BETA', 'CHISQ', 'F', 'GAMMA', 'NORM', 'T'];

/** Where a rising function has a value, from a place near by: by the secant method. */
function refined(
  of: (x: number) => number,
  value: number,
  near: number,
): number {
  let [before, x] = [near * (1 - 1e-6), near];
  let missed = of(before) - value;
  for (let step = 0; step < 20; step += 1) {
    const misses = of(x) - value;
    const next = x - (misses * (x - before)) / (misses - missed);
    if (!Number.isFinite(next) || Math.abs(next - x) < 1e-14 * Math.abs(x)) {
      break;
    }
    [before, missed, x] = [x, misses, next];
  }
  return x;
}

/** Functions that stand on distributions of the function library. */
export function distributionsFrom(library: Readonly<Record<string, Borrowed>>) {
  const of = (name: string, ...given: unknown[]) => {
    const found = library[name]!(...given);
    return typeof found === 'number' ? found : fail('#NUM!');
  };
  const gamma = (x: number): number =>
    Number.isInteger(x)
      ? x > 0
        ? product(span(1, Math.min(x - 1, 200)))
        : fail('#NUM!')
      : x < 0
        ? Math.PI / (Math.sin(Math.PI * x) * gamma(1 - x))
        : Math.exp(of('GAMMALN', x));
  const student = (x: number, free: number, isSum: boolean): number => {
    const above = of('T.DIST.RT', Math.abs(x), free);
    const power = (free + 1) / 2;
    const top = of('GAMMALN', power) - of('GAMMALN', free / 2);
    return isSum
      ? x < 0
        ? above
        : 1 - above
      : Math.exp(top - power * Math.log1p(x ** 2 / free)) /
          Math.sqrt(free * Math.PI);
  };
  const beta = (
    x: number,
    a: number,
    b: number,
    isSum: boolean,
    low = 0,
    high = 1,
  ): number => {
    const found = of('BETA.DIST', x, a, b, isSum, low, high);
    return x < low || x > high
      ? fail('#NUM!')
      : isSum
        ? found
        : found / (high - low);
  };
  const inverses = INVERTED.map((name) => [
    `${name}.INV`,
    (share: number, ...given: number[]) =>
      refined(
        (x) =>
          name === 'T'
            ? student(x, given[0]!, true)
            : of(
                `${name}.DIST`,
                ...[x, ...given.slice(0, 2)],
                ...[true, ...given.slice(2)],
              ),
        share,
        of(`${name}.INV`, share, ...given),
      ),
  ]) as [string, (share: number, ...given: number[]) => number][];
  const inverse = Object.fromEntries(inverses);
  return {
    ...inverse,
    'BETA.DIST': beta,
    BETADIST: (x: number, a: number, b: number, ...ends: number[]) =>
      beta(x, a, b, true, ...ends),
    'CHISQ.TEST'(actual: Matrix, expected: Matrix): number {
      const [rows, columns] = [actual.length, actual[0]?.length ?? 0];
      const other = numbersOf(expected).flat();
      const squares = numbersOf(actual)
        .flat()
        .map((one, index) => (one - other[index]!) ** 2 / other[index]!);
      const free = (rows - 1) * (columns - 1) || rows * columns - 1;
      return squares.length === other.length
        ? of('CHISQ.DIST.RT', sum(squares), free)
        : fail('#N/A');
    },
    'CONFIDENCE.T'(alpha: number, deviation: number, size: number): number {
      return size < 2
        ? fail(size === 1 ? '#DIV/0!' : '#NUM!')
        : (-inverse['T.INV']!(alpha / 2, size - 1) * deviation) /
            Math.sqrt(size);
    },
    'F.TEST'(first: Numbers, second: Numbers): number {
      const ratio = variance(first) / variance(second);
      const above = of('F.DIST.RT', ratio, first.length - 1, second.length - 1);
      return 2 * Math.min(above, 1 - above);
    },
    GAMMA: gamma,
    'LOGNORM.INV': (share: number, middle: number, spread: number) =>
      Math.exp(inverse['NORM.INV']!(share, middle, spread)),
    NORMSDIST: (x: number) => of('NORM.S.DIST', x, true),
    'POISSON.DIST'(count: number, rate: number, isSum: number): number {
      if (count < 0) {
        return fail('#NUM!');
      }
      if (rate === 0) {
        return Number(isSum || count === 0);
      }
      return isSum
        ? 1 - of('GAMMA.DIST', rate, count + 1, 1, true)
        : Math.exp(count * Math.log(rate) - rate - of('GAMMALN', count + 1));
    },
    'T.DIST': student,
    'T.TEST'(left: Numbers, right: Numbers, tails: number, type: number) {
      const [apart, free] = apartness(
        left,
        right,
        Math.trunc(type),
      ) as number[];
      return of('T.DIST.RT', Math.abs(apart!), free!) * Math.trunc(tails);
    },
    'Z.TEST'(
      numbers: Numbers,
      middle: number,
      deviation = Math.sqrt(variance(numbers)),
    ): number {
      const errors = deviation / Math.sqrt(numbers.length);
      return 1 - of('NORM.S.DIST', (mean(numbers) - middle) / errors, true);
    },
  };
}
