import {isCellError, type Scalar} from '../values/scalar';
import {throwIfError} from './exception';

/** Sums and counts of the numbers from one row on, for each last row. */
interface RunningTotals {
  readonly first: number;
  readonly sums: number[];
  readonly counts: number[];
  /** Row before which all sums are exact, so that their differences are sums as well. */
  exactUntil: number;
}

const MAX_RUNNING_TOTALS = 8;

/**
 * Matches texts that are equal if and only if they are equal in lower case. Other texts must be compared one by one,
 * because some of their characters are equal to others, such as full-width letters.
 */
const SIMPLE_TEXT = /^[\t\n\r -~À-ÅÇ-ÖÙ-Ýà-åç-öù-ý가-힣一-鿿А-Яа-я]*$/;

/** Returns a key that equal values share; `undefined` for values that must be compared one by one. */
function toIndexKey(value: Scalar): Scalar | undefined {
  if (typeof value === 'string') {
    // Prefixes distinguish texts from error values.
    return SIMPLE_TEXT.test(value) ? `"${value.toLowerCase()}` : undefined;
  }
  return isCellError(value) ? value.error : value;
}

/** A test of values. */
export interface ValueTest {
  readonly test: (value: Scalar) => boolean;
  /** Value that all values that pass are equal to after `convert`; `undefined` for tests other than equality. */
  readonly wanted?: Scalar;
  readonly convert?: (value: Scalar) => Scalar;
}

const keepValue = (value: Scalar): Scalar => value;

/** Rows of a column by the keys of their values. */
interface ColumnIndex {
  readonly first: number;
  last: number;
  readonly rows: Map<Scalar, number[]>;
  /** Rows with values that have no key. */
  readonly others: number[];
}

/** The values of a column. During a calculation, its indexes serve all formulas that read the column. */
export class Column {
  #totals: readonly RunningTotals[] = [];
  readonly #indexes = new Map<unknown, ColumnIndex>();
  readonly #searched = new Set<unknown>();
  /** For each row, a row at or before the next formula that is not calculated. */
  readonly #next: Int32Array | undefined;

  /**
   * @param values - values by row
   * @param pending - rows with formulas whose values {@link resolve} adds
   */
  constructor(
    readonly values: Scalar[],
    pending: readonly number[] = [],
  ) {
    if (pending.length > 0) {
      this.#next = Int32Array.from(values, (_value, row) => row + 1);
      pending.forEach((row) => (this.#next![row] = row));
    }
  }

  /** Returns the first row, at or after `row`, whose formula is not calculated; `Infinity` if all are calculated. */
  findPending(row: number): number {
    const next = this.#next;
    let at = row;
    while (next && at < next.length && next[at] !== at) {
      const target = next[at]!;
      // Halves the path, so that later searches skip calculated rows.
      next[at] = next[target] ?? target;
      at = target;
    }
    return next && at < next.length ? at : Infinity;
  }

  resolve(row: number, value: Scalar): void {
    this.values[row] = value;
    this.#next![row] = row + 1;
  }

  /** Adds the numbers of some rows in their order. Ends the calculation at the first error value. */
  sum(first: number, last: number): {sum: number; count: number} {
    const totals =
      this.#totals.find((one) => one.first === first) ??
      this.#totals.find(
        (one) =>
          one.first < first &&
          one.first + one.sums.length >= first &&
          one.exactUntil >= first,
      ) ??
      startTotals(first);
    // The least recently used totals are dropped.
    const others = this.#totals.filter((one) => one !== totals);
    this.#totals = [...others.slice(1 - MAX_RUNNING_TOTALS), totals];
    this.#extendTotals(totals, last);
    if (totals.first < first && totals.exactUntil <= last) {
      totals.exactUntil = 0;
      return this.sum(first, last);
    }
    const [from, to] = [first - 1 - totals.first, last - totals.first];
    return {
      sum: totals.sums[to]! - (totals.sums[from] ?? 0),
      count: totals.counts[to]! - (totals.counts[from] ?? 0),
    };
  }

  #extendTotals(totals: RunningTotals, last: number): void {
    const {first, sums, counts} = totals;
    for (let row = first + sums.length; row <= last; row += 1) {
      const value = throwIfError(this.values[row] ?? null);
      const isNumber = typeof value === 'number';
      const sum = (sums.at(-1) ?? 0) + (isNumber ? value : 0);
      if (
        !Number.isSafeInteger(sum) ||
        (isNumber && !Number.isInteger(value))
      ) {
        totals.exactUntil = Math.min(totals.exactUntil, row);
      }
      sums.push(sum);
      counts.push((counts.at(-1) ?? 0) + Number(isNumber));
    }
  }

  /**
   * Finds the rows whose values pass a test, in ascending order. Scans the column the first time, and then uses an
   * index if the test is for equality.
   */
  findRows(
    first: number,
    last: number,
    {test, wanted, convert = keepValue}: ValueTest,
  ): readonly number[] {
    const key = wanted === undefined ? undefined : toIndexKey(wanted);
    const index =
      key !== undefined && this.#searched.has(convert)
        ? this.#index(first, last, convert)
        : undefined;
    if (key !== undefined) {
      this.#searched.add(convert);
    }
    if (!index || key === undefined) {
      const found: number[] = [];
      for (let row = first; row <= last; row += 1) {
        if (test(this.values[row] ?? null)) {
          found.push(row);
        }
      }
      return found;
    }
    const same = sliceRows(index.rows.get(key) ?? [], first, last);
    const others = sliceRows(index.others, first, last).filter((row) =>
      test(this.values[row] ?? null),
    );
    return others.length === 0
      ? same
      : [...same, ...others].sort((a, b) => a - b);
  }

  #index(
    first: number,
    last: number,
    convert: (value: Scalar) => Scalar,
  ): ColumnIndex {
    const known = this.#indexes.get(convert);
    const index =
      known && first >= known.first && first <= known.last + 1
        ? known
        : {first, last: first - 1, rows: new Map(), others: []};
    this.#indexes.set(convert, index);
    for (let row = index.last + 1; row <= last; row += 1) {
      const key = toIndexKey(convert(this.values[row] ?? null));
      const rows = key === undefined ? index.others : index.rows.get(key);
      if (rows) {
        rows.push(row);
      } else {
        index.rows.set(key!, [row]);
      }
    }
    index.last = Math.max(index.last, last);
    return index;
  }
}

const startTotals = (first: number): RunningTotals => ({
  first,
  sums: [],
  counts: [],
  exactUntil: Infinity,
});

/** Returns the part of an ascending list that lies between two rows. */
function sliceRows(
  rows: readonly number[],
  first: number,
  last: number,
): readonly number[] {
  const start = rows[0]! >= first ? 0 : findBound(rows, first);
  const end = rows.at(-1)! <= last ? rows.length : findBound(rows, last + 1);
  return start === 0 && end === rows.length ? rows : rows.slice(start, end);
}

/** Returns the index of the first element that is not smaller than `row`. */
function findBound(rows: readonly number[], row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = rows[middle]! < row ? [middle + 1, high] : [low, middle];
  }
  return low;
}
